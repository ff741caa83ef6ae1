import { isCapitalKind } from './candidates.ts';
import type { Reading } from './reading.ts';
import { ALL_CAPITALS, LOWER_CASE, NEW_LINE } from './tokens.ts';
import { ROLE } from './vocabulary.ts';

/** How the words of a line are written. */
export const PROSE = 0;
const TITLE_CASE = 1;
const CAPITALS = 2;
/** Lines without any capital are read as if case did not matter. */
const NO_CAPITALS = 3;

/** A line of fewer words says nothing by its case. */
const LEAST_WORDS = 3;

/** The form of the line that each token stands in; a line longer than a few words with small ones is prose. */
export function lineForms(reading: Reading): Uint8Array {
  const { gap, count } = reading.tokens;
  const forms = new Uint8Array(count);
  let from = 0;
  for (let index = 1; index <= count; index += 1) {
    if (index < count && (gap[index] ?? 0) < NEW_LINE) continue;
    const form = formOfLine(reading, from, index);
    if (form !== PROSE) forms.fill(form, from, index);
    from = index;
  }
  return forms;
}

function formOfLine({ tokens, words }: Reading, from: number, end: number): number {
  const { kind, word } = tokens;
  const { role } = words;
  let [small, capitalized, capitals] = [0, 0, 0];
  for (let index = from; index < end; index += 1) {
    const own = kind[index] ?? 0;
    if (own === LOWER_CASE) {
      small += ((role[word[index] ?? 0] ?? 0) & ROLE.long) === 0 ? 0 : 1;
    } else if (isCapitalKind(own)) {
      capitalized += 1;
      capitals += own === ALL_CAPITALS ? 1 : 0;
    }
  }
  return formOf(small, capitalized, capitals);
}

function formOf(small: number, capitalized: number, capitals: number): number {
  if (capitals >= LEAST_WORDS && capitals * 2 > small + capitalized) return CAPITALS;
  if (capitalized >= LEAST_WORDS && small * 4 <= capitalized) return TITLE_CASE;
  return capitalized === 0 && small >= LEAST_WORDS ? NO_CAPITALS : PROSE;
}
