import { personalStatement } from './personal-statement.ts';

const TRAIT = `(?:finger-?prints?(?: templates?)?|face-?prints?|facial (?:scans?|templates?|geometry)|iris scans?
  |retina scans?|voice-?prints?|palm-?prints?|palm prints?|biometric (?:data|identifiers?|templates?|samples?))`;

export const biometricData = personalStatement({
  id: 'biometric-data',
  typeName: 'Biometric data',
  description:
    "A statement that a person's fingerprints, face, iris or voice are captured or stored.",
  article: 'Art. 9(1)',
  recommendation: 'Check the legal basis and remove what is not needed.',
  triggers: (
    'fingerprint*|finger-print*|faceprint*|facial scan*|facial template*|facial geometry|' +
    'iris scan*|retina scan*|voiceprint*|palm print*|biometric data|biometric identifier*|' +
    'face-print*|voice-print*|palm-print*|biometric template*|biometric sample*'
  ).split('|'),
  forms: [
    `(?:his|her|their|my|your|\\w{2,20}'s|\\w{2,20}s') (?:\\w{1,15} )?${TRAIT}`,
    `(?:collect|collects|collected|store|stores|stored|scan|scans|scanned|take|takes|took|taken
      |record|recorded|keep|keeps|kept|retain|retained|enrol|enrolled) (?:\\w{1,15} ){0,3}${TRAIT}`,
    `${TRAIT}(?: for (?:\\w{2,12} ){1,5})? ?(?:was |were |is |are |has been |have been )(?:taken|collected|stored|scanned|recorded|kept|retained|enrolled)`,
    `finger-?print templates?(?: (?!is|are|must|may|can|should|will)\\w{2,12}){0,6} (?:enrolled|captured|stored|deleted)`,
  ],
  why: "The text says that a person's biometric data is captured or stored.",
  examples: [
    'We [[stored her fingerprints]] at the gate.',
    'The [[fingerprints were taken]] when she was hired.',
    'Anna Roe, 28 June: [[Fingerprint template for the new access system enrolled]]: index finger, right.',
    'They [[scanned her face-print]] at the door.',
    'The browser fingerprint of the file changed while he slept.',
    'Biometric data is a term of the law.',
  ],
});
