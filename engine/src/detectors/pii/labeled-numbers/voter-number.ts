import { GDPR } from '#engine/laws.ts';

import { labeledIdentifier } from './labeled-identifier.ts';

export const voterNumber = labeledIdentifier({
  id: 'voter-number',
  typeName: 'Voter number',
  description: "A voter's number in any country after a label such as “voter ID”.",
  recommendation: 'Remove the number, because voter registers reveal names and addresses.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers:
    'voter|voter id|voter number|voter no|voter registration|voter registration number|voter registration no'.split(
      '|',
    ),
  form: /(?:[A-Z]{2,3}[- ]?)?\d{6,12}(?![\p{L}\d]|[.,-]\d)/uy,
  examples: [
    'Voter ID: [[DBJ2289013]]',
    'Her voter registration number is [[104882913]].',
    'Each voter 18 years old may vote; voter 12 of 500000.',
    'Voter turnout was 1200000; the voter registration ended in 2024.',
  ],
});
