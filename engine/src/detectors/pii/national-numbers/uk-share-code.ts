import { labeledIdentifier } from '#engine/detectors/pii/labeled-numbers/labeled-identifier.ts';
import { UK_GDPR } from '#engine/laws.ts';

export const ukShareCode = labeledIdentifier({
  id: 'uk-share-code',
  typeName: 'UK share code',
  description:
    "A nine-character code for looking up a person's right to work or rent in the United Kingdom.",
  recommendation: 'Remove the code after the check, because it opens an immigration record.',
  legalReference: { law: UK_GDPR, article: 'Art. 4(1)' },
  triggers: ['share code', 'right to work code', 'right to rent code'],
  form: /[WRSwrs][A-Z\d]{2}[ -]?[A-Z\d]{3}[ -]?[A-Z\d]{3}(?![\p{L}\d])/uy,
  examples: [
    'Right to work fine, share code [[W7K 4TR 9XB]].',
    'Share code: [[SAB12CD3E]]',
    'The share code is shared by 2 teams; share code review, 3 hours.',
    'A share code expires after 90 days.',
  ],
});
