import type { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import {
  ALL_CAPITALS,
  isCapitalKind,
  KINDS,
  LOWER_CASE,
  NEW_LINE,
} from '#engine/models/names/tokens/tokens.ts';
import { ROLE } from '#engine/models/names/tokens/vocabulary.ts';

/** The letter case of a line. */
export const PROSE = 0;
const TITLE_CASE = 1;
const CAPITALS = 2;
/** Lines without any capital are read as caseless. */
const NO_CAPITALS = 3;

/** The case of a line with fewer words is not informative. */
const MIN_WORDS = 3;

/** For each token kind, 1 or 0, so that tokens can be counted without branches. */
const IS_SMALL = KINDS.map((kind) => Number(kind === LOWER_CASE));
const IS_CAPITALIZED = KINDS.map((kind) => Number(isCapitalKind(kind)));
const IS_CAPITALS = KINDS.map((kind) => Number(kind === ALL_CAPITALS));
const LONG_BIT = Math.log2(ROLE.long);
const LINE_GAP = NEW_LINE;

/** The form of the line of each token; a line with more than a few lower-case words is prose. */
export function lineForms({ tokens, words }: TokenizedText): Uint8Array {
  const { kind, word, gap, count } = tokens;
  const { role } = words;
  const forms = new Uint8Array(count);
  let from = 0;
  let small = 0;
  let capitalized = 0;
  let capitals = 0;
  for (let index = 0; index < count; index += 1) {
    if (gap[index]! >= LINE_GAP) {
      fillForm(forms, formOf(small, capitalized, capitals), from, index);
      from = index;
      small = 0;
      capitalized = 0;
      capitals = 0;
    }
    // Branch-free, because the next kind is hard to predict.
    const own = kind[index]!;
    small += IS_SMALL[own]! & (role[word[index]!]! >>> LONG_BIT);
    capitalized += IS_CAPITALIZED[own]!;
    capitals += IS_CAPITALS[own]!;
  }
  fillForm(forms, formOf(small, capitalized, capitals), from, count);
  return forms;
}

/** Most lines are prose, which is the initial value. */
function fillForm(forms: Uint8Array, form: number, from: number, to: number): void {
  if (form !== PROSE) forms.fill(form, from, to);
}

function formOf(small: number, capitalized: number, capitals: number): number {
  if (capitals >= MIN_WORDS && capitals * 2 > small + capitalized) return CAPITALS;
  if (capitalized >= MIN_WORDS && small * 4 <= capitalized) return TITLE_CASE;
  return capitalized === 0 && small >= MIN_WORDS ? NO_CAPITALS : PROSE;
}
