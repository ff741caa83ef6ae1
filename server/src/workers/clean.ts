import type { Issue } from '@proviso/contracts';
import { type CleanedDocument, cleanDocument, readDocument } from '@proviso/documents';
import { analyze, type Finding, redact } from '@proviso/engine';

import type { CleaningTask } from '#server/ports/analyzer.ts';

/**
 * Cleans a document and proves the copy; `onRecognition` is called before each page that takes seconds. Throws DocumentError
 * when it cannot be read, cleaned or proved.
 */
export async function cleanByAnalysis(
  task: CleaningTask,
  onRecognition: () => void,
): Promise<CleanedDocument> {
  const { bytes, format, issues, choices, policy } = task;
  const options = policy === undefined ? {} : { policy };
  const document = await readDocument(bytes, format, { onRecognition });
  const edits = redact(document.text, issues.map(toFinding), choices);
  const findAgain = (cleaned: string): string[] =>
    analyze(cleaned, options).findings.map(({ start, end }) => cleaned.slice(start, end));
  return cleanDocument(bytes, format, { edits, findAgain, document, onRecognition });
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
