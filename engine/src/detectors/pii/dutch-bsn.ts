import { weightedSum } from '#engine/checksums/weighted-sum.ts';

import { labelledIdentifier } from './labelled-identifier.ts';

export const dutchBsn = labelledIdentifier({
  id: 'dutch-bsn',
  typeName: 'Dutch citizen service number',
  description: 'A Dutch burgerservicenummer behind a label, with a check digit that holds.',
  recommendation: 'Remove the citizen service number.',
  legalReference: { law: 'UAVG', article: 'Art. 46' },
  triggers: ['bsn', 'bsn-nummer', 'burgerservicenummer', 'sofinummer', 'citizen service number'],
  form: /\d{4}[. ]?\d{2}[. ]?\d{3}(?!\d)/y,
  isValid: (digits) => weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0,
  examples: [
    'BSN: [[111222333]]',
    'Burgerservicenummer is [[1112.22.333]]',
    'BSN 111222334 fails its check digit.',
    'Order 111222333',
  ],
});
