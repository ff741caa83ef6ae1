import { type Surroundings, usesOf } from '#engine/models/names/features/features.ts';
import { USE } from '#engine/models/names/features/word-uses.ts';
import { WORD } from '#engine/models/names/lexicon/lexicon.ts';
import type { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import { INITIALS, isCapitalKind, NEW_LINE } from '#engine/models/names/tokens/tokens.ts';

const NAMES = WORD.firstName | WORD.lastName | WORD.rareLastName;
/** Bits of words that can be something other than a given name. */
const SOMETHING_ELSE =
  WORD.ordinary | WORD.frequent | WORD.largeCity | WORD.region | WORD.organization | WORD.placeNoun;
const OF_THINGS = SOMETHING_ELSE | WORD.organizationNoun | WORD.companySuffix;
/**
 * The minimum confidence for names of several words: in general; after a given name or alone on a line; absent from all
 * lists.
 */
const LEAST_SURE = { any: 0.5, plain: 0.35, unknown: 0.8 } as const;
/** The same for a single word. */
const LEAST_SURE_WORD = { any: 0.65, plain: 0.3, unknown: 0.8 } as const;

/** The start of a line, of a table cell or list item, or the speaker in a chat. */
const CELL_BEFORE = /(?:^|[\n\t] ?| {2}|\| ?|[:;\]] |[,;]"?|\n")$/;
const CELL_BEHIND = /^(?:$|\r?\n|\t| {2}| ?\|| \(|;|:|"?,(?! )|"\r?\n)/;

/** A detected person: first token, end (exclusive) and confidence. */
interface FoundPerson {
  readonly first: number;
  readonly end: number;
  readonly sureness: number;
}

/** Whether a detected person may just as well be a product or a company and should not raise a flag. */
export function isDoubtful(around: Surroundings, person: FoundPerson): boolean {
  const { reading } = around;
  const words = capitalsOf(reading, person);
  // Software is often written with and without a capital in one text; people are not.
  if (words.length < 2 && words.some((index) => (usesOf(around, index) & USE.lower) !== 0)) {
    return true;
  }
  const least = words.length < 2 ? LEAST_SURE_WORD : LEAST_SURE;
  return person.sureness < least[plainnessOf(reading, person, words)];
}

/** The capitalized tokens of a name. */
function capitalsOf(reading: TokenizedText, { first, end }: FoundPerson): number[] {
  const words: number[] = [];
  for (let index = first; index < end; index += 1) {
    if (isCapitalKind(reading.kindAt(index))) words.push(index);
  }
  return words;
}

function plainnessOf(
  reading: TokenizedText,
  person: FoundPerson,
  words: readonly number[],
): keyof typeof LEAST_SURE {
  const masks = words.map((index) => reading.maskAt(index));
  const [given = 0] = masks;
  const isGiven = (given & WORD.firstName) !== 0 && (given & SOMETHING_ELSE) === 0;
  const isOfNames = masks.every((mask) => (mask & OF_THINGS) === 0);
  if (words.length > 1) {
    if (isOfNames && (isGiven || standsAlone(reading, person))) return 'plain';
  } else if (isGiven && (given & (WORD.lastName | WORD.smallCity)) === 0) {
    return 'plain';
  }
  return masks.some((mask) => (mask & NAMES) !== 0) || beginsWithInitial(reading, person)
    ? 'any'
    : 'unknown';
}

/** Whether a name stands alone in its line or cell, except for brackets after it. */
function standsAlone({ text, tokens }: TokenizedText, { first, end }: FoundPerson): boolean {
  const from = tokens.start[first] ?? 0;
  const to = tokens.end[end - 1] ?? 0;
  return (
    CELL_BEFORE.test(text.slice(Math.max(0, from - 3), from)) &&
    CELL_BEHIND.test(text.slice(to, to + 3))
  );
}

/** Whether a name starts with an initial in mid-line; at the start of a line it may be a paragraph number. */
function beginsWithInitial(reading: TokenizedText, { first }: FoundPerson): boolean {
  return reading.kindAt(first) === INITIALS && reading.gapAt(first) < NEW_LINE;
}
