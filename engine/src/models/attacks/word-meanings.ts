import { knownWeights } from '#engine/models/names/lexicon/known-weights.ts';
import { hashUnits } from '#engine/models/names/tokens/spelling.ts';
import { HASH_START, hashString, hashUnit, mixHashes } from '#engine/statistics/feature-hash.ts';

import { GROUPS, SLURS } from './groups.ts';
import { memoize } from './memoize.ts';
import { createPhraseTable } from './phrase-table.ts';
import { TONES } from './tones.ts';

export const TONE_NAMES = Object.keys(TONES);
export const ANY_GROUP = hashString('<group>');
export const ANY_SLUR = hashString('<slur>');

/** The meaning of a word or phrase, independent of its passage. */
export interface Meaning {
  readonly hash: number;
  /** The kind of group; 0 if none. */
  readonly group: number;
  /** One bit per tone. */
  readonly tones: number;
  /** The number of words in the phrase. */
  readonly length: number;
}

/** The properties of a word in isolation, computed once. */
export interface KnownWord {
  readonly text: string;
  readonly meaning: Meaning;
  /** Second words that form a phrase with a meaning of its own. */
  readonly seconds: ReadonlySet<string>;
  /** Features of its character 4-grams, which survive misspellings. */
  readonly runs: readonly number[];
  /**
   * A feature shared by distributionally similar words, from the classes in the lexicon for names; words without a
   * class share one.
   */
  readonly kin: number;
}

const LETTERS = hashString('letters');
const KIN = hashString('kin');
const RUN = 4;
/** Shorter words get no n-gram features. */
const MIN_LETTERS = 5;

const groupTable = createPhraseTable(GROUPS);
const slurTable = createPhraseTable(SLURS);
const toneTable = createPhraseTable(TONES);
const TABLES = [groupTable, slurTable, toneTable];

/** Looks up a word in the tables and computes its n-gram features. */
export const lookUpWord: (text: string) => KnownWord = memoize((text) => ({
  text,
  meaning: meaningOf([text]),
  seconds: new Set(TABLES.flatMap(({ secondsOf }) => secondsOf(text))),
  runs: runsOf(text),
  kin: mixHashes(KIN, knownWeights().lexicon.classes.get(hashUnits(text, 0, text.length))),
}));

/** The meaning of the first word, together with the words after it that form a phrase. */
export function meaningOf(words: readonly string[]): Meaning {
  const slur = slurTable.longestAt(words);
  const group = slur ?? groupTable.longestAt(words);
  let tones = 0;
  for (const tone of toneTable.longestAt(words)?.meanings ?? []) {
    tones |= 1 << TONE_NAMES.indexOf(tone);
  }
  const named = slur === undefined ? ANY_GROUP : ANY_SLUR;
  return {
    hash: group === undefined ? hashString(words[0] ?? '') : named,
    group: group === undefined ? 0 : hashString(group.meanings[0] ?? ''),
    tones,
    length: group?.length ?? 1,
  };
}

function runsOf(text: string): number[] {
  if (text.length < MIN_LETTERS) return [];
  return Array.from({ length: text.length - RUN + 1 }, (_, from) => {
    let hash = HASH_START;
    for (let at = from; at < from + RUN; at += 1) hash = hashUnit(hash, text.charCodeAt(at));
    return mixHashes(LETTERS, hash);
  });
}
