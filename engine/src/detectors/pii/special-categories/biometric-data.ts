import type { Match, SentenceDetector } from '#engine/detector.ts';

import { personalStatement } from './personal-statement.ts';

const TRAIT = `(?:finger-?prints?(?: templates?)?|face-?prints?|facial (?:scans?|templates?|geometry)|iris scans?
  |retina scans?|voice-?prints?|palm-?prints?|palm prints?|biometric (?:data|identifiers?|templates?|samples?))`;

const statement = personalStatement({
  id: 'biometric-data',
  typeName: 'Biometric data',
  description:
    "A statement that a person's fingerprints, face, iris or voice are captured or stored.",
  article: 'Art. 9(1)',
  ofNobody: { confidence: 0.3 },
  recommendation: 'Check the legal basis and remove what is not needed.',
  triggers: (
    'fingerprint*|finger-print*|faceprint*|facial scan*|facial template*|facial geometry|' +
    'iris scan*|retina scan*|voiceprint*|palm print*|biometric data|biometric identifier*|' +
    'face template*|voice template*|iris template*|iris scans|face-print*|voice-print*|palm-print*|biometric template*|biometric sample*'
  ).split('|'),
  forms: [
    `(?:his|her|their|my|your|\\w{2,20}'s|\\w{2,20}s') (?:\\w{1,15} )?${TRAIT}`,
    `(?:collect|collects|collected|store|stores|stored|scan|scans|scanned|take|takes|took|taken
      |record|recorded|keep|keeps|kept|retain|retained|enrol|enrolled) (?:\\w{1,15} ){0,3}${TRAIT}`,
    `${TRAIT}(?: for (?:\\w{2,12} ){1,5})? ?(?:was |were |is |are |has been |have been )(?:taken|collected|stored|scanned|recorded|kept|retained|enrolled)`,
    `(?:\\d{1,2} |ten |all |two |four )(?:finger-?prints?|palm-?prints?|iris scans?) (?:were |was )?(?:captured|taken|enrolled|recorded|collected)(?:,? (?:on )?\\d{1,2}(?:-| )\\w{3,9}(?:-| )\\d{4})?(?:, template (?:id|no) ?:? ?\\w{1,4}-?\\d[\\w-]{2,16})?`,
    `(?:finger-?print|face|facial|iris|voice|palm-?print|biometric) template (?:id|no|number|ref)\\.?:? ?\\w{0,4}-?\\d[\\w-]{2,16}`,
    `finger-?print templates?(?: (?!is|are|must|may|can|should|will)\\w{2,12}){0,6} (?:enrolled|captured|stored|deleted)`,
  ],
  why: "The text says that a person's biometric data is captured or stored.",
  examples: [
    'We [[stored her fingerprints]] at the gate.',
    'The [[fingerprints were taken]] when she was hired.',
    'Anna Roe, 28 June: [[Fingerprint template for the new access system enrolled]]: index finger, right.',
    'They [[scanned her face-print]] at the door.',
    'Biometrics:            [[10 fingerprints captured 14-APR-2025, template id FP-88413-TR]]\n\n[[Fingerprint template ID FP-88413-TR]]',
    'Ten fingerprints are needed; a fingerprint template ID field, and the fingerprint template is 512 bytes.',
    'The browser fingerprint of the file changed while he slept.',
    'Biometric data is a term of the law.',
  ],
});

/** A number of prints that were taken, or the number of a template, is about somebody without saying whom. */
const OF_ENROLLMENT =
  /template (?:id|no|number|ref)|(?:captured|enrolled|taken|collected),? (?:on )?\d/i;

export const biometricData: SentenceDetector = {
  ...statement,
  read: (sentence) => statement.read(sentence).map((match) => weighed(sentence, match)),
};

function weighed(sentence: string, match: Match): Match {
  const isOfEnrollment = OF_ENROLLMENT.test(sentence.slice(match.start, match.end));
  return isOfEnrollment ? { ...match, confidence: 0.8 } : match;
}
