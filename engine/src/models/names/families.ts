import { isCapitalKind } from './candidates.ts';
import { WORD } from './lexicon.ts';
import { PROSE } from './line-form.ts';
import type { Reading } from './reading.ts';
import { LOWER_CASE, MARK } from './tokens.ts';

/** How a word, whatever its case, is used elsewhere in its text. */
export const USE = {
  lower: 1,
  capitalInProse: 2,
  behindHonorific: 4,
  behindFirstName: 8,
  beforeCompanySuffix: 16,
  often: 32,
  beforeLastName: 64,
  insidePhrase: 128,
} as const;

const MANY = 4;

/** For each family of words that are spelt alike, whatever their case: how they are used in a reading. */
export function wordUses(reading: Reading, lineForms: Uint8Array): Uint8Array {
  const { family, familyCount } = reading.words;
  const { kind, word, count } = reading.tokens;
  const uses = new Uint8Array(familyCount);
  const times = new Uint8Array(familyCount);
  for (let index = 0; index < count; index += 1) {
    const own = kind[index] ?? MARK;
    if (own === MARK) continue;
    const at = family[word[index] ?? 0] ?? 0;
    const time = (times[at] ?? 0) + 1;
    times[at] = Math.min(MANY, time);
    let use: number = time >= MANY ? USE.often : 0;
    if (own === LOWER_CASE) use |= USE.lower;
    else if (isCapitalKind(own)) use |= capitalUse(reading, lineForms, index);
    uses[at] = (uses[at] ?? 0) | use;
  }
  return uses;
}

function capitalUse(reading: Reading, lineForms: Uint8Array, index: number): number {
  const isProse = lineForms[index] === PROSE && !reading.startsSentence(index);
  return (
    (isProse ? USE.capitalInProse : 0) |
    (reading.phraseAt(index) === 0 ? 0 : USE.insidePhrase) |
    leftUse(reading, index) |
    rightUse(reading, index)
  );
}

function leftUse(reading: Reading, index: number): number {
  const isBehindCapital = isCapitalKind(reading.kindAt(index - 1));
  const before = reading.maskAt(index - 1);
  // `Dr. Roe` has a full stop between.
  const titles = isBehindCapital ? before : before | reading.maskAt(index - 2);
  return (
    ((titles & WORD.honorific) === 0 ? 0 : USE.behindHonorific) |
    (isBehindCapital && (before & WORD.firstName) !== 0 ? USE.behindFirstName : 0)
  );
}

function rightUse(reading: Reading, index: number): number {
  if (!isCapitalKind(reading.kindAt(index + 1))) return 0;
  const after = reading.maskAt(index + 1);
  return (
    ((after & WORD.companySuffix) === 0 ? 0 : USE.beforeCompanySuffix) |
    ((after & WORD.lastName) === 0 ? 0 : USE.beforeLastName)
  );
}
