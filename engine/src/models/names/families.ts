import { isCapitalKind } from './candidates.ts';
import { WORD } from './lexicon.ts';
import { PROSE } from './line-form.ts';
import type { Reading } from './reading.ts';
import { LOWER_CASE } from './tokens.ts';
import { WordTable } from './word-table.ts';

/** How a word, whatever its case, is used elsewhere in its text. */
const USE = {
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

/** For each distinct word of a reading: the uses of all words that are spelt alike. */
export function wordUses(reading: Reading, lineForms: Uint8Array): Uint8Array {
  const { words, count } = reading.tokens;
  const table = new WordTable(words.count);
  const familyOf = new Int32Array(words.count);
  for (let word = 0; word < words.count; word += 1) {
    familyOf[word] = table.numberOf(words.hash[word] ?? 0, 0, 0);
  }
  const uses = new Uint8Array(words.count);
  const times = new Uint8Array(words.count);
  for (let index = 0; index < count; index += 1) {
    const family = familyOf[reading.wordAt(index)] ?? 0;
    uses[family] = (uses[family] ?? 0) | ownUse(reading, lineForms, index);
    times[family] = Math.min(MANY, (times[family] ?? 0) + 1);
  }
  return Uint8Array.from(familyOf, (family) => {
    const often = (times[family] ?? 0) >= MANY ? USE.often : 0;
    return (uses[family] ?? 0) | often;
  });
}

function ownUse(reading: Reading, lineForms: Uint8Array, index: number): number {
  const kind = reading.kindAt(index);
  if (kind === LOWER_CASE) return USE.lower;
  if (!isCapitalKind(kind)) return 0;
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
