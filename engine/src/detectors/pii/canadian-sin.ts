import { isLuhnValid } from '#engine/checksums/luhn.ts';

import { labelledIdentifier } from './labelled-identifier.ts';

export const canadianSin = labelledIdentifier({
  id: 'canadian-sin',
  typeName: 'Canadian Social Insurance number',
  description: 'A Canadian Social Insurance number behind a label, with a check digit that holds.',
  recommendation: 'Remove the Social Insurance number.',
  legalReference: { law: 'PIPEDA', article: 'Sec. 5' },
  triggers: ['sin', 'nas', 'social insurance', "numéro d'assurance sociale"],
  form: /[1-79]\d{2}[ -]?\d{3}[ -]?\d{3}(?![\d-])/y,
  isValid: isLuhnValid,
  examples: [
    'SIN: [[130 692 544]]',
    'Social Insurance Number is [[130-692-544]]',
    'SIN 130 692 545 fails its check digit.',
    'A sin of 1 in 130 692 544',
  ],
});
