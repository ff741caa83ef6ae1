import type { Issue } from '@proviso/contracts';
import {
  type CleanedDocument,
  cleanDocument,
  DocumentError,
  editsInCopy,
  type Progress,
  readDocument,
} from '@proviso/documents';
import {
  everyFinding,
  type Finding,
  keyOf,
  redact,
  type Redaction,
  type TreatmentChoices,
} from '@proviso/engine';
import { type KeyFile, writeKey } from '@proviso/engine/key';
import type { PolicyPack } from '@proviso/engine/policies';

import { isExcerptOf } from '#server/analysis/excerpt-of.ts';
import type { CleaningTask } from '#server/ports/analyzer.ts';

import { keepAllowed } from './keep-allowed.ts';

/**
 * Cleans a document and proves the copy. Throws DocumentError when it cannot be read, cleaned or proved, or reads otherwise than
 * when it was analysed.
 */
export async function cleanByAnalysis(
  task: CleaningTask,
  progress: Progress,
): Promise<CleanedDocument> {
  const { copy } = await makeCopy(task, progress);
  return copy;
}

/** The key to the copy that the same task gives, which it names; the copy itself and its certificate stay here. */
export async function keyByAnalysis(task: CleaningTask, progress: Progress): Promise<KeyFile> {
  const { copy, text, edits } = await makeCopy(task, progress);
  const { certificate } = copy;
  return writeKey(keyOf(text, editsInCopy(edits, certificate)), certificate.output);
}

interface Making {
  readonly copy: CleanedDocument;
  readonly text: string;
  readonly edits: readonly Redaction[];
}

async function makeCopy(task: CleaningTask, progress: Progress): Promise<Making> {
  const { bytes, format, issues, areAllIssues, choices, policy, allowed = [] } = task;
  const document = await readDocument(bytes, format, progress);
  if (!readsAsAnalyzed(document.text, issues)) {
    throw new DocumentError('documents.cleaning_unproven');
  }
  const findings = allOf(document.text, issues.map(toFinding), { areAll: areAllIssues, policy });
  const chosen = byOrder(issues, choices);
  const kept = keepAllowed(document.text, findings, areAllIssues ? [] : allowed);
  const edits = redact(document.text, findings, {
    ...chosen,
    findings: { ...kept, ...chosen.findings },
  });
  const findAgain = findingAgain(policy);
  const options = { ...progress, edits, findAgain, document };
  const copy = await cleanDocument(bytes, format, options);
  return { copy, text: document.text, edits };
}

/** The findings of a report, and those that it had no room for. */
export function allOf(
  text: string,
  reported: readonly Finding[],
  { areAll, policy }: { areAll: boolean; policy: PolicyPack | undefined },
): readonly Finding[] {
  return areAll ? reported : [...reported, ...unreported(findAll(text, policy), reported)];
}

/** What a scan of a finished copy finds in it. */
export function findingAgain(policy: PolicyPack | undefined): (cleaned: string) => string[] {
  return (cleaned) => findAll(cleaned, policy).map(({ start, end }) => cleaned.slice(start, end));
}

/** The choices of findings by their order, which is not that of their numbers where some are marks. */
function byOrder(issues: readonly Issue[], choices: TreatmentChoices): TreatmentChoices {
  const { findings = {} } = choices;
  const chosen = issues.flatMap(({ id }, order) => {
    const treatment = findings[id];
    return treatment === undefined ? [] : [[order, treatment] as const];
  });
  return { ...choices, findings: Object.fromEntries(chosen) };
}

function findAll(text: string, policy: PolicyPack | undefined): readonly Finding[] {
  const findings = everyFinding(text, policy === undefined ? {} : { policy });
  if (findings === undefined) throw new DocumentError('documents.too_complex');
  return findings;
}

function unreported(all: readonly Finding[], reported: readonly Finding[]): readonly Finding[] {
  const nameOf = ({ type, start, end }: Finding): string => `${type} ${start} ${end}`;
  const known = new Set(reported.map(nameOf));
  return all.filter((finding) => !known.has(nameOf(finding)));
}

/**
 * Whether the issues' passages stand where they stood: text recognition that ran out of time once and not the other time moves
 * all that follows.
 */
function readsAsAnalyzed(text: string, issues: readonly Issue[]): boolean {
  return issues.every(({ start, end, excerpt }) => isExcerptOf(excerpt, text.slice(start, end)));
}

/** What an analysis made before 0.2 does not say is taken to be sensitive: rather a label than a remark. */
function toFinding({ isSensitive = true, legalReference, replacement, ...issue }: Issue): Finding {
  return {
    ...issue,
    isSensitive,
    ...(replacement === undefined ? {} : { replacement }),
    ...(legalReference === undefined ? {} : { legalReference }),
  };
}
