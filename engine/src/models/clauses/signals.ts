import { decodeBase64 } from '#engine/statistics/decode-base64.ts';
import { mixHashes } from '#engine/statistics/feature-hash.ts';

const BITS = 16;
const MASK = 2 ** BITS - 1;
const SPREAD = 0x51676e61;

/** Stems of which a clause has one at least if it is of any label; what has none is not read any further. */
export interface Signals {
  readonly isIn: (stems: Uint32Array, first: number, end: number) => boolean;
}

/** The signal that a stem is: stems share signals, rarely. */
export function signalOf(stem: number): number {
  return mixHashes(stem, SPREAD) & MASK;
}

/** Unpacks signals from base64 of little-endian 16-bit numbers. */
export function readSignals(encoded: string): Signals {
  const bytes = decodeBase64(encoded);
  const isSignal = new Uint8Array(2 ** BITS);
  for (let at = 0; at < bytes.length; at += 2) {
    isSignal[(bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)] = 1;
  }
  return {
    isIn(stems, first, end) {
      for (let index = first; index < end; index += 1) {
        if (isSignal[signalOf(stems[index] ?? 0)] === 1) return true;
      }
      return false;
    },
  };
}
