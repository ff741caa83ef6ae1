import type { Issue } from '@proviso/contracts';

type Span = Pick<Issue, 'start' | 'end'>;

const WHITE_SPACE = /\s+/g;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu;

/**
 * The words of a match, on one line: as they stand in the text, unless that would tell more than the person typed: part
 * of a sensitive value, or something encoded.
 */
export function quoteMatch(
  text: string,
  place: Span,
  words: string,
  sensitive: readonly Span[],
): string {
  const isSensitive = sensitive.some(({ start, end }) => start < place.end && place.start < end);
  if (isSensitive) return words;
  const own = text.slice(place.start, place.end);
  if (lettersOf(own) !== lettersOf(words)) return words;
  return own.replaceAll(INVISIBLE, '').replaceAll(WHITE_SPACE, ' ').toWellFormed();
}

/** The letters and digits of a text, without regard to case, accents, spaces and punctuation. */
function lettersOf(text: string): string {
  return text.normalize('NFKD').toLowerCase().replaceAll(NEITHER_LETTER_NOR_DIGIT, '');
}
