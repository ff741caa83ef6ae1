import type { PlaceDetector } from '#engine/detector.ts';
import { valueAt } from '#engine/text/labelled-value.ts';

import { DATE_FORM } from './date-form.ts';

/** A point in time by ISO 8601 or RFC 3339. */
const TIMESTAMP =
  /\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?(?!\w)/uy;
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec';

const NUMERIC = (
  '####-##-##*|####/##/##|##/##/##*|#/##/##*|##/#/##*|#/#/##*|##.##.####|#.#.####|##.#.####|#.##.####|' +
  '##-##-####|#-##-####|##-###-##*'
).split('|');

export const calendarDate: PlaceDetector = {
  scope: 'place',
  id: 'calendar-date',
  typeName: 'Date',
  category: 'pii',
  description:
    'A calendar date with its year. It is listed so that it can be removed where a rule such as HIPAA asks for it, and raises no flag.',
  severity: 'low',
  isInformational: true,
  recommendation: 'Where people must not be recognised, keep no more than the year.',
  legalReference: { law: 'HIPAA', article: '45 CFR § 164.514(b)(2)(i)(C)' },
  triggers: [...NUMERIC, ...MONTHS.split('|').flatMap(triggersOf)],
  reach: { before: 1, after: 40 },
  examples: [
    'The meeting of [[14 March 2025]] was moved to [[March 21, 2025]].',
    'Due [[2025-03-14]], paid [[03/15/2025]].',
    'Logged at [[2025-03-14T14:30:00Z]].',
    'In May 2025 the ratio was 3/4/5 and section 12.3.2024.1 applied.',
    'The march of 400 people; 12 December nights; may 5 of them stay?',
  ],
  verify({ text, start }) {
    if (/[\w./-]/.test(text.charAt(start - 1))) return undefined;
    const found = valueAt(text, start, TIMESTAMP) ?? valueAt(text, start, DATE_FORM);
    if (found === undefined || /^\.?\d/.test(text.slice(found.end, found.end + 2)))
      return undefined;
    return { start: found.start, end: found.end, confidence: 0.8, why: 'The form of a date.' };
  },
};

function triggersOf(month: string): string[] {
  const before = ['## ', '# ', '##th ', '#th '].map((day) => `${day}${month}*`);
  const after = [' ##*', ' #*', '. #*'].map((day) => month + day);
  return [...before, ...after, `#-${month}-##*`, `##-${month}-##*`];
}
