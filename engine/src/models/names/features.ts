import { hashString, mixHashes } from '#engine/statistics/feature-hash.ts';

import { isCapitalKind } from './candidates.ts';
import { wordUses } from './families.ts';
import { WORD } from './lexicon.ts';
import { lineForms } from './line-form.ts';
import { hashUnits, type Reading } from './reading.ts';
import { messageManner, textStyle } from './text-style.ts';
import { ADDRESS, NEW_LINE, NEW_PARAGRAPH } from './tokens.ts';

const OUTSIDE = hashString('outside');
const MOST_FEATURES = 200;
const KNOWN = 0x1fff;
/** Places in a row of capitalised words from which on they are alike. */
const MOST_PLACES = 4;
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
  /** For each token: the first token and the end of the row of capitalised words that it stands in. */
  readonly rowStart: Int32Array;
  readonly rowEnd: Int32Array;
}

/** Reads of a text what the features of its tokens need. */
export function surroundingsOf(reading: Reading): Surroundings {
  const forms = lineForms(reading.tokens);
  const { rowStart, rowEnd } = findRows(reading);
  return {
    reading,
    lineForms: forms,
    uses: wordUses(reading, forms),
    style: textStyle(reading),
    manner: messageManner(reading),
    rowStart,
    rowEnd,
  };
}

function findRows(reading: Reading): Pick<Surroundings, 'rowStart' | 'rowEnd'> {
  const { count } = reading.tokens;
  const rowStart = new Int32Array(count);
  const rowEnd = new Int32Array(count);
  let wasInRow = false;
  for (let index = 0; index < count; index += 1) {
    const isIn = isInRow(reading, index);
    const goesOn = isIn && wasInRow && reading.gapAt(index) < NEW_LINE;
    rowStart[index] = goesOn ? (rowStart[index - 1] ?? index) : index;
    wasInRow = isIn;
  }
  for (let index = count - 1; index >= 0; index -= 1) {
    const isLast = index + 1 === count || rowStart[index + 1] === index + 1;
    rowEnd[index] = isLast ? index + 1 : (rowEnd[index + 1] ?? index + 1);
  }
  return { rowStart, rowEnd };
}

function isInRow(reading: Reading, index: number): boolean {
  return isCapitalKind(reading.kindAt(index));
}

/** Features of a word by itself, seen from `offset` tokens away (-2 to 2). */
export function addWordFeatures(
  reading: Reading,
  word: number,
  offset: number,
  list: FeatureList,
): void {
  const base = (offset + WINDOW) * 16;
  if (word < 0) {
    list.add(base, OUTSIDE);
    return;
  }
  const { words } = reading.tokens;
  const hash = words.hash[word] ?? 0;
  const kind = words.kind[word] ?? 0;
  const mask = reading.masks[word] ?? 0;
  const wordClass = reading.classes[word] ?? 0;
  list.add(base, hash);
  list.add(base + 1, kind);
  list.add(base + 2, (mask & KNOWN) * 8 + kind);
  if (wordClass !== 0) list.add(base + 3, wordClass);
  if (offset < -1 || offset > 1) return;
  list.add(base + 4, suffixHash(reading, word, 3));
  if (offset !== 0) return;
  addSpellingFeatures(reading, word, list);
}

function suffixHash(reading: Reading, word: number, length: number): number {
  const { words } = reading.tokens;
  const end = words.end[word] ?? 0;
  return hashUnits(reading.text, Math.max(words.start[word] ?? 0, end - length), end);
}

function addSpellingFeatures(reading: Reading, word: number, list: FeatureList): void {
  const { words } = reading.tokens;
  const end = words.end[word] ?? 0;
  const kind = words.kind[word] ?? 0;
  const start = (words.start[word] ?? 0) + (kind === ADDRESS ? 1 : 0);
  const mask = reading.masks[word] ?? 0;
  const base = 100;
  list.add(base, mixHashes(words.hash[word] ?? 0, kind));
  for (const length of [1, 2, 4]) list.add(base + length, suffixHash(reading, word, length));
  for (const length of [2, 3, 4]) {
    list.add(base + 4 + length, hashUnits(reading.text, start, Math.min(end, start + length)));
  }
  list.add(base + 10, Math.min(12, end - start) * 8 + kind);
  for (let bit = 1; bit <= WORD.ordinary; bit *= 2) {
    if ((mask & bit) !== 0) list.add(base + 11, bit);
  }
}

/** Features of a token that depend on its place. */
export function addPlaceFeatures(around: Surroundings, index: number, list: FeatureList): void {
  addPairs(around, index, list);
  addRow(around, index, list);
  addForms(around, index, list);
}

function hashNear(reading: Reading, index: number, offset: number): number {
  return isCut(reading, index, offset) ? OUTSIDE : reading.hashAt(index + offset);
}

/** Whether a paragraph ends between a token and its neighbour. */
export function isCut(reading: Reading, index: number, offset: number): boolean {
  if (index + offset < 0 || index + offset >= reading.tokens.count) return true;
  const step = offset < 0 ? offset + 1 : 1;
  const last = offset < 0 ? 0 : offset;
  for (let at = step; at <= last; at += 1) {
    if (reading.gapAt(index + at) >= NEW_PARAGRAPH) return true;
  }
  return false;
}

function classNear(reading: Reading, index: number, offset: number): number {
  return isCut(reading, index, offset) ? 0 : (reading.classes[reading.wordAt(index + offset)] ?? 0);
}

