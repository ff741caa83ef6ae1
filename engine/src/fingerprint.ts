import { mask } from './mask.ts';
import { HASH_START, hashUnit, mixHashes } from './statistics/feature-hash.ts';
import type { Finding } from './vocabulary.ts';

/** How many characters on either side are searched for neighbouring words. */
const REACH = 80;
const NEIGHBOURS = 3;
const SECOND_START = 0x9747b28c;

/**
 * What a finding is recognised by in another version of its document: its type, its value and up to three words on
 * either side, whatever their case, spacing and place. Sixteen hexadecimal digits. They hide nothing: a sensitive
 * value therefore counts in its masked form alone.
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
