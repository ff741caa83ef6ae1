import type { ProfileRecord } from '#server/account.ts';
import type { ReadAnalyzed } from '#server/ports/documents.ts';

import { analysisNotFound } from './errors.ts';

interface Documents {
  readonly readAnalyzed: ReadAnalyzed;
}

/** The findings of one's own document as JSON; null while it is being analyzed. */
export function createReadAnalysis({ readAnalyzed }: Documents) {
  return async (profile: ProfileRecord, id: number): Promise<Uint8Array | null> => {
    const found = await readAnalyzed(profile, id);
    if (found === undefined || found.document.status === 'failed') throw analysisNotFound();
    return found.analysis ?? null;
  };
}
