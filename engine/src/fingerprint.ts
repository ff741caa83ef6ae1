import { mask } from './mask.ts';
import { HASH_START, hashUnit, mixHashes } from './statistics/feature-hash.ts';
import type { Finding } from './vocabulary.ts';

/** How many characters on either side are searched for neighbouring words. */
const REACH = 80;
const NEIGHBOURS = 3;
/** The seed of the second half: any other number would do; this one is MurmurHash's customary seed. */
const SECOND_START = 0x9747b28c;

/**
 * Identifies a finding in another version of its document by its type, its value and up to three words on either side,
 * regardless of case, spacing and position. Sixteen hexadecimal digits. They could be reversed by guessing, so a sensitive
 * value enters in its masked form only.
 */
export function fingerprint(text: string, { type, start, end, isSensitive }: Finding): string {
  const value = text.slice(start, end);
  const before = wordsOf(text.slice(Math.max(0, start - REACH), start)).slice(-NEIGHBOURS);
  const after = wordsOf(text.slice(end, end + REACH)).slice(0, NEIGHBOURS);
  const key = [type, ...before, isSensitive ? mask(value) : wordsOf(value), ...after].join(' ');
  return hash(key, HASH_START) + hash(key, SECOND_START);
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function hash(key: string, seed: number): string {
  let state = seed;
  for (let index = 0; index < key.length; index += 1) {
    state = hashUnit(state, key.charCodeAt(index));
  }
  return mixHashes(state, seed).toString(16).padStart(8, '0');
}
