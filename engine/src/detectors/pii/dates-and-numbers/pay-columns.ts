import type { Certainty, Match, Place } from '#engine/detector.ts';
import { BESIDE_PAID_PERSON } from '#engine/detectors/company.ts';
import { isColumnHeader, readColumnValues } from '#engine/tables/table-column.ts';
import { oneLine } from '#engine/text/one-line.ts';
import type { Span } from '#engine/vocabulary.ts';

import { AMOUNT, CODES, IN_COLUMN, SMALL_IN_COLUMN } from './pay-amount.ts';

/** Headers of pay columns that name a currency: columns of goods have similar ones. */
const PAID_IN_CURRENCY: readonly string[] = CODES.split('|').flatMap((code) => [
  `gross ${code.toLowerCase()}`,
  `net ${code.toLowerCase()}`,
  `pay ${code.toLowerCase()}`,
]);
/** Headers of pay columns in payroll tables, which mean something else elsewhere. */
const IN_PAYROLL = (
  'base|gross|net|basic|hra|ytd gross|gross ytd|ytd net|variable|variable pay|variable_pay|annual ctc|annual_ctc|monthly ctc|' +
  'monthly_ctc|allowance|allowances|overtime|overtime pay|overtime_pay|commission|bonus|stipend'
).split('|');
const IS_IN_PAYROLL: ReadonlySet<string> = new Set(IN_PAYROLL);
export const PAY_COLUMNS: readonly string[] = [...PAID_IN_CURRENCY, ...IN_PAYROLL];

const HEADS_PAY = /\/month$|salary|pay$|income$|wages?$|rate|expected|ctc$|^(?:gross|net|pay) /i;
const IS_SMALL = /rate|bonus|variable|allowance|overtime|commission|stipend/i;
/** A payroll table also has a column of people; otherwise it lists grades and trades. */
const COLUMN_OF_PEOPLE =
  /(?:^|[|;,\t"]|  )[ ]?(?:(?:full|first|last|employee|staff|emp|worker)[ _]?)?(?:name|surname|employee|worker|candidate|applicant)s?(?=["]?[ ]?(?:[|;,\t]|  ))/i;
const OF_GOODS = new RegExp(
  oneLine`(?<![\p{L}-])(?:qty|quantity|units?|prices?|items?|articles?|products?|sku|vat
    |mwst|invoices?|orders?|description|hours sold|fees?|assets?|sales|tare|weight|kg|lbs?
    |vessel|fund|premium|score)(?![\p{L}-])`,
  'iu',
);
/** Pensions in Australia are paid into funds. */
const SUPERANNUATION = /super(?:annuation)?[ _]?fund/gi;
/** Other columns of a payroll table. */
const OF_PAYROLL = new RegExp(
  oneLine`(?<![\p{L}])(?:salary|wages?|pay|gross|net|basic|hra|ctc|paye|nic?|ni number|tax
    |tax code|deductions?|bonus|allowances?|pension|overtime|super|epf|pf|esi|payroll|emp
    |employee|staff|hourly|hours)(?![\p{L}])`,
  'giu',
);

/** Whether a word means pay only in a payroll table. */
export function isInPayrollAlone(word: string): boolean {
  return word !== 'bonus' && IS_IN_PAYROLL.has(word);
}

/** The amounts below a pay word that heads a column. */
export function amountsBelow(place: Place): Match[] {
  const word = place.text.slice(place.start, place.end).toLowerCase();
  const isInPayroll = IS_IN_PAYROLL.has(word);
  if (!isInPayroll && !HEADS_PAY.test(word)) return [];
  if (!isColumnHeader(place.text, place.start, place.end)) return [];
  const line = lineOf(place);
  const isOfPeople = COLUMN_OF_PEOPLE.test(`${line}|`);
  if (isInPayroll && !(isOfPeople && isOfPayroll(line, word))) return [];
  if (
    OF_GOODS.test(line.replaceAll(SUPERANNUATION, '')) &&
    (isInPayroll || /^(?:gross|net|pay) /i.test(word))
  )
    return [];
  const certainty = isInPayroll ? BESIDE_PAID_PERSON : { confidence: 0.7 };
  return readColumnValues(place, isOfPeople ? formOf(word) : AMOUNT).map((amount) =>
    asMatch(amount, certainty),
  );
}

function asMatch({ start, end }: Span, certainty: Certainty): Match {
  return { start, end, ...certainty, why: 'An amount in a column of what people are paid.' };
}

function formOf(word: string): RegExp {
  return IS_SMALL.test(word) ? SMALL_IN_COLUMN : IN_COLUMN;
}

/** Whether a column other than that of the word belongs to a payroll. */
function isOfPayroll(line: string, word: string): boolean {
  const words = new Set((line.match(OF_PAYROLL) ?? []).map((found) => found.toLowerCase()));
  words.delete(word);
  return words.size > 0;
}

function lineOf({ text, start }: Place): string {
  const from = text.lastIndexOf('\n', start) + 1;
  return text.slice(from, start + 200).split('\n', 1)[0] ?? '';
}
