import { type FeatureContext, useOfToken } from '#engine/models/names/features/features.ts';
import { USE } from '#engine/models/names/features/word-uses.ts';
import { WORD } from '#engine/models/names/lexicon/lexicon.ts';
import type { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import { INITIALS, isCapitalKind, NEW_LINE } from '#engine/models/names/tokens/tokens.ts';

const NAMES = WORD.firstName | WORD.lastName | WORD.rareLastName;
/** Bits of words that can be something other than a given name. */
const OTHER_MEANINGS =
  WORD.ordinary | WORD.frequent | WORD.largeCity | WORD.region | WORD.organization | WORD.placeNoun;
const NON_PERSON = OTHER_MEANINGS | WORD.organizationNoun | WORD.companySuffix;
/**
 * The minimum confidence for names of several words: in general; after a given name or alone on a line; absent from all
 * lists.
 */
const MIN_CONFIDENCE = { any: 0.5, plain: 0.35, unknown: 0.8 } as const;
/** The same for a single word. */
const MIN_WORD_CONFIDENCE = { any: 0.65, plain: 0.3, unknown: 0.8 } as const;

/** The start of a line, of a table cell or list item, or the speaker in a chat. */
const CELL_BEFORE = /(?:^|[\n\t] ?| {2}|\| ?|[:;\]] |[,;]"?|\n")$/;
const CELL_AFTER = /^(?:$|\r?\n|\t| {2}| ?\|| \(|;|:|"?,(?! )|"\r?\n)/;

/** A detected person: first token, end (exclusive) and confidence. */
interface FoundPerson {
  readonly first: number;
  readonly end: number;
  readonly confidence: number;
}

/** Whether a detected person may just as well be a product or a company and should not raise a flag. */
export function isDoubtful(context: FeatureContext, person: FoundPerson): boolean {
  const { reading } = context;
  const words = capitalizedTokens(reading, person);
  // Software is often written with and without a capital in one text; people are not.
  if (words.length < 2 && words.some((index) => (useOfToken(context, index) & USE.lower) !== 0)) {
    return true;
  }
  const thresholds = words.length < 2 ? MIN_WORD_CONFIDENCE : MIN_CONFIDENCE;
  return person.confidence < thresholds[evidenceFor(reading, person, words)];
}

/** The capitalized tokens of a name. */
function capitalizedTokens(reading: TokenizedText, { first, end }: FoundPerson): number[] {
  const words: number[] = [];
  for (let index = first; index < end; index += 1) {
    if (isCapitalKind(reading.kindAt(index))) words.push(index);
  }
  return words;
}

function evidenceFor(
  reading: TokenizedText,
  person: FoundPerson,
  words: readonly number[],
): keyof typeof MIN_CONFIDENCE {
  const masks = words.map((index) => reading.maskAt(index));
  const [given = 0] = masks;
  const isGiven = (given & WORD.firstName) !== 0 && (given & OTHER_MEANINGS) === 0;
  const isOfNames = masks.every((mask) => (mask & NON_PERSON) === 0);
  if (words.length > 1) {
    if (isOfNames && (isGiven || isAloneInCell(reading, person))) return 'plain';
  } else if (isGiven && (given & (WORD.lastName | WORD.smallCity)) === 0) {
    return 'plain';
  }
  return masks.some((mask) => (mask & NAMES) !== 0) || beginsWithInitial(reading, person)
    ? 'any'
    : 'unknown';
}

/** Whether a name stands alone in its line or cell, except for brackets after it. */
function isAloneInCell({ text, tokens }: TokenizedText, { first, end }: FoundPerson): boolean {
  const from = tokens.start[first] ?? 0;
  const to = tokens.end[end - 1] ?? 0;
  return (
    CELL_BEFORE.test(text.slice(Math.max(0, from - 3), from)) &&
    CELL_AFTER.test(text.slice(to, to + 3))
  );
}

/** Whether a name starts with an initial in mid-line; at the start of a line it may be a paragraph number. */
function beginsWithInitial(reading: TokenizedText, { first }: FoundPerson): boolean {
  return reading.kindAt(first) === INITIALS && reading.gapAt(first) < NEW_LINE;
}
