import { isCapitalKind } from './candidates.ts';
import { ALL_CAPITALS, LOWER_CASE, NEW_LINE, type Tokens } from './tokens.ts';

/** How the words of a line are written. */
export const PROSE = 0;
const TITLE_CASE = 1;
const CAPITALS = 2;
/** Lines without any capital are read as if case did not matter. */
const NO_CAPITALS = 3;

/** A line of fewer words says nothing by its case. */
const LEAST_WORDS = 3;
const LEAST_SMALL_WORD = 4;

/** The form of the line that each token stands in; a line longer than a few words with small ones is prose. */
export function lineForms(tokens: Tokens): Uint8Array {
  const forms = new Uint8Array(tokens.count);
  let from = 0;
  for (let index = 1; index <= tokens.count; index += 1) {
    const isEnd = index === tokens.count || (tokens.gap[index] ?? 0) >= NEW_LINE;
    if (!isEnd) continue;
    forms.fill(formOf(tokens, from, index), from, index);
    from = index;
  }
  return forms;
}

interface Cases {
  small: number;
  capitalized: number;
  capitals: number;
}

function formOf(tokens: Tokens, from: number, end: number): number {
  const { small, capitalized, capitals } = countCases(tokens, from, end);
  if (capitals >= LEAST_WORDS && capitals * 2 > small + capitalized) return CAPITALS;
  if (capitalized >= LEAST_WORDS && small * 4 <= capitalized) return TITLE_CASE;
  return capitalized === 0 && small >= LEAST_WORDS ? NO_CAPITALS : PROSE;
}

function countCases({ word, words }: Tokens, from: number, end: number): Cases {
  const cases = { small: 0, capitalized: 0, capitals: 0 };
  for (let index = from; index < end; index += 1) {
    const number = word[index] ?? 0;
    const kind = words.kind[number] ?? 0;
    if (isCapitalKind(kind)) {
      cases.capitalized += 1;
      cases.capitals += Number(kind === ALL_CAPITALS);
    } else if (kind === LOWER_CASE) {
      // Articles and prepositions are small in titles, too.
      const length = (words.end[number] ?? 0) - (words.start[number] ?? 0);
      cases.small += Number(length >= LEAST_SMALL_WORD);
    }
  }
  return cases;
}
