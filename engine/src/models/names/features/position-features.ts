import type { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import { ADDRESS, MARK, NEW_PARAGRAPH } from '#engine/models/names/tokens/tokens.ts';
import { mixHashes } from '#engine/statistics/feature-hash.ts';

import { type FeatureList, KNOWN, type FeatureContext, useOfToken } from './features.ts';
import { OUTSIDE_HASH } from './word-near.ts';

/** A module-local copy, because imported bindings are looked up on every use. */
const PARAGRAPH = NEW_PARAGRAPH;
const NO_KIND = MARK;
const OUTSIDE = OUTSIDE_HASH;
const KNOWN_BITS = KNOWN;
/** Positions in a run of capitalized words are not distinguished from this one on. */
const MAX_PLACES = 4;
const HABITS = 8;
const STYLE = 200;

const NEIGHBORS = templatesFrom(120, 9);
const ROW = templatesFrom(140, 10);
const FORMS = templatesFrom(180, 8);
const TEMPLATES = Uint8Array.of(...NEIGHBORS, ...ROW, ...FORMS);
const FIRST_OF_ROW = NEIGHBORS.length;
const FIRST_OF_FORMS = NEIGHBORS.length + ROW.length;

function templatesFrom(first: number, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, template) => first + template);
}

/** Features of a token that depend on its position. */
export function addPositionFeatures(
  context: FeatureContext,
  index: number,
  list: FeatureList,
): void {
  const at = list.addTemplates(TEMPLATES);
  const { values } = list;
  writeBefore(context.reading, index, values, at);
  writeAfter(context.reading, index, values, at);
  writeRow(context, index, values, at + FIRST_OF_ROW);
  writeForms(context, index, values, at + FIRST_OF_FORMS);
  if (context.reading.kindAt(index) === ADDRESS) addStyle(context, index, list);
}

// Here and below, lists are read without helper functions, because too many would not all be inlined.
function writeBefore(
  { tokens, words }: TokenizedText,
  index: number,
  values: Int32Array,
  at: number,
): void {
  const { word, kind: kinds, gap } = tokens;
  const { hash, mask: masks, wordClass: classes } = words;
  const isFirst = index === 0;
  const own = word[index]!;
  const kind = kinds[index]!;
  const mask = masks[own]! & KNOWN_BITS;
  const before = isFirst ? own : word[index - 1]!;
  const isApart = isFirst || gap[index]! >= PARAGRAPH;
  const classBefore = isApart ? 0 : classes[before]!;
  values[at] = mixHashes(isApart ? OUTSIDE : hash[before]! | 0, hash[own]! | 0);
  values[at + 3] = mixHashes(mask, isFirst ? 0 : masks[before]! & KNOWN_BITS) + kind;
  values[at + 5] = (classBefore * 256 + classes[own]!) * 8 + kind;
  values[at + 7] = mixHashes(mask * 256 + classBefore, kind);
}

function writeAfter(
  { tokens, words }: TokenizedText,
  index: number,
  values: Int32Array,
  at: number,
): void {
  const { word, kind: kinds, gap, count } = tokens;
  const { hash, mask: masks, wordClass: classes } = words;
  const isLast = index + 1 === count;
  const own = word[index]!;
  const kind = kinds[index]!;
  const mask = masks[own]! & KNOWN_BITS;
  const after = isLast ? own : word[index + 1]!;
  const isApart = isLast || gap[index + 1]! >= PARAGRAPH;
  const classAfter = isApart ? 0 : classes[after]!;
  const kindBefore = index === 0 ? NO_KIND : kinds[index - 1]!;
  const kindAfter = isLast ? NO_KIND : kinds[index + 1]!;
  values[at + 1] = mixHashes(hash[own]! | 0, isApart ? OUTSIDE : hash[after]! | 0);
  values[at + 2] = (kindBefore * 8 + kind) * 8 + kindAfter;
  values[at + 4] = mixHashes(mask, isLast ? 0 : masks[after]! & KNOWN_BITS) + kind;
  values[at + 6] = (classes[own]! * 256 + classAfter) * 8 + kind;
  values[at + 8] = mixHashes(mask * 256 + classAfter, kind);
}

/** The context at both ends of the run of capitals around a token, and just outside it. */
function writeRow(
  { reading, rows }: FeatureContext,
  index: number,
  values: Int32Array,
  at: number,
): void {
  const { hash, mask, wordClass } = reading.words;
  const { word } = reading.tokens;
  rows.goTo(index);
  const { start, end } = rows;
  const first = word[start]!;
  const last = word[end - 1]!;
  const fromStart = Math.min(MAX_PLACES, index - start);
  const toEnd = Math.min(MAX_PLACES, end - 1 - index);
  const place = fromStart * 8 + toEnd;
  const before = mixHashes(rows.before, place) | 0;
  const after = mixHashes(rows.after, place) | 0;
  values[at] = place;
  values[at + 1] = mixHashes(hash[last]! | 0, Math.min(1, toEnd));
  values[at + 2] = mixHashes(hash[first]! | 0, Math.min(1, fromStart));
  values[at + 3] = before;
  values[at + 4] = after;
  values[at + 5] = mixHashes(rows.farBefore, before);
  values[at + 6] = mixHashes(rows.farAfter, after);
  values[at + 7] = mixHashes(mask[last]! & KNOWN_BITS, place);
  values[at + 8] = mixHashes(mask[first]! & KNOWN_BITS, place);
  values[at + 9] = mixHashes(wordClass[last]!, place);
}

function writeForms(context: FeatureContext, index: number, values: Int32Array, at: number): void {
  const { reading, style, lineForms: forms } = context;
  const { kind: kinds, word, gap, count } = reading.tokens;
  const kind = kinds[index]!;
  const mask = reading.words.mask[word[index]!]!;
  const gapAfter = index + 1 === count ? PARAGRAPH : gap[index + 1]!;
  const known = mask & KNOWN_BITS;
  const uses = useOfToken(context, index);
  const phrase = reading.phrases[index]!;
  const form = forms[index]! * 8 + kind;
  const isStart = reading.startsSentence(index) ? 1 : 0;
  values[at] = mixHashes(form * 2 + isStart, mask);
  values[at + 1] = uses;
  values[at + 2] = mixHashes(uses * 2 + isStart, form);
  values[at + 3] = mixHashes(phrase, known * 8 + kind);
  values[at + 4] = gap[index]! * 4 + gapAfter;
  values[at + 5] = mixHashes(style, form);
  values[at + 6] = mixHashes(style, known);
  values[at + 7] = mixHashes(style, phrase * 8 + kind);
}

/** Whether corpora label a handle as a name depends on the style of the message. */
function addStyle(context: FeatureContext, index: number, list: FeatureList): void {
  const { reading, messageStyle, messageTokens } = context;
  list.add(STYLE, messageStyle);
  list.add(STYLE, mixHashes(messageStyle, reading.maskAt(index) & KNOWN_BITS));
  for (let habit = 0; habit < HABITS; habit += 1) {
    list.add(STYLE + 1, habit * 2 + ((messageStyle >> habit) & 1));
  }
  for (const sign of messageTokens) list.add(STYLE + 2, sign);
}
