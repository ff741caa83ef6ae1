import { linesAround } from '#engine/text/lines.ts';
import { matchAt, matchesAt } from '#engine/text/match-at.ts';
import type { Span } from '#engine/vocabulary.ts';

/** An amount without a unit, with how often it is taken or at the end of what is said. */
const AMOUNT =
  / (?:\d{1,3}|[1-9]\d{0,2}00)(?:[.,]\d{1,2})?(?:[ ]?(?:b\.?i\.?d|t\.?i\.?d|q\.?i\.?d|q\.?d|od|bd|tds|qds|nocte|mane|hs|prn|patch(?:es)?|daily|nightly|weekly)(?!\w)|(?=[ ]?(?:[,;)]|\.(?!\d)|\r?\n|$)))/iy;

/** A dose that is changed, with or without a unit: `5 -> 7.5 mg`. */
const CHANGED =
  /(?:,? (?:increased|reduced|titrated|up|down|changed)(?: from)?)? \d{1,4}(?:[.,]\d{1,3})? ?(?:mg|mcg|micrograms|units|g)?[ ]?(?:->|→|=>|>|to|up to|down to)[ ]?\d{1,4}(?:[.,]\d{1,3})?(?: ?(?:mg|mcg|micrograms|units|g)(?!\w)|(?=[ ]?(?:[,;)]|\.(?!\d)|\r?\n|$)))/iy;
/** Tablets that combine several medicines, before how often they are taken: `(x/y/z) one tablet nocte`. */
const COMBINED =
  /(?:[/+][a-z]{5,16}){0,3}\)?,? (?:one|two|half an?|[1-4]) (?:tab(?:let)?s?|caps?(?:ules?)?)(?: (?:b\.?d|t\.?d\.?s|q\.?d\.?s|o\.?d|nocte|mane|daily|nightly|once daily|twice daily|at night|prn))(?!\w)/iy;
const COMBINED_BEFORE = /(?:[A-Z]{3} \()?(?:[a-z]{5,16}[/+]){0,3}[a-z]{0,12}$/;

/** How often it is taken, without a dose: `lamotrigine 2x a day`. */
const OFTEN =
  /,? (?:(?:[1-4] ?x|[1-4] times|once|twice|three times|two times)(?: (?:a|per|each|every) (?:day|week|night)| daily| weekly)|every (?:day|night|morning|evening|second day|other day)|(?:b\.?d|t\.?d\.?s|q\.?d\.?s|o\.?d|nocte|mane|prn)(?=[ ]?(?:[,;)]|\.(?!\d)|\r?\n|$)))/iy;
/** What notes of care say was done with it, of one or of several: `apixaban and donepezil given`. */
const DONE =
  /(?:(?:,|\s{1,24}and|,? &|,? \+)\s{1,24}[a-z]{5,20}){0,3}\s{1,24}(?:(?:was|were|not|all) ){0,2}(?:given|taken|administered|refused|declined|omitted|withheld|dispensed|missed)(?=[ ]?(?:[,;)]|\.(?!\d)|\r?\n|$|at|by|with|as|again|this|in the|\d))/iy;

/** When it was begun or ended: `fluoxetine begun at 20 mg, now 40 mg`, `citalopram stopped 2019`. */
const BEGUN =
  /,? (?:(?:was|were|has been|had been|recently|newly) ){0,2}(?:begun|started|commenced|initiated|stopped|ceased|discontinued|restarted|resumed|weaned|tapered)(?:(?: (?:off|on|at|in|from|since))? (?:\d{1,4}(?:[.,]\d{1,3})? ?(?:mg|mcg|micrograms|units)(?:,? now \d{1,4}(?:[.,]\d{1,3})? ?(?:mg|mcg|micrograms|units))?(?: (?:b\.?d|t\.?d\.?s|q\.?d\.?s|o\.?d|nocte|mane|daily|nightly)(?!\w))?|(?:19|20)\d\d)(?![\w-])|(?=[ ]?(?:[;)]|\.(?!\d)|\r?\n|$)))/iy;
/** The cell of a row; whether it is on somebody shows the company that it has. */
const CELL_AFTER = /"?(?=[ ]?[,;\t|])/y;
const CELL_BEFORE = /(?:[,;\t]|\|[ ]?)"?$/;
/** A row that nobody's data stand in: its cells before the medicine are empty, or it says that it is one of stock. */
const OF_STOCK =
  /,,,|\t\t\t|;;;|(?<!\p{L})(?:stock|shelf|reorder|wholesaler|batch|expired)(?!\p{L})/iu;

/** Whether a line of a table counts goods rather than what somebody takes. */
export function isOfStock(text: string, start: number): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  return OF_STOCK.test(text.slice(Math.max(from, start - 120), start));
}

const SEPARATOR = /[,;\t|]/g;
/** In prose fewer words stand between commas. */
const LEAST_CELLS = 5;

/** Whether a medicine fills the cell of a table that is not one of stock. */
function fillsCell(text: string, start: number, end: number): boolean {
  return (
    matchesAt(text, end, CELL_AFTER) &&
    CELL_BEFORE.test(text.slice(Math.max(0, start - 3), start)) &&
    (linesAround(text, { start, end }).match(SEPARATOR)?.length ?? 0) >= LEAST_CELLS - 1 &&
    !isOfStock(text, start)
  );
}

const WAYS = [CHANGED, AMOUNT, OFTEN, DONE, BEGUN];

/** A medicine and its dose as notes have them, as in `naltrexone 50`, at the place of its name. */
export function medicineInShort(text: string, start: number, end: number): Span | undefined {
  const combined = matchAt(text, end, COMBINED)?.[0];
  if (combined !== undefined) {
    const before = COMBINED_BEFORE.exec(text.slice(Math.max(0, start - 80), start))?.[0] ?? '';
    return { start: start - before.length, end: end + combined.length };
  }
  const amount = WAYS.map((way) => matchAt(text, end, way)?.[0]).find((way) => way !== undefined);
  if (amount === undefined && !fillsCell(text, start, end)) return undefined;
  const stem = /\p{L}{1,20}$/u.exec(text.slice(Math.max(0, start - 20), start))?.[0] ?? '';
  return { start: start - stem.length, end: end + (amount?.length ?? 0) };
}
