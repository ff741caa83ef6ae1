import { isCapitalKind } from './candidates.ts';
import { USE } from './families.ts';
import { type Surroundings, usesOf } from './features.ts';
import { WORD } from './lexicon.ts';

const NAMES = WORD.firstName | WORD.lastName | WORD.rareLastName;
const LEAST_SURE = 0.6;
/** One word alone is asked to be surer, and still more so when no list of names has it. */
const LEAST_SURE_WORD = 0.75;
const LEAST_SURE_UNKNOWN = 0.9;

/** Where a person was found, as its first token and its end (exclusive), and how sure that is. */
interface FoundPerson {
  readonly first: number;
  readonly end: number;
  readonly sureness: number;
}

/** Whether what was taken for a person may as well be a product or a company, and should raise no flag. */
export function isDoubtful(around: Surroundings, { first, end, sureness }: FoundPerson): boolean {
  if (sureness < LEAST_SURE) return true;
  let words = 0;
  let isListed = false;
  let isSmallElsewhere = false;
  for (let index = first; index < end; index += 1) {
    const { reading } = around;
    if (!isCapitalKind(reading.kindAt(index))) continue;
    words += 1;
    isListed ||= (reading.maskAt(index) & NAMES) !== 0;
    isSmallElsewhere ||= (usesOf(around, index) & USE.lower) !== 0;
  }
  // Programs are named with and without a capital, often in one text; people are not.
  if (isSmallElsewhere && words < 2) return true;
  if (!isListed) return sureness < LEAST_SURE_UNKNOWN;
  return words < 2 && sureness < LEAST_SURE_WORD;
}
