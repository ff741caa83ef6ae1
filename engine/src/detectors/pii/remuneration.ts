import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { valueAt } from '#engine/text/labelled-value.ts';
import { valuesBelow } from '#engine/text/table-column.ts';

const AMOUNT =
  /(?:(?:approx\.?|about|around|currently|just|only|now) )?(?:(?:[$£€¥]|USD|EUR|GBP|CHF|AUD|CAD|INR|NOK|SEK|DKK|Rs\.?) ?\d{1,3}(?:[,.' ]?\d{3}){0,2}(?:\.\d{1,2})?(?: ?[kK](?![A-Za-z]))?|\d{2,3}[kK](?![A-Za-z])|\d{1,3}[,.]\d{3} ?(?:€|EUR|USD|GBP|NOK|SEK|DKK|CHF)(?!\w))(?![\d,]\d|[%\w])/y;
/** Between the word and the amount. */
const LINK =
  /(?: (?:is|was|of|at|to|now|currently|currently at)){0,2}(?:[ \t]{0,3}[:=|.]{1,3})?[ \t]{1,20}/y;
/** A range, or what somebody may get at most, is an offer to nobody in particular. */
const RANGE = /^ ?(?:[-–—]|to|and) ?[$£€]? ?\d|^\+|^ (?:or more|upwards|DOE|depending)/i;
const OFFER =
  /(?:up to|from|between|circa|c\.|minimum|starting|competitive|market|range|band|OTE)[^.\n]{0,12}$/i;
/** What has the pay of one person: somebody's, a contract's, a form's. */
const SOMEBODY =
  /\b(?:his|her|their|my|your|he|she|I|they|employee|applicant|claimant|tenant|borrower|mr|mrs|ms|miss|dr)\b|['’]s\b|\b\p{Lu}\p{Ll}{2,20} \p{Lu}\p{Ll}{2,20}\b/u;
const FORM_LABEL = /(?:^|\n|[|\t]| {2})[ \t*•-]{0,8}(?:[\p{L}]{2,12} )?$/u;
const PAY_OF = /(?:\b(?:his|her|their|my|your|whose|current|present|monthly|annual)|['’]s) $/i;
const ON_PAY =
  /(?:(?:\b(?:he|she|is|am|are|they|who|currently|already|still)|['’](?:s|m|re)) )(?:now |currently |still )?$/i;

export const remuneration: PlaceDetector = {
  scope: 'place',
  id: 'remuneration',
  typeName: 'Pay or income of a person',
  category: 'pii',
  description:
    'What somebody earns or draws, beside a word such as “salary”, “income” or “pension”; what an advertisement offers to anybody is none.',
  severity: 'medium',
  recommendation: 'Remove the amount, or show it to nobody but those who pay.',
  legalReference: { law: 'GDPR', article: 'Art. 5(1)(c)' },
  triggers:
    'salary|base salary|basic salary|annual salary|gross salary|net salary|monthly salary|current salary|base pay|basic pay|gross pay|net pay|take-home|take home|wage|wages|income|annual income|household income|monthly income|net income|gross income|pension|earns|earning|earned|pay|gross/month|net/month|monthly pay|on £#*|on $#*|on €#*|on ##k'.split(
      '|',
    ),
  reach: { before: 120, after: 120 },
  // Most of what is said of pay has no sum; a column has its sums below.
  glance: (text, start, end) => /[\d\n]/.test(text.slice(start, end + 40)),
  examples: [
    'Base salary:      [[$128,500]] per annum, paid monthly.',
    "Amina Yusuf's salary of [[£71,250]] was out of line.",
    'Tobias Wren is on [[£74k]] at present; her pay is [[£34,850]].',
    'Pay: [[currently £34,850]], proposing 1.5 %.\nEmployee income: [[approx. $1,900]] / month',
    'No  Name            Gross/month\n1   Sigrun Aasheim  [[NOK 61,400]]\n2   Dawit Haile     [[NOK 54,900]]',
    'Salary: £28,000 - £32,000, salary up to £40k for the right person.',
    'The average wage was $15, and net income of $4,200 thousand was reported by the Company.',
    'The tenant shall pay $500 at once, and they pay $20 a day.',
    'Rates on 20k loans; pay $5 for parking; a pension of the state; on 12k runs.',
  ],
  verify(place) {
    const { text, start, end } = place;
    const isBare = /^on\s/i.test(text.slice(start, end));
    const before = text.slice(0, start);
    const link = isBare ? start + 3 : valueAt(text, end, LINK)?.end;
    const amount = link === undefined ? undefined : valueAt(text, link, AMOUNT);
    if (amount === undefined || OFFER.test(before) || RANGE.test(text.slice(amount.end)))
      return undefined;
    if (isBare ? !ON_PAY.test(before) : !isOfSomebody(place)) return undefined;
    if (isPaying(place)) return undefined;
    const why = 'An amount beside a word for what somebody is paid.';
    return { start: amount.start, end: amount.end, confidence: 0.7, why };
  },
  readList: (place) =>
    /\/month$|salary$|pay$|income$|wage$/i.test(place.text.slice(place.start, place.end))
      ? valuesBelow(place, AMOUNT).map(asMatch)
      : [],
};

function asMatch({ start, end }: { readonly start: number; readonly end: number }): Match {
  const why = 'An amount in a column of what people are paid.';
  return { start, end, confidence: 0.7, why };
}

/** Whether somebody pays, rather than is paid: the verb has nobody's name or possessive before it. */
function isPaying({ text, start, end }: Place): boolean {
  if (text.slice(start, end).toLowerCase() !== 'pay') return false;
  return !PAY_OF.test(text.slice(0, start)) && !/^[ \t]{0,3}[:=.|]/.test(text.slice(end));
}

/** Whether the line speaks of one person, or is a field of a form. */
function isOfSomebody({ text, start, end }: Place): boolean {
  const before = text.slice(0, start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (FORM_LABEL.test(before) && /^[ \t]{0,3}[:=.|]/.test(text.slice(end))) return true;
  return SOMEBODY.test(line);
}
