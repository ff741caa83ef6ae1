import type { ProfileRecord } from '#server/account.ts';
import type { ReadAnalyzedDocument } from '#server/ports/documents.ts';

import { analysisNotFound } from './errors.ts';

interface Documents {
  readonly readAnalyzedDocument: ReadAnalyzedDocument;
}

/** The findings of one's own document as JSON; null while it is being analyzed. */
export function createReadAnalysis({ readAnalyzedDocument }: Documents) {
  return async (profile: ProfileRecord, id: number): Promise<Uint8Array | null> => {
    const found = await readAnalyzedDocument(profile, id);
    if (found === undefined || found.document.status === 'failed') throw analysisNotFound();
    return found.analysis ?? null;
  };
}
