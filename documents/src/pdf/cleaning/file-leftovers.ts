import type { StrippedContent } from '#documents/cleaning/cleaning.ts';

import { stripped } from './scrub/stripped-content.ts';

/** Counts what a file contains besides its current revision: earlier revisions, and bytes after its end. */
export function countLeftovers(bytes: Uint8Array): StrippedContent[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const text = file.toString('latin1');
  const ends = text.match(/%%EOF/g)?.length ?? 0;
  // In a linearized file, the first end-of-file marker belongs to its first page.
  const isLinearized = text.slice(0, 1024).includes('/Linearized');
  const versions = Math.max(0, ends - 1 - (isLinearized ? 1 : 0));
  const rest = text.slice(text.lastIndexOf('%%EOF') + '%%EOF'.length);
  const hasRest = ends > 0 && rest.trim() !== '';
  return [
    stripped('earlier-versions', versions, ['earlier version', 'earlier versions']),
    stripped('trailing-data', hasRest ? 1 : 0, ['block of data after the end of the file', '']),
  ].filter(({ count }) => count > 0);
}
