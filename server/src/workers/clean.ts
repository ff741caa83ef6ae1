import type { Issue } from '@proviso/contracts';
import {
  type CleanedDocument,
  cleanDocument,
  DocumentError,
  readDocument,
} from '@proviso/documents';
import { type AnalyzeOptions, everyFinding, type Finding, redact } from '@proviso/engine';

import type { CleaningTask } from '#server/ports/analyzer.ts';

import { excerptOf } from './build-analysis.ts';

/**
 * Cleans a document and proves the copy; `onRecognition` is called before each page that takes seconds. Throws DocumentError
 * when it cannot be read, cleaned or proved, or reads otherwise than when it was analysed.
 */
export async function cleanByAnalysis(
  task: CleaningTask,
  onRecognition: () => void,
): Promise<CleanedDocument> {
  const { bytes, format, issues, areAllIssues, choices, policy } = task;
  const options = policy === undefined ? {} : { policy };
  const document = await readDocument(bytes, format, { onRecognition });
  if (!readsAsAnalyzed(document.text, issues)) {
    throw new DocumentError('documents.cleaning_unproven');
  }
  const reported = issues.map(toFinding);
  const others = areAllIssues ? [] : unreported(findAll(document.text, options), reported);
  const edits = redact(document.text, [...reported, ...others], choices);
  const findAgain = (cleaned: string): string[] =>
    findAll(cleaned, options).map(({ start, end }) => cleaned.slice(start, end));
  return cleanDocument(bytes, format, { edits, findAgain, document, onRecognition });
}

function findAll(text: string, options: AnalyzeOptions): readonly Finding[] {
  const findings = everyFinding(text, options);
  if (findings === undefined) throw new DocumentError('documents.too_complex');
  return findings;
}

/** The findings that a report had no room for. */
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
  return issues.every(({ start, end, excerpt }) => {
    const passage = text.slice(start, end);
    return excerpt === excerptOf(passage, true) || excerpt === excerptOf(passage, false);
  });
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
