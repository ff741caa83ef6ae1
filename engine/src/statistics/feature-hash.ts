/**
 * Feature hashes as unsigned 32-bit numbers, computed one character at a time without building strings: FNV-1a over
 * UTF-16 units, with the finalizer of MurmurHash3 (both in the public domain).
 */
export const HASH_START = 0x811c9dc5;
export const HASH_PRIME = 0x01000193;

/** Extends a hash by one UTF-16 unit. */
export function hashUnit(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, HASH_PRIME) >>> 0;
}

/** The hash of a whole string, for names of feature kinds and words known at training. */
export function hashString(text: string): number {
  let hash = HASH_START;
  for (let index = 0; index < text.length; index += 1) {
    hash = hashUnit(hash, text.charCodeAt(index));
  }
  return hash;
}

/** Combines an ordered pair of hashes; also mixes the bits, so that any of them may select a bucket. */
export function mixHashes(one: number, other: number): number {
  let mixed = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
