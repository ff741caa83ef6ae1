import type { Analysis } from '@proviso/contracts';

/**
 * Parses an analysis from its stored JSON. We serialized and sealed it ourselves after validation, so validating it
 * again would only cost time.
 */
export function parseAnalysis(json: Uint8Array): Analysis {
  return JSON.parse(Buffer.from(json).toString()) as Analysis;
}
