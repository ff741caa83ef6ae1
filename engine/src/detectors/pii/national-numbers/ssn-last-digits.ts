import type { PlaceDetector } from '#engine/detector.ts';
import { NIST_GUIDE_TO_PII } from '#engine/laws.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

const DIGITS =
  /(?: (?:in|with|on|are|is|of (?:my|his|her|their|the) (?:ssn|social)(?: are| is)?))?(?:[: ]{1,3}|[ .:_]{4,60})[*x•-]{0,8} ?(\d{4})(?![\p{L}\d%]|[.,/:-]\d)/iuy;

export const ssnLastDigits: PlaceDetector = {
  scope: 'place',
  id: 'ssn-last-digits',
  typeName: 'Last four digits of a US Social Security number',
  category: 'pii',
  description:
    'The last four digits of a Social Security number after words such as “SSN ends in”.',
  severity: 'medium',
  isSensitive: true,
  recommendation: 'Remove the digits, because together with a name they can unlock accounts.',
  legalReference: { law: NIST_GUIDE_TO_PII, article: 'Sec. 2.2' },
  triggers: (
    'ssn ends|ssn ending|ssn last 4|ssn last four|last 4 ssn|last four ssn|last 4 of my ssn|' +
    'last four of my ssn|last 4 of her ssn|last 4 of his ssn|last four of her ssn|' +
    'last four of his ssn|social ends|social ending|last four of my social|last 4 of my social|' +
    'ssn (last 4)|ssn (last four)|ssn (last 4 digits)|ssn (last four digits)|ssn last four digits|' +
    'last 4 of ssn|last four of ssn|last 4 digits of ssn|last four digits of ssn'
  ).split('|'),
  reach: { before: 1, after: 60 },
  examples: [
    'My SSN ends in [[4417]] if you need it.',
    'SSN last 4: [[0092]], last four of my social is [[7731]]',
    'SSN (last four) ....... [[5518]]\nBadge 40172',
    'The SSN ends here; SSN ending in 2.5 days.',
    'Our social ends at half past eleven.',
  ],
  verify({ text, end }) {
    const digits = groupAt(text, end, DIGITS);
    if (digits === undefined) return undefined;
    const why = 'The text gives four digits as the end of a Social Security number.';
    return { start: digits.start, end: digits.end, confidence: 0.85, why };
  },
};
