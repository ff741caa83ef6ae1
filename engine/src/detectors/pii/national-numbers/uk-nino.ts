import type { Match, PlaceDetector } from '#engine/detector.ts';
import { UK_GDPR } from '#engine/laws.ts';

/** Letters and prefixes that are allocated (HMRC, National Insurance Manual NIM39110). */
const FORM =
  /(?<![\p{L}\d])(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d\d ?\d\d ?\d\d ?[A-D](?![\p{L}\d])/u;

/** The placeholder prefix; after a label it may still be somebody's number. */
const UNALLOTTED = /(?<![\p{L}\d])QQ ?\d\d ?\d\d ?\d\d ?[A-D](?![\p{L}\d])/u;
const LABEL = /(?<!\p{L})(?:NI|NINO|N\.I\.|national insurance)(?!\p{L})[^\n]{0,30}$/iu;

/** What forms print for those who fill them in: digits in a row, called an example on the same line. */
const PRINTED = /^[A-Z]{2}(?:123456|000000|112233|999999)[A-D]$/;
const CALLED_EXAMPLE =
  /(?<!\p{L})(?:examples?|e\.g\.|for instance|samples?|specimen|such as|format|looks like)(?!\p{L})[^\n]{0,60}$/iu;
const OF_FORM = {
  isInformational: true,
  why: 'The digits are in a row, and the text says that the number is an example.',
};

/** A space may follow the letters; one more character shows that nothing else precedes them. */
const LETTERS = 4;
const MAX_LENGTH = 13;

export const ukNino: PlaceDetector = {
  scope: 'place',
  id: 'uk-nino',
  typeName: 'UK National Insurance number',
  category: 'pii',
  description: 'A UK National Insurance number with a valid prefix and suffix.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Remove the National Insurance number.',
  legalReference: { law: UK_GDPR, article: 'Art. 4(1)' },
  triggers: ['*######*', '*## ## ##*'],
  reach: { before: 80, after: 72 },
  examples: [
    'NI number [[AB 12 34 56 C]]',
    'Brandreth: NI no. [[QQ 48 27 31 C]]',
    'NI number           : [[QQ 41 72 60 B]]',
    'Her National Insurance number is [[JG103759A]].',
    'Write your NI number like this example: [[CE 12 34 56 A]]. For example, [[JG103759A]] is hers.',
    'NI number QQ 12 34 56 C as on the form',
    'QQ 12 34 56 C and GB 12 34 56 A are never allotted.',
    'NI number QQ 12 34 56 A (a sample, yours differs)',
    'Serial XAB123456C, ab 12 34 56 c, AB 12 34 56 E',
  ],
  verify(place) {
    const { text, start } = place;
    // In lower case, it counts only when it is the whole text.
    const isAlone = text.length <= MAX_LENGTH;
    const from = Math.max(0, start - LETTERS);
    const written = text.slice(from, start + MAX_LENGTH);
    const found = FORM.exec(isAlone ? written.toUpperCase() : written);
    if (found !== null && from + found.index < start) {
      const why =
        'Two letters, six digits and a letter are all valid in a National Insurance number.';
      const isExample =
        PRINTED.test(found[0].replaceAll(' ', '').toUpperCase()) &&
        CALLED_EXAMPLE.test(text.slice(0, from + found.index));
      return matchOf(found, from, { confidence: 0.9, why, ...(isExample ? OF_FORM : {}) });
    }
    const labeled = UNALLOTTED.exec(written);
    if (labeled === null || !LABEL.test(text.slice(0, from + labeled.index))) return undefined;
    if (PRINTED.test(labeled[0].replaceAll(' ', ''))) return undefined;
    const why = 'A value in National Insurance number format follows its label.';
    return matchOf(labeled, from, { confidence: 0.75, why });
  },
};

function matchOf(
  { index, 0: value }: RegExpExecArray,
  from: number,
  said: Pick<Match, 'confidence' | 'why' | 'isInformational'>,
): Match {
  return { start: from + index, end: from + index + value.length, ...said };
}
