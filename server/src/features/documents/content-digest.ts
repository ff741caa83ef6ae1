import { createHash } from 'node:crypto';

import type { Sealer } from '#server/encryption/sealer.ts';

/**
 * The same for equal files of one account; computed from the content's SHA-256 in lower-case hexadecimal. It is keyed,
 * so that someone with the database alone cannot tell whether a known file is among the documents.
 */
export function digestContent(sealer: Sealer, profileId: number, sha256: string): string {
  return sealer.digest(sha256, `content of the documents of profile ${profileId}`);
}

/** In lower-case hexadecimal. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
