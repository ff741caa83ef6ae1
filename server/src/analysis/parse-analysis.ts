import type { Analysis } from '@proviso/contracts';

/**
 * An analysis out of the JSON in which it is kept. We wrote these bytes ourselves, from a checked analysis, and sealed
 * them: a second check would only take its time.
 */
export function parseAnalysis(json: Uint8Array): Analysis {
  return JSON.parse(Buffer.from(json).toString()) as Analysis;
}
