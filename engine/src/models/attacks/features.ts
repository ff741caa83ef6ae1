import { hashString, mixHashes } from '#engine/statistics/feature-hash.ts';

import { LONGEST_PHRASE } from './phrase-table.ts';
import { type PlainWord, readPlainWords } from './plain-words.ts';
import {
  ANY_GROUP,
  ANY_SLUR,
  type KnownWord,
  type Meaning,
  meaningOf,
  TONE_NAMES,
} from './word-meanings.ts';

/** The features of a passage: hashes and their values. */
export interface PassageFeatures {
  readonly features: Uint32Array;
  readonly count: number;
  readonly value: number;
  /** Whether a group is named, or insulted by a word that always refers to it. */
  readonly namesGroup: boolean;
}

/** The number of words of a passage that are read. */
const MAX_WORDS = 120;
const MAX_FEATURES = 4000;
/** The size of the context window: two words at most this far apart are combined into a feature. */
const NEAR = 7;
/** The scope of a negation, in words. */
const NEGATION_REACH = 3;
const MOSTLY = 0.8;
/** The Euclidean norm of every feature vector, whatever the length of the passage. */
const SCALE = 4;

const NEGATION = 1 << TONE_NAMES.indexOf('negation');

const KIND = {
  word: hashString('word'),
  pair: hashString('pair'),
  triple: hashString('triple'),
  group: hashString('group'),
  tone: hashString('tone'),
  tonesTogether: hashString('tones together'),
  toneBefore: hashString('tone before group'),
  toneAfter: hashString('tone after group'),
  ofGroup: hashString('with the kind of group'),
  quoted: hashString('quoted'),
  negated: hashString('negated'),
  shape: hashString('shape'),
} as const;
const EDGE = hashString('<edge>');

/** A word or phrase for a group, as used to build features. */
interface Unit {
  readonly hash: number;
  /** The word itself, or the first word of the phrase. */
  readonly word: KnownWord;
  readonly isQuoted: boolean;
  readonly isNegated: boolean;
  /** One bit per tone. */
  readonly tones: number;
  /** The kind of group; 0 if none. */
  readonly group: number;
}

const buffer = new Uint32Array(MAX_FEATURES);
let filled = 0;

function add(kind: number, one: number, other = 0): void {
  addHash(mixHashes(kind, other === 0 ? one : mixHashes(one, other)));
}

function addHash(hash: number): void {
  if (filled === MAX_FEATURES) return;
  buffer[filled] = hash;
  filled += 1;
}

/** The features of a passage for a linear model. The returned array is reused by the next call. */
export function featuresOf(passage: string): PassageFeatures {
  const units = unitsOf(withoutOuterQuotes(readPlainWords(passage).slice(0, MAX_WORDS)));
  filled = 0;
  addWords(units);
  addLetters(units);
  addGroups(units);
  addTones(units);
  for (const { word } of units) addHash(word.kin);
  return {
    features: buffer,
    count: filled,
    value: SCALE / Math.sqrt(Math.max(filled, 1)),
    namesGroup: units.some(({ group }) => group !== 0),
  };
}

/** A passage quoted as a whole is read without its quotation marks. */
function withoutOuterQuotes(words: readonly PlainWord[]): readonly PlainWord[] {
  const quoted = words.filter((word) => word.isQuoted).length;
  return quoted > words.length * MOSTLY
    ? words.map((word) => ({ ...word, isQuoted: false }))
    : words;
}

function unitsOf(words: readonly PlainWord[]): Unit[] {
  const units: Unit[] = [];
  let negatedUntil = -1;
  for (let index = 0; index < words.length;) {
    const { known: word, isQuoted } = words[index]!;
    const { hash, group, tones, length } = meaningAt(words, index);
    const isNegated = units.length <= negatedUntil;
    units.push({ hash, word, isQuoted, isNegated, tones, group });
    if ((tones & NEGATION) !== 0) negatedUntil = units.length - 1 + NEGATION_REACH;
    index += length;
  }
  return units;
}

/** The meaning at a word of a passage, from the longest phrase that begins there or from the word alone. */
function meaningAt(words: readonly PlainWord[], index: number): Meaning {
  const { known } = words[index]!;
  const next = words[index + 1];
  if (next === undefined || !known.seconds.has(next.known.text)) return known.meaning;
  return meaningOf(words.slice(index, index + LONGEST_PHRASE).map((word) => word.known.text));
}

function addWords(units: readonly Unit[]): void {
  let previous = EDGE;
  let beforePrevious = EDGE;
  for (const { hash: meant, isQuoted, isNegated } of units) {
    const hash = isQuoted ? mixHashes(KIND.quoted, meant) : meant;
    add(KIND.word, hash);
    add(KIND.pair, previous, hash);
    add(KIND.triple, mixHashes(beforePrevious, previous), hash);
    if (isQuoted) add(KIND.quoted, meant);
    if (isNegated) add(KIND.negated, hash);
    beforePrevious = previous;
    previous = hash;
  }
  add(KIND.pair, previous, EDGE);
}

/** Character 4-grams of words that name no group. */
function addLetters(units: readonly Unit[]): void {
  for (const { word, group } of units) {
    if (group === 0) for (const run of word.runs) addHash(run);
  }
}

/** Tones near a group, and the words of a passage combined with the kind of group. */
function addGroups(units: readonly Unit[]): void {
  const seen = new Set<number>();
  for (const [index, { group }] of units.entries()) {
    if (group === 0) continue;
    if (!seen.has(group)) addWordsWith(group, units);
    seen.add(group);
    const before = units.slice(Math.max(0, index - NEAR), index);
    const after = units.slice(index + 1, index + 1 + NEAR);
    for (const near of before) addToneOf(near, KIND.toneBefore);
    for (const near of after) addToneOf(near, KIND.toneAfter);
  }
}

function addWordsWith(group: number, units: readonly Unit[]): void {
  add(KIND.group, group);
  for (const unit of units) {
    if (unit.group === 0) add(KIND.ofGroup, group, unit.hash);
  }
}

function addToneOf({ tones, isNegated, isQuoted }: Unit, kind: number): void {
  if (tones === 0) return;
  for (let tone = 0; tone < TONE_NAMES.length; tone += 1) {
    if ((tones & (1 << tone)) === 0) continue;
    const signs = (isNegated ? 2 : 0) + (isQuoted ? 1 : 0);
    add(kind, tone + 1, signs + 1);
  }
}

function addTones(units: readonly Unit[]): void {
  let present = 0;
  let shape = 0;
  for (const unit of units) {
    addToneOf(unit, KIND.tone);
    present |= unit.tones;
    if (unit.isQuoted) shape |= 1;
    if (unit.hash === ANY_GROUP) shape |= 2;
    if (unit.hash === ANY_SLUR) shape |= 4;
    if (unit.word.text === '?') shape |= 8;
  }
  add(KIND.shape, shape + 1);
  for (let one = 0; one < TONE_NAMES.length; one += 1) {
    if ((present & (1 << one)) === 0) continue;
    add(KIND.shape, shape + 1, one + 100);
    for (let other = one + 1; other < TONE_NAMES.length; other += 1) {
      if ((present & (1 << other)) !== 0) add(KIND.tonesTogether, one + 1, other + 1);
    }
  }
}