function addPairs({ reading }: Surroundings, index: number, list: FeatureList): void {
  const base = 120;
  const own = reading.hashAt(index);
  const before = hashNear(reading, index, -1);
  const after = hashNear(reading, index, 1);
  list.add(base, mixHashes(before, own));
  list.add(base + 1, mixHashes(own, after));
  list.add(base + 2, mixHashes(before, after));
  list.add(base + 3, mixHashes(hashNear(reading, index, -2), before));
  list.add(base + 4, mixHashes(after, hashNear(reading, index, 2)));
  const kind = reading.kindAt(index);
  const kinds = (reading.kindAt(index - 1) * 8 + kind) * 8 + reading.kindAt(index + 1);
  list.add(base + 5, kinds);
  list.add(base + 6, (reading.kindAt(index - 2) * 512 + kinds) * 8 + reading.kindAt(index + 2));
  const mask = reading.maskAt(index) & KNOWN;
  list.add(base + 7, mixHashes(mask, reading.maskAt(index - 1) & KNOWN) + kind);
  list.add(base + 8, mixHashes(mask, reading.maskAt(index + 1) & KNOWN) + kind);
  list.add(base + 9, mixHashes(before, mask * 8 + kind));
  list.add(base + 10, mixHashes(after, mask * 8 + kind));
  const ownClass = classNear(reading, index, 0);
  const classBefore = classNear(reading, index, -1);
  const classAfter = classNear(reading, index, 1);
  list.add(base + 11, (classBefore * 256 + ownClass) * 8 + kind);
  list.add(base + 12, (ownClass * 256 + classAfter) * 8 + kind);
  list.add(base + 13, (classBefore * 256 + classAfter) * 8 + kind);
  list.add(base + 14, mixHashes(mask * 256 + classBefore, kind));
  list.add(base + 15, mixHashes(mask * 256 + classAfter, kind));
}

function addRow(around: Surroundings, index: number, list: FeatureList): void {
  const { reading, rowStart, rowEnd } = around;
  const base = 140;
  const start = rowStart[index] ?? index;
  const end = rowEnd[index] ?? index + 1;
  const fromStart = Math.min(MOST_PLACES, index - start);
  const toEnd = Math.min(MOST_PLACES, end - 1 - index);
  const place = fromStart * 8 + toEnd;
  list.add(base, place);
  list.add(base + 1, mixHashes(reading.hashAt(end - 1), Math.min(1, toEnd)));
  list.add(base + 2, mixHashes(reading.hashAt(start), Math.min(1, fromStart)));
  const before = hashNear(reading, start, -1);
  const after = hashNear(reading, end - 1, 1);
  list.add(base + 3, mixHashes(before, place));
  list.add(base + 4, mixHashes(after, place));
  list.add(base + 5, mixHashes(mixHashes(before, after), place));
  list.add(base + 6, mixHashes(hashNear(reading, start, -2), mixHashes(before, place)));
  list.add(base + 7, mixHashes(hashNear(reading, end - 1, 2), mixHashes(after, place)));
  list.add(base + 8, mixHashes(reading.maskAt(end - 1) & KNOWN, place));
  list.add(base + 9, mixHashes(reading.maskAt(start) & KNOWN, place));
  const classBefore = classNear(reading, start, -1);
  const classAfter = classNear(reading, end - 1, 1);
  list.add(base + 10, mixHashes(classBefore, place));
  list.add(base + 11, mixHashes(classAfter, place));
  list.add(base + 12, mixHashes(classBefore * 256 + classAfter, place));
  list.add(base + 13, mixHashes(reading.classes[reading.wordAt(end - 1)] ?? 0, place));
}

function addForms(around: Surroundings, index: number, list: FeatureList): void {
  const { reading, uses, style, lineForms: forms } = around;
  const base = 180;
  const word = reading.wordAt(index);
  const kind = reading.kindAt(index);
  const mask = reading.maskAt(index) & KNOWN;
  const phrase = reading.phraseAt(index);
  const form = (forms[index] ?? 0) * 8 + kind;
  const isStart = reading.startsSentence(index) ? 1 : 0;
  list.add(base, form * 2 + isStart);
  list.add(base + 1, mixHashes(form * 2 + isStart, reading.maskAt(index)));
  list.add(base + 2, uses[word] ?? 0);
  list.add(base + 3, mixHashes((uses[word] ?? 0) * 2 + isStart, form));
  list.add(base + 4, phrase);
  list.add(base + 5, mixHashes(phrase, mask * 8 + kind));
  list.add(base + 6, reading.gapAt(index) * 4 + reading.gapAt(index + 1));
  list.add(base + 7, mixHashes(style, form));
  list.add(base + 8, mixHashes(style, reading.hashAt(index)));
  list.add(base + 9, mixHashes(style, mask));
  list.add(base + 10, mixHashes(style, hashNear(reading, index, -1)));
  list.add(base + 11, mixHashes(style, hashNear(reading, index, 1)));
  list.add(base + 12, mixHashes(style, phrase * 8 + kind));
  if (kind === ADDRESS) {
    list.add(base + 14, around.manner);
    for (let bit = 1; bit < 256; bit *= 2)
      list.add(base + 15, bit * 2 + ((around.manner & bit) === 0 ? 0 : 1));
    list.add(base + 14, mixHashes(around.manner, mask));
  }
  for (let bit = 1; bit < 256; bit *= 2) {
    if (((uses[word] ?? 0) & bit) !== 0) list.add(base + 13, bit * 8 + kind);
  }
}
