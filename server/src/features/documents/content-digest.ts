import { createHash } from 'node:crypto';

import type { Sealer } from '#server/encryption/sealer.ts';

/**
 * What equal files of an account have in common, from the SHA-256 of the content in lower-case hexadecimal digits.
 * Under a key: somebody who reads only the database cannot tell whether a known file is among the documents.
 */
export function digestContent(sealer: Sealer, profileId: number, sha256: string): string {
  return sealer.digest(sha256, `content of the documents of profile ${profileId}`);
}

/** In lower-case hexadecimal digits. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
