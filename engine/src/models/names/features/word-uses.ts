import { WORD } from '#engine/models/names/lexicon/lexicon.ts';
import type { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import { isCapitalKind, KINDS, LOWER_CASE, MARK } from '#engine/models/names/tokens/tokens.ts';

import { PROSE } from './line-forms.ts';

/** How a word, ignoring case, is used elsewhere in its text. */
export const USE = {
  lower: 1,
  capitalInProse: 2,
  afterHonorific: 4,
  afterFirstName: 8,
  beforeCompanySuffix: 16,
  often: 32,
  beforeLastName: 64,
  insidePhrase: 128,
} as const;

/** The mask of all these bits. */
export const USES = 0xff;
/** While uses are collected, the bits above them count occurrences; four count as many. */
const COUNT_BIT = 8;
const MANY_BIT = COUNT_BIT + 2;
const OFTEN = USE.often;
/** The increment of that count for each token kind. */
const COUNTED = Uint16Array.from(KINDS, (kind) => (kind === MARK ? 0 : 1 << COUNT_BIT));
const USE_OF_KIND = KINDS.map((kind) => (kind === LOWER_CASE ? USE.lower : 0));

/** For each family of words that differ only in case, how they are used, in the low bits of `USES`. */
export function wordUses(reading: TokenizedText, lineForms: Uint8Array): Uint16Array {
  const { family, familyCount } = reading.words;
  const { kind, word, count } = reading.tokens;
  const uses = new Uint16Array(familyCount);
  for (let index = 0; index < count; index += 1) {
    const own = kind[index]!;
    const at = family[word[index]!]!;
    // Branch-free, because the next kind is hard to predict; a saturated count is reduced by one.
    const use = uses[at]! + COUNTED[own]!;
    const isMany = use >>> MANY_BIT;
    uses[at] = (use - (isMany << COUNT_BIT)) | USE_OF_KIND[own]! | (isMany * OFTEN);
  }
  for (const index of reading.capitals) {
    uses[family[word[index]!]!]! |= capitalUse(reading, lineForms, index);
  }
  return uses;
}

function capitalUse(reading: TokenizedText, lineForms: Uint8Array, index: number): number {
  const isProse = lineForms[index] === PROSE && !reading.startsSentence(index);
  return (
    (isProse ? USE.capitalInProse : 0) |
    (reading.phraseAt(index) === 0 ? 0 : USE.insidePhrase) |
    leftUse(reading, index) |
    rightUse(reading, index)
  );
}

function leftUse(reading: TokenizedText, index: number): number {
  const isAfterCapital = isCapitalKind(reading.kindAt(index - 1));
  const before = reading.maskAt(index - 1);
  // In `Dr. Roe` a full stop stands in between.
  const titles = isAfterCapital ? before : before | reading.maskAt(index - 2);
  return (
    ((titles & WORD.honorific) === 0 ? 0 : USE.afterHonorific) |
    (isAfterCapital && (before & WORD.firstName) !== 0 ? USE.afterFirstName : 0)
  );
}

function rightUse(reading: TokenizedText, index: number): number {
  if (!isCapitalKind(reading.kindAt(index + 1))) return 0;
  const after = reading.maskAt(index + 1);
  return (
    ((after & WORD.companySuffix) === 0 ? 0 : USE.beforeCompanySuffix) |
    ((after & WORD.lastName) === 0 ? 0 : USE.beforeLastName)
  );
}
