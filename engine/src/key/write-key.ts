import type { LabelKey } from './label-key.ts';
import { KEY_FORMAT, KEY_VERSION, type KeyFile } from './read-key.ts';

/** A key as a file holds it; `copy` is the copy that it belongs to, where that is a file. */
export function writeKey(labels: LabelKey, copy?: KeyFile['copy']): KeyFile {
  return { format: KEY_FORMAT, version: KEY_VERSION, ...(copy && { copy }), labels };
}
