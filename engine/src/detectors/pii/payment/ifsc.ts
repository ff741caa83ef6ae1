import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { valueAfterLabel } from '#engine/text/labeled-value.ts';

/** Four letters for the bank, a zero, and six characters for the branch. */
const FORM = /[A-Z]{4}0[A-Z\d]{6}(?![\p{L}\d])/uy;

export const ifsc: PlaceDetector = {
  scope: 'place',
  id: 'ifsc',
  typeName: 'Indian bank code (IFSC)',
  category: 'pii',
  description: 'The branch code of an Indian bank after its label.',
  severity: 'low',
  recommendation: 'Remove the bank code together with the account number it belongs to.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: ['ifsc', 'ifsc code', 'ifs code'],
  examples: [
    'Account 50100482917736, IFSC [[HDFC0001842]].',
    'IFSC code: [[SBIN0000300]]',
    'The IFSC of your branch stands on the cheque; IFSC HDFC1001842 has no nought.',
    'HDFC0001842 without a label',
  ],
  verify(place) {
    const found = valueAfterLabel(place, FORM);
    if (found === undefined) return undefined;
    const why = 'A bank code in Indian format follows its label.';
    return { start: found.start, end: found.end, confidence: 0.9, why };
  },
};
