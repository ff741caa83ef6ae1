import type { PlaceDetector } from '#engine/detector.ts';
import { labeledIdentifier } from '#engine/detectors/pii/labeled-numbers/labeled-identifier.ts';
import { HIPAA_PRIVACY_RULE } from '#engine/laws.ts';

const byLabel = labeledIdentifier({
  id: 'medical-record-number',
  typeName: 'Medical record number',
  description: 'A number after a label such as “MRN”, “medical record” or “patient ID”.',
  recommendation: 'Remove the medical record number.',
  legalReference: { law: HIPAA_PRIVACY_RULE, article: '45 CFR § 164.514(b)(2)(i)(H)' },
  triggers: (
    'mrn|accession|accession no|accession number|specimen no|specimen number|specimen id|lab no|lab number|laboratory no|lab id|medical record|health record|patient id|patient number|patient no|hospital number|' +
    'hospital no|hosp no|hosp. no|hosp number|hosp nr|hosp ref|hosp. ref|hospital ref|' +
    'hospital reference|health plan id|patientennummer|chart number|ur no|ur number|urno|unit record no|chart|' +
    'unit record number|unit record|patient account|patient account no|patient account number|patient acct'
  ).split('|'),
  beforeSign: ['patient'],
  form: /\d{3}-\d{4,6}(?![\p{L}\d-]|[.,]\d)|[A-Z]\d{2}-\d{5,8}(?![\p{L}\d-]|[.,]\d)|[A-Z]{2,5}\/\d{2,4}\/\d{3,8}(?![\p{L}\d/])|(?:[A-Z]{2,4}\/)?(?=[A-Z]{0,4}[- ]?\d)[A-Z]{0,4}[- ]?\d{4,12}(?:-\d{1,6})?[A-Z]?(?![\p{L}\d]|[.,]\d)/uy,
  examples: [
    'MRN: [[00482913]]',
    'Medical record number [[AB-1234567]]',
    'Patient ID [[PT90210]]',
    'NHS number pending, Hosp no [[U448812]]; Hosp. No : [[K0098213]]',
    'Hosp. ref    [[PDH/K0448127]]',
    'Hospital no. [[UCH/19/083312]]',
    'Hospital No: [[700123456K]]; MRN [[4471882R]]',
    'UR no. [[0442918]], unit record number: [[0442919]]; patient account no. [[V4410027718]].',
    'The medical record of 12 patients; MRN pending.',
    'Chart # [[0044817]]; chart no. 21820 of the coast.',
    'Patient: see label. ACCESSION  [[V26-0031184]]; specimen no. [[2611-004817]]; lab number: [[B4471820]]',
    'Client: Jane Roe (chart [[30917]]), dob 3/5/80. Progress note, dx pending.',
    'The chart 30917 of the coast; chart 2024 sales, chart 12345 on page 3.',
    'Museum accession no. 1887-0042; lab no. 20441 of the seed bank.',
    'The accession of 2004 to the EU; accession number 12 of the museum; lab no 4.',
    'Patient no. [[114-0027]]; patient number 114-27 of the row',
    'Patient number 3 in the row; hospital no. 12',
  ],
});

/** Museums, gardens and works have such numbers as well. */
const OF_LABORATORY = /^(?:accession|specimen|lab)/i;
const PATIENT =
  /(?<!\p{L})(?:patient|mrn|dob|collected|received|pathology|radiology|biopsy|blood|urine|swab|histology|ordering|nhs|hospital|surgery|gp)(?!\p{L})/iu;
/** Mariners and analysts have charts too. */
const CHART = /^chart$/i;
const OF_CHART = /^(?: ?#|(?: no\.?)?:? ?[A-Z]{0,2}\d{4,8}(?![\d.%]))/;
const IN_NOTES =
  /(?<!\p{L})(?:patients?|client|pt|dob|d\.o\.b|dx|hx|mrn|dos|progress note|session|therapist|clinician|diagnosis)(?!\p{L})/iu;
/** States accede too. */
const ACCESSION = /^accession$/i;
const IS_LABEL = /^(?:[ ]?[:#]|[ ]{2}|\t)/;

export const medicalRecordNumber: PlaceDetector = {
  ...byLabel,
  glance: (text, start, end) =>
    byLabel.glance?.(text, start, end) === true &&
    (!CHART.test(text.slice(start, end)) || OF_CHART.test(text.slice(end, end + 14))),
  verify(place) {
    const { text, start, end } = place;
    const label = text.slice(start, end);
    if (OF_LABORATORY.test(label) && !PATIENT.test(text)) return undefined;
    const hasSign = /^ ?#/.test(text.slice(end));
    if (CHART.test(label) && !hasSign && !IN_NOTES.test(text)) return undefined;
    const isWord = ACCESSION.test(label) && !IS_LABEL.test(text.slice(end));
    return isWord ? undefined : byLabel.verify(place);
  },
};
