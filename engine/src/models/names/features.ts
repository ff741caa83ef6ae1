import { hashString, mixHashes } from '#engine/statistics/feature-hash.ts';

import { wordUses } from './families.ts';
import { WORD } from './lexicon.ts';
import { lineForms } from './line-form.ts';
import type { Reading } from './reading.ts';
import { RowFinder } from './rows.ts';
import { LAST_THREE, LENGTH, SPELLINGS } from './spelling.ts';
import { messageManner, messageSigns, textStyle } from './text-style.ts';
import { ADDRESS, NEW_PARAGRAPH } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

const OUTSIDE = hashString('outside');
const MOST_FEATURES = 800;
const KNOWN = 0x1fff;
/** Places in a row of capitalised words from which on they are alike. */
const MOST_PLACES = 4;
const HABITS = 8;
/** Words before and after that are looked at. */
export const WINDOW = 2;

/** Hashes of features, written one after the other. */
export class FeatureList {
  readonly hashes = new Uint32Array(MOST_FEATURES);
  count = 0;

  add(template: number, hash: number): void {
    this.hashes[this.count] = mixHashes(template + 1, hash);
    this.count += 1;
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
    list.add(base, OUTSIDE);
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

/** The word some tokens before or behind a token; -1 where a paragraph ends between, and for the token itself its own. */
export function wordNear({ tokens }: Reading, index: number, offset: number): number {
  const { gap, word, count } = tokens;
  const at = index + offset;
  if (at < 0 || at >= count) return -1;
  const last = Math.max(index, at);
  for (let token = Math.min(index, at) + 1; token <= last; token += 1) {
    if ((gap[token] ?? 0) >= NEW_PARAGRAPH) return -1;
  }
  return word[at] ?? -1;
}

function hashNear(reading: Reading, index: number, offset: number): number {
  const word = wordNear(reading, index, offset);
  return word < 0 ? OUTSIDE : (reading.words.hash[word] ?? 0);
}

function classNear(reading: Reading, index: number, offset: number): number {
  const word = wordNear(reading, index, offset);
  return word < 0 ? 0 : (reading.words.wordClass[word] ?? 0);
}

function addPairs(reading: Reading, index: number, list: FeatureList): void {
  const base = 120;
  const own = reading.hashAt(index);
  const kind = reading.kindAt(index);
  list.add(base, mixHashes(hashNear(reading, index, -1), own));
  list.add(base + 1, mixHashes(own, hashNear(reading, index, 1)));
  const kinds = (reading.kindAt(index - 1) * 8 + kind) * 8 + reading.kindAt(index + 1);
  list.add(base + 2, kinds);
  const mask = reading.maskAt(index) & KNOWN;
  list.add(base + 3, mixHashes(mask, reading.maskAt(index - 1) & KNOWN) + kind);
  list.add(base + 4, mixHashes(mask, reading.maskAt(index + 1) & KNOWN) + kind);
  const ownClass = reading.classAt(index);
  const classBefore = classNear(reading, index, -1);
  const classAfter = classNear(reading, index, 1);
  list.add(base + 5, (classBefore * 256 + ownClass) * 8 + kind);
  list.add(base + 6, (ownClass * 256 + classAfter) * 8 + kind);
  list.add(base + 7, mixHashes(mask * 256 + classBefore, kind));
  list.add(base + 8, mixHashes(mask * 256 + classAfter, kind));
}

/** What stands at the ends of the row of capitals that a token is in, and right outside of it. */
function addRow({ reading, rows }: Surroundings, index: number, list: FeatureList): void {
  const base = 140;
  rows.goTo(index);
  const first = rows.start;
  const last = rows.end - 1;
  const fromStart = Math.min(MOST_PLACES, index - first);
  const toEnd = Math.min(MOST_PLACES, last - index);
  const place = fromStart * 8 + toEnd;
  list.add(base, place);
  list.add(base + 1, mixHashes(reading.hashAt(last), Math.min(1, toEnd)));
  list.add(base + 2, mixHashes(reading.hashAt(first), Math.min(1, fromStart)));
  const before = mixHashes(hashNear(reading, first, -1), place);
  const after = mixHashes(hashNear(reading, last, 1), place);
  list.add(base + 3, before);
  list.add(base + 4, after);
  list.add(base + 5, mixHashes(hashNear(reading, first, -2), before));
  list.add(base + 6, mixHashes(hashNear(reading, last, 2), after));
  list.add(base + 7, mixHashes(reading.maskAt(last) & KNOWN, place));
  list.add(base + 8, mixHashes(reading.maskAt(first) & KNOWN, place));
  list.add(base + 9, mixHashes(reading.classAt(last), place));
}

function addForms(around: Surroundings, index: number, list: FeatureList): void {
  const { reading, style, lineForms: forms } = around;
  const base = 180;
  const kind = reading.kindAt(index);
  const mask = reading.maskAt(index);
  const uses = usesOf(around, index);
  const phrase = reading.phraseAt(index);
  const form = (forms[index] ?? 0) * 8 + kind;
  const isStart = reading.startsSentence(index) ? 1 : 0;
  list.add(base, mixHashes(form * 2 + isStart, mask));
  list.add(base + 1, uses);
  list.add(base + 2, mixHashes(uses * 2 + isStart, form));
  list.add(base + 3, mixHashes(phrase, (mask & KNOWN) * 8 + kind));
  list.add(base + 4, reading.gapAt(index) * 4 + reading.gapAt(index + 1));
  list.add(base + 5, mixHashes(style, form));
  list.add(base + 6, mixHashes(style, mask & KNOWN));
  list.add(base + 7, mixHashes(style, phrase * 8 + kind));
}

/** How the word of a token is used in its text. */
export function usesOf({ reading, uses }: Surroundings, index: number): number {
  return uses[reading.words.family[reading.wordAt(index)] ?? 0] ?? 0;
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
