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
  findAllFindings,
  type Finding,
  buildKey,
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
 * Cleans a document and verifies the copy. Throws DocumentError when it cannot be read, cleaned or verified, or reads
 * differently than when it was analyzed.
 */
export async function cleanByAnalysis(
  task: CleaningTask,
  progress: Progress,
): Promise<CleanedDocument> {
  const { copy } = await makeCopy(task, progress);
  return copy;
}

/**
 * The key to the copy that the same task produces, identified by its digest; the copy and its certificate are
 * discarded.
 */
export async function createKeyByAnalysis(
  task: CleaningTask,
  progress: Progress,
): Promise<KeyFile> {
  const { copy, text, edits } = await makeCopy(task, progress);
  const { certificate } = copy;
  return writeKey(buildKey(text, editsInCopy(edits, certificate)), certificate.output);
}

interface MadeCopy {
  readonly copy: CleanedDocument;
  readonly text: string;
  readonly edits: readonly Redaction[];
}

async function makeCopy(task: CleaningTask, progress: Progress): Promise<MadeCopy> {
  const { bytes, format, issues, areAllIssues, choices, policy, allowed = [] } = task;
  const document = await readDocument(bytes, format, progress);
  if (!matchesAnalysis(document.text, issues)) {
    throw new DocumentError('documents.cleaning_unproven');
  }
  const findings = withUnreported(document.text, issues.map(toFinding), {
    areAll: areAllIssues,
    policy,
  });
  const chosen = choicesByOrder(issues, choices);
  const kept = keepAllowed(document.text, findings, areAllIssues ? [] : allowed);
  const edits = redact(document.text, findings, {
    ...chosen,
    findings: { ...kept, ...chosen.findings },
  });
  const rescan = createRescan(policy);
  const { values: unwanted } = choices;
  const options = { ...progress, edits, unwanted, rescan, document };
  const copy = await cleanDocument(bytes, format, options);
  return { copy, text: document.text, edits };
}

/** A report's findings, including those it had no room for. */
export function withUnreported(
  text: string,
  reported: readonly Finding[],
  { areAll, policy }: { areAll: boolean; policy: PolicyPack | undefined },
): readonly Finding[] {
  return areAll ? reported : [...reported, ...unreported(findAll(text, policy), reported)];
}

/** Scans a finished copy for remaining findings. */
export function createRescan(policy: PolicyPack | undefined): (cleaned: string) => string[] {
  return (cleaned) => findAll(cleaned, policy).map(({ start, end }) => cleaned.slice(start, end));
}

/** Maps choices to findings by position, because marks have ids out of order. */
function choicesByOrder(issues: readonly Issue[], choices: TreatmentChoices): TreatmentChoices {
  const { findings = {} } = choices;
  const chosen = issues.flatMap(({ id }, order) => {
    const treatment = findings[id];
    return treatment === undefined ? [] : [[order, treatment] as const];
  });
  return { ...choices, findings: Object.fromEntries(chosen) };
}

function findAll(text: string, policy: PolicyPack | undefined): readonly Finding[] {
  const findings = findAllFindings(text, policy === undefined ? {} : { policy });
  if (findings === undefined) throw new DocumentError('documents.too_complex');
  return findings;
}

function unreported(all: readonly Finding[], reported: readonly Finding[]): readonly Finding[] {
  const nameOf = ({ type, start, end }: Finding): string => `${type} ${start} ${end}`;
  const known = new Set(reported.map(nameOf));
  return all.filter((finding) => !known.has(nameOf(finding)));
}

/**
 * Whether the issues' passages are where they were: if text recognition ran out of time in only one of the two
 * readings, all later text shifts.
 */
function matchesAnalysis(text: string, issues: readonly Issue[]): boolean {
  return issues.every(({ start, end, excerpt }) => isExcerptOf(excerpt, text.slice(start, end)));
}

function toFinding({ legalReference, replacement, ...issue }: Issue): Finding {
  return {
    ...issue,
    ...(replacement === undefined ? {} : { replacement }),
    ...(legalReference === undefined ? {} : { legalReference }),
  };
}
