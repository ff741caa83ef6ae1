import type { PlaceDetector } from '#engine/detector.ts';

/** Letters and prefixes that are allotted (HMRC, National Insurance Manual NIM39110). */
const FORM =
  /(?<![\p{L}\d])(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d\d ?\d\d ?\d\d ?[A-D](?![\p{L}\d])/u;

const MAX_LENGTH = 13;

export const ukNino: PlaceDetector = {
  scope: 'place',
  id: 'uk-nino',
  typeName: 'UK National Insurance number',
  category: 'pii',
  description: 'A UK National Insurance number with a prefix and a suffix that are allotted.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Remove the National Insurance number.',
  legalReference: { law: 'UK GDPR', article: 'Art. 87' },
  triggers: ['*######*', '*## ## ##*'],
  reach: { before: 4, after: 12 },
  examples: [
    'NI number [[AB 12 34 56 C]]',
    'Her National Insurance number is [[JG103759A]].',
    'QQ 12 34 56 C and GB 12 34 56 A are never allotted.',
    'Serial XAB123456C, ab 12 34 56 c, AB 12 34 56 E',
  ],
  verify(place) {
    const { text, start } = place;
    // In small letters it is one only where the text says nothing else.
    const isAlone = text.length <= MAX_LENGTH;
    const found = FORM.exec(isAlone ? text.toUpperCase() : text);
    if (found === null || found.index >= start) return undefined;
    return {
      start: found.index,
      end: found.index + found[0].length,
      confidence: 0.9,
      why: 'Two letters, six digits and a letter, all of them as allotted for National Insurance.',
    };
  },
};
