import { mixHashes } from '#engine/statistics/feature-hash.ts';

import { wordUses } from './families.ts';
import { WORD } from './lexicon.ts';
import { lineForms } from './line-form.ts';
import type { Reading } from './reading.ts';
import { RowFinder } from './rows.ts';
import { LAST_THREE, LENGTH, SPELLINGS } from './spelling.ts';
import { messageManner, messageSigns, textStyle } from './text-style.ts';
import { ADDRESS, MARK, NEW_PARAGRAPH } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import { OUTSIDE_HASH } from './word-near.ts';

/** Of this module, for numbers of others are looked up each time that they are used. */
const PARAGRAPH = NEW_PARAGRAPH;
const NO_KIND = MARK;
const MOST_FEATURES = 800;
const KNOWN = 0x1fff;
/** Places in a row of capitalised words from which on they are alike. */
const MOST_PLACES = 4;
const HABITS = 8;
/** Words before and after that are looked at. */
export const WINDOW = 2;

/** Features, written one after the other: the template of each and what it is filled with. */
export class FeatureList {
  count = 0;
  private readonly templates = new Uint8Array(MOST_FEATURES);
  private readonly values = new Int32Array(MOST_FEATURES);
  private readonly hashes = new Uint32Array(MOST_FEATURES);

  add(template: number, value: number): void {
    this.templates[this.count] = template;
    this.values[this.count] = value;
    this.count += 1;
  }

  /** The hashes of the features, all made at once, which is faster; the next ones are written over them. */
  hash(): Uint32Array {
    const { templates, values, hashes, count } = this;
    for (let feature = 0; feature < count; feature += 1) {
      hashes[feature] = mixHashes(templates[feature]! + 1, values[feature]!);
    }
    return hashes;
  }
}

/** What features are made of besides the words themselves. */
export interface Surroundings {
  readonly reading: Reading;
  readonly lineForms: Uint8Array;
  readonly uses: Uint8Array;
  readonly style: number;
  /** What links, handles and tags a short message holds. */
  readonly manner: number;
  /** The words and the rows of shapes of a short message with handles. */
  readonly signs: readonly number[];
  readonly rows: RowFinder;
}

/** Reads of a text what the features of its tokens need. */
export function surroundingsOf(reading: Reading): Surroundings {
  const forms = lineForms(reading);
  return {
    reading,
    lineForms: forms,
    uses: wordUses(reading, forms),
    style: textStyle(reading),
    manner: messageManner(reading),
    signs: messageSigns(reading),
    rows: new RowFinder(reading),
  };
}

/** Features of a word by itself, seen from `offset` tokens away (-2 to 2). */
export function addWordFeatures(
  words: Vocabulary,
  { word, offset }: { readonly word: number; readonly offset: number },
  list: FeatureList,
): void {
  const base = (offset + WINDOW) * 16;
  if (word < 0) {
    list.add(base, OUTSIDE_HASH);
    return;
  }
  const kind = words.kind[word] ?? 0;
  const mask = words.mask[word] ?? 0;
  const wordClass = words.wordClass[word] ?? 0;
  list.add(base, words.hash[word] ?? 0);
  list.add(base + 1, kind);
  list.add(base + 2, (mask & KNOWN) * 8 + kind);
  if (wordClass !== 0) {
    list.add(base + 3, wordClass);
    list.add(base + 5, words.subclass[word] ?? 0);
  }
  if (offset < -1 || offset > 1) return;
  list.add(base + 4, words.spelling[word * SPELLINGS + LAST_THREE] ?? 0);
  if (offset !== 0) return;
  addSpellingFeatures(words, word, list);
  addClassFeatures(words, word, list);
}

function addSpellingFeatures(words: Vocabulary, word: number, list: FeatureList): void {
  const kind = words.kind[word] ?? 0;
  const mask = words.mask[word] ?? 0;
  const base = 100;
  list.add(base, mixHashes(words.hash[word] ?? 0, kind));
  for (let part = 0; part < LENGTH; part += 1) {
    if (part !== LAST_THREE)
      list.add(base + 1 + part, words.spelling[word * SPELLINGS + part] ?? 0);
  }
  list.add(base + 10, (words.spelling[word * SPELLINGS + LENGTH] ?? 0) * 8 + kind);
  for (let bit = 1; bit <= WORD.ordinary; bit *= 2) {
    if ((mask & bit) !== 0) list.add(base + 11, bit);
  }
}

function addClassFeatures(words: Vocabulary, word: number, list: FeatureList): void {
  const kind = words.kind[word] ?? 0;
  const wordClass = words.wordClass[word] ?? 0;
  const base = 112;
  if (wordClass === 0) return;
  list.add(base, wordClass * 8 + kind);
  list.add(base + 1, (words.subclass[word] ?? 0) * 8 + kind);
}

/** Features of a token that depend on its place. */
export function addPlaceFeatures(around: Surroundings, index: number, list: FeatureList): void {
  addPairs(around.reading, index, list);
  addRow(around, index, list);
  addForms(around, index, list);
  if (around.reading.kindAt(index) === ADDRESS) addManner(around, index, list);
}

