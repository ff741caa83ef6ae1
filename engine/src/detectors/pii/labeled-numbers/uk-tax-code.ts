import type { PlaceDetector } from '#engine/detector.ts';
import { UK_GDPR } from '#engine/laws.ts';
import { readColumnValues } from '#engine/tables/table-column.ts';
import { valueAfterLabel } from '#engine/text/labeled-value.ts';

import { isPeopleHeader } from './is-people-header.ts';

/** With a prefix letter in Scotland and Wales, and a suffix for a week-1 or month-1 basis. */
const FORM =
  /(?:[SC]?(?:\d{1,4}[LMNT]|K\d{1,4}|0T|BR|D[0-3])|NT)(?: ?(?:[WM]1|X|cumul|non-cum))?(?![\p{L}\d]|[.,-]\d)/uy;

export const ukTaxCode: PlaceDetector = {
  scope: 'place',
  id: 'uk-tax-code',
  typeName: 'UK tax code',
  category: 'pii',
  description:
    'The PAYE code of an employee in the United Kingdom behind such a label, or in a column beside people; it tells of other jobs, benefits and debts to the tax office.',
  severity: 'low',
  recommendation: 'Remove the tax code, or show it to nobody but those who pay.',
  legalReference: { law: UK_GDPR, article: 'Art. 5(1)(c)' },
  triggers: ['tax code', 'tax_code', 'taxcode', 'paye code', 'paye tax code'],
  examples: [
    'Tax code: [[1257L]]; your tax code ([[K475]]) does not change.',
    'Your tax code is [[BR]] from May. PAYE code   [[S1257L M1]]',
    'emp,name,tax_code\nE1,Jane Roe,[[1257L]]\nE2,Jan Lis,[[BR]]\nE3,Al Foe,[[0T]]',
    'tax_code,rate,area\nBR,12,north\n0T,0,south',
    'The tax code of 1986 was amended; tax code section 1257L; tax code: see below.',
    'VAT code BR, tax code BRAVO, tax code 20.',
  ],
  verify(place) {
    const found = valueAfterLabel(place, FORM);
    const why = 'The form of a PAYE code right behind such a label.';
    return found && { start: found.start, end: found.end, confidence: 0.8, why };
  },
  readList: (place) =>
    isPeopleHeader(place)
      ? readColumnValues(place, FORM).map(({ start, end }) => ({
          start,
          end,
          confidence: 0.8,
          why: 'The form of a PAYE code in a column with such a label, beside people.',
        }))
      : [],
};
