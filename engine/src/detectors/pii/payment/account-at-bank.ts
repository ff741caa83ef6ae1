import type { Match, Place } from '#engine/detector.ts';
import { groupAt } from '#engine/text/labeled-value.ts';
import { oneLine } from '#engine/text/one-line.ts';

/** Banks whose accounts are told by the name of the bank alone, and what building societies call an account. */
const OF_SINGAPORE = 'dbs|posb|ocbc|uob'.split('|');
const OF_NIGERIA =
  'nuban|gtbank|gtb|zenith bank|access bank|first bank|uba|fidelity bank|stanbic|sterling bank|fcmb|ecobank|wema bank|kuda|opay|union bank'.split(
    '|',
  );
const OF_SOUTH_AFRICA =
  'fnb|absa|nedbank|capitec|standard bank|investec|tymebank|african bank|first national bank'.split(
    '|',
  );
const ROLLS = ['roll number', 'roll no'];
export const BANKS: readonly string[] = [
  ...OF_SINGAPORE,
  ...OF_NIGERIA,
  ...OF_SOUTH_AFRICA,
  ...ROLLS,
];

const GAP = String.raw`(?: (?:bank|savings|current|account|acct?|a\/c))?(?: (?:no|number)\.?)?[ ]?:?[ \t]{1,3}`;
/** The forms of the four banks (Association of Banks in Singapore). */
const SINGAPORE = new RegExp(
  oneLine`${GAP}(\d{3}-\d{5}-\d|\d{3}-\d-\d{6}|\d{3}-\d{6}-\d{3}|\d{3}-\d{3}-\d{3}-\d)(?![\p{L}\d-])`,
  'iuy',
);
/** Ten digits (Central Bank of Nigeria, NUBAN). */
const NIGERIA = new RegExp(`${GAP}(\\d{10})(?![\\p{L}\\d-]|[.,]\\d)`, 'iuy');
/** Nine to eleven digits, of which the first is no zero, as in numbers of telephones. */
const SOUTH_AFRICA = new RegExp(`${GAP}([1-9]\\d{8,10})(?![\\p{L}\\d-]|[.,]\\d)`, 'iuy');
const ROLL = /\.?[ ]?:?[ \t]{1,3}([A-Z]\/\d{3,6}[- ]\d{1,4})(?![\p{L}\d/-])/uy;

/** The account number behind the name of its bank. */
export function accountAtBank({ text, start, end }: Place): Match | undefined {
  const label = text.slice(start, end).toLowerCase();
  const form = formFor(label);
  const found = form && groupAt(text, end, form);
  if (found === undefined) return undefined;
  const why = `A number in the form of an account follows “${label}”.`;
  return { start: found.start, end: found.end, confidence: 0.86, why };
}

function formFor(label: string): RegExp | undefined {
  if (OF_SINGAPORE.includes(label)) return SINGAPORE;
  if (OF_NIGERIA.includes(label)) return NIGERIA;
  if (OF_SOUTH_AFRICA.includes(label)) return SOUTH_AFRICA;
  return ROLLS.includes(label) ? ROLL : undefined;
}