function addPairs({ tokens, words }: Reading, index: number, list: FeatureList): void {
  const { word, kind: kinds, gap, count } = tokens;
  const base = 120;
  const isFirst = index === 0;
  const isLast = index + 1 === count;
  const own = word[index]!;
  const kind = kinds[index]!;
  const before = isFirst ? -1 : word[index - 1]!;
  const behind = isLast ? -1 : word[index + 1]!;
  const nearBefore = gap[index]! >= PARAGRAPH ? -1 : before;
  const nearBehind = isLast || gap[index + 1]! >= PARAGRAPH ? -1 : behind;
  const kindBefore = isFirst ? NO_KIND : kinds[index - 1]!;
  const kindBehind = isLast ? NO_KIND : kinds[index + 1]!;
  const hash = hashOf(words, own);
  list.add(base, mixHashes(hashOf(words, nearBefore), hash));
  list.add(base + 1, mixHashes(hash, hashOf(words, nearBehind)));
  list.add(base + 2, (kindBefore * 8 + kind) * 8 + kindBehind);
  const mask = knownOf(words, own);
  list.add(base + 3, mixHashes(mask, knownOf(words, before)) + kind);
  list.add(base + 4, mixHashes(mask, knownOf(words, behind)) + kind);
  const wordClass = classOf(words, own);
  const classBefore = classOf(words, nearBefore);
  const classBehind = classOf(words, nearBehind);
  list.add(base + 5, (classBefore * 256 + wordClass) * 8 + kind);
  list.add(base + 6, (wordClass * 256 + classBehind) * 8 + kind);
  list.add(base + 7, mixHashes(mask * 256 + classBefore, kind));
  list.add(base + 8, mixHashes(mask * 256 + classBehind, kind));
}

/** The hash of a word; signed, as hashes are handled fastest. */
function hashOf({ hash }: Vocabulary, word: number): number {
  return word < 0 ? OUTSIDE_HASH : hash[word]! | 0;
}

function knownOf({ mask }: Vocabulary, word: number): number {
  return word < 0 ? 0 : mask[word]! & KNOWN;
}

function classOf({ wordClass }: Vocabulary, word: number): number {
  return word < 0 ? 0 : wordClass[word]!;
}

/** What stands at the ends of the row of capitals that a token is in, and right outside of it. */
function addRow({ reading, rows }: Surroundings, index: number, list: FeatureList): void {
  const { words, tokens } = reading;
  const base = 140;
  rows.goTo(index);
  const first = tokens.word[rows.start]!;
  const last = tokens.word[rows.end - 1]!;
  const fromStart = Math.min(MOST_PLACES, index - rows.start);
  const toEnd = Math.min(MOST_PLACES, rows.end - 1 - index);
  const place = fromStart * 8 + toEnd;
  const before = mixHashes(rows.before, place);
  const after = mixHashes(rows.behind, place);
  list.add(base, place);
  list.add(base + 1, mixHashes(hashOf(words, last), Math.min(1, toEnd)));
  list.add(base + 2, mixHashes(hashOf(words, first), Math.min(1, fromStart)));
  list.add(base + 3, before);
  list.add(base + 4, after);
  list.add(base + 5, mixHashes(rows.farBefore, before));
  list.add(base + 6, mixHashes(rows.farBehind, after));
  list.add(base + 7, mixHashes(knownOf(words, last), place));
  list.add(base + 8, mixHashes(knownOf(words, first), place));
  list.add(base + 9, mixHashes(classOf(words, last), place));
}

function addForms(around: Surroundings, index: number, list: FeatureList): void {
  const { reading, style, lineForms: forms } = around;
  const { kind: kinds, word, gap, count } = reading.tokens;
  const base = 180;
  const kind = kinds[index]!;
  const mask = reading.words.mask[word[index]!]!;
  const gapBehind = index + 1 === count ? PARAGRAPH : gap[index + 1]!;
  const known = mask & KNOWN;
  const uses = usesOf(around, index);
  const phrase = reading.phrases[index]!;
  const form = forms[index]! * 8 + kind;
  const isStart = reading.startsSentence(index) ? 1 : 0;
  list.add(base, mixHashes(form * 2 + isStart, mask));
  list.add(base + 1, uses);
  list.add(base + 2, mixHashes(uses * 2 + isStart, form));
  list.add(base + 3, mixHashes(phrase, known * 8 + kind));
  list.add(base + 4, gap[index]! * 4 + gapBehind);
  list.add(base + 5, mixHashes(style, form));
  list.add(base + 6, mixHashes(style, known));
  list.add(base + 7, mixHashes(style, phrase * 8 + kind));
}

/** How the word of a token is used in its text. */
export function usesOf({ reading, uses }: Surroundings, index: number): number {
  return uses[reading.words.family[reading.tokens.word[index]!]!]!;
}

/** Whether corpora count a handle as a name is told by the manner of the message. */
function addManner(around: Surroundings, index: number, list: FeatureList): void {
  const { reading, manner, signs } = around;
  const base = 200;
  list.add(base, manner);
  list.add(base, mixHashes(manner, reading.maskAt(index) & KNOWN));
  for (let habit = 0; habit < HABITS; habit += 1) {
    list.add(base + 1, habit * 2 + ((manner >> habit) & 1));
  }
  for (const sign of signs) list.add(base + 2, sign);
}
