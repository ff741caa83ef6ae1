import { weightedSum } from '#engine/checksums/weighted-sum.ts';

import { labelledIdentifier } from './labelled-identifier.ts';

export const usBankRoutingNumber = labelledIdentifier({
  id: 'us-bank-routing-number',
  typeName: 'US bank routing number',
  description: 'A US bank routing (ABA) number behind a label, with a check digit that holds.',
  severity: 'low',
  isSensitive: false,
  recommendation: 'Remove the routing number together with the account number that it belongs to.',
  legalReference: { law: 'GLBA', article: '15 U.S.C. § 6801' },
  triggers: 'routing|aba|transit number|rtn'.split('|'),
  form: /(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{2}-?\d{4}-?\d(?!\d)/y,
  isValid: (digits) => weightedSum(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  examples: [
    'Routing number: [[021000021]]',
    'ABA [[0110-0001-5]], account 000123456789',
    'Routing number 021000022 fails its check digit.',
    'Parcel 021000021 of batch 4, ABA meeting 2024',
  ],
});
