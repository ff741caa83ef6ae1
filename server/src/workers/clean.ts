import type { Issue } from '@proviso/contracts';
import { type CleanedDocument, cleanDocument, readDocument } from '@proviso/documents';
import { analyze, type Finding, redact } from '@proviso/engine';

import type { CleaningTask } from '#server/ports/analyzer.ts';

/** Cleans a document and proves the copy. Throws DocumentError when it cannot be read, cleaned or proved. */
export async function cleanByAnalysis(task: CleaningTask): Promise<CleanedDocument> {
  const { bytes, format, issues, choices, policy } = task;
  const options = policy === undefined ? {} : { policy };
  const { text } = await readDocument(bytes, format);
  const edits = redact(text, issues.map(toFinding), choices);
  const findAgain = (cleaned: string): string[] =>
    analyze(cleaned, options).findings.map(({ start, end }) => cleaned.slice(start, end));
  return cleanDocument(bytes, format, { edits, findAgain });
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
