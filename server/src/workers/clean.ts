import type { Issue } from '@proviso/contracts';
import { type CleanedDocument, cleanDocument, readDocument } from '@proviso/documents';
import { analyze, type Finding, redact } from '@proviso/engine';

import type { CleanRequest } from './protocol.ts';

/** Cleans a document and proves the copy. Throws DocumentError when it cannot be read, cleaned or proved. */
export async function cleanByAnalysis(request: CleanRequest): Promise<CleanedDocument> {
  const { bytes, format, issues, choices } = request;
  const { text } = await readDocument(bytes, format);
  const edits = redact(text, issues.map(toFinding), choices);
  return cleanDocument(bytes, format, { edits, findAgain });
}

function findAgain(text: string): string[] {
  return analyze(text).findings.map(({ start, end }) => text.slice(start, end));
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
