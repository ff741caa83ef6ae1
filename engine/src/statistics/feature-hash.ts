/**
 * Hashes of features as unsigned 32-bit numbers, made a character at a time so that no string is built for them:
 * FNV-1a over UTF-16 units, and a final mixing after MurmurHash3 (both in the public domain).
 */
export const HASH_START = 0x811c9dc5;
export const HASH_PRIME = 0x01000193;

/** The hash with one more UTF-16 unit at its end. */
export function hashUnit(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, HASH_PRIME) >>> 0;
}

/** The hash of a whole string; for names of feature kinds and for words known at training. */
export function hashString(text: string): number {
  let hash = HASH_START;
  for (let index = 0; index < text.length; index += 1) {
    hash = hashUnit(hash, text.charCodeAt(index));
  }
  return hash;
}

/** One hash for an ordered pair of hashes; also spreads the bits, so that any of them may choose a bucket. */
export function mixHashes(one: number, other: number): number {
  let mixed = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
