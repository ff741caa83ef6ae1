import { HASH_START, hashUnit, mixHashes } from '#engine/statistics/feature-hash.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

import { createMaskWithin } from './mask-within.ts';
import { mask } from './mask.ts';

/** How many characters on either side are searched for neighboring words. */
const REACH = 80;
const NEIGHBORS = 3;
/** The seed of the second half: any other number would do; this one is MurmurHash's customary seed. */
const SECOND_START = 0x9747b28c;

/** What a fingerprint is made of. */
type Fingerprinted = Pick<Finding, 'type' | 'start' | 'end' | 'isSensitive'>;

/** The words of a stretch of a text, without what is sensitive in it. */
type TellingWords = (stretch: Span) => string[];

/**
 * Identifies findings in another version of their document by their type, their value and up to three words on either
 * side, regardless of case, spacing and position. Sixteen hexadecimal digits each, in the order of the findings.
 *
 * They could be reversed by guessing. So nothing enters that is `sensitive`, and no number beside a value, which could
 * be a secret that no detector knows; a sensitive value enters in its masked form. Different ones that agree in all of
 * this are counted, in the order of the findings.
 */
export function fingerprints(
  text: string,
  findings: readonly Fingerprinted[],
  sensitive: readonly Span[],
): string[] {
  const show = createMaskWithin(text, sensitive);
  const tellingWords: TellingWords = (stretch) => wordsOf(show(stretch, () => ' '));
  const numbersByKey = new Map<string, Map<string, number>>();
  return findings.map((finding) => {
    const value = text.slice(finding.start, finding.end);
    const { before, after } = neighborsOf(finding, tellingWords);
    if (!finding.isSensitive)
      return hashOf([finding.type, ...before, tellingWords(finding), ...after]);
    const masked = mask(value, finding.type);
    const key = [finding.type, ...before, masked, ...after];
    const number = numberAmong(numbersByKey, key.join(' '), wordsOf(value).join(' '));
    return hashOf(number === 1 ? key : [...key, String(number)]);
  });
}

function neighborsOf(
  { start, end }: Span,
  tellingWords: TellingWords,
): { readonly before: string[]; readonly after: string[] } {
  const before = tellingWords({ start: Math.max(0, start - REACH), end: start });
  const after = tellingWords({ start: end, end: end + REACH });
  return {
    before: before.filter(isWithoutDigit).slice(-NEIGHBORS),
    after: after.filter(isWithoutDigit).slice(0, NEIGHBORS),
  };
}

function isWithoutDigit(word: string): boolean {
  return !/\p{N}/u.test(word);
}

/** The number of a value among the different ones that have the same key, from 1. */
function numberAmong(
  numbersByKey: Map<string, Map<string, number>>,
  key: string,
  value: string,
): number {
  const numbers = numbersByKey.get(key) ?? new Map<string, number>();
  numbersByKey.set(key, numbers);
  const number = numbers.get(value) ?? numbers.size + 1;
  numbers.set(value, number);
  return number;
}

/** The words of a text in lower case. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The fingerprint of what identifies a finding. */
function hashOf(parts: readonly (string | readonly string[])[]): string {
  const key = parts.join(' ');
  return hash(key, HASH_START) + hash(key, SECOND_START);
}

function hash(key: string, seed: number): string {
  let state = seed;
  for (let index = 0; index < key.length; index += 1) {
    state = hashUnit(state, key.charCodeAt(index));
  }
  return mixHashes(state, seed).toString(16).padStart(8, '0');
}
