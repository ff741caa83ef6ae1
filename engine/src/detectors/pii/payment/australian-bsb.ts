import { labeledIdentifier } from '#engine/detectors/pii/labeled-numbers/labeled-identifier.ts';
import { GDPR } from '#engine/laws.ts';

export const australianBsb = labeledIdentifier({
  id: 'australian-bsb',
  typeName: 'Australian bank code (BSB)',
  description: 'The six digits of an Australian bank branch after the letters “BSB”.',
  severity: 'low',
  isSensitive: false,
  recommendation: 'Remove the BSB together with the account number it belongs to.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: ['bsb', 'bsb no', 'bsb number', 'bsb code'],
  form: /\d{3}(?: ?[-–] ?| ?)\d{3}(?![\p{L}\d-]|[.,/]\d)/uy,
  examples: [
    'BSB [[083-004]], account 44120983',
    'BSB: [[032 817]]   A/c 518274',
    'surname,bsb,account\nRoe,[[062-190]],10203311\nDoe,[[733-004]],55120912',
    'The BSB of your branch is on the card; BSB 12 was closed in 2019.',
    'BSB 1234567 is too long.',
  ],
});
