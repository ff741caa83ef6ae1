import { HIPAA_PRIVACY_RULE } from '#engine/detectors/laws.ts';
import { labelledIdentifier } from '#engine/detectors/pii/labelled-numbers/labelled-identifier.ts';

export const medicalRecordNumber = labelledIdentifier({
  id: 'medical-record-number',
  typeName: 'Medical record number',
  description: 'A number after a label such as “MRN”, “medical record” or “patient ID”.',
  recommendation: 'Remove the medical record number.',
  legalReference: { law: HIPAA_PRIVACY_RULE, article: '45 CFR § 164.514(b)(2)(i)(H)' },
  triggers: (
    'mrn|medical record|health record|patient id|patient number|patient no|hospital number|' +
    'hospital no|hosp no|hosp. no|hosp number|hosp nr|hosp ref|hosp. ref|hospital ref|' +
    'hospital reference|health plan id|patientennummer|chart number|ur no|ur number|urno|unit record no|' +
    'unit record number|unit record|patient account|patient account no|patient account number|patient acct'
  ).split('|'),
  beforeSign: ['chart', 'patient'],
  form: /\d{3}-\d{4,6}(?![\p{L}\d-]|[.,]\d)|[A-Z]{2,5}\/\d{2,4}\/\d{3,8}(?![\p{L}\d/])|(?:[A-Z]{2,4}\/)?(?=[A-Z]{0,4}[- ]?\d)[A-Z]{0,4}[- ]?\d{4,12}(?:-\d{1,6})?[A-Z]?(?![\p{L}\d]|[.,]\d)/uy,
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
    'Patient no. [[114-0027]]; patient number 114-27 of the row',
    'Patient number 3 in the row; hospital no. 12',
  ],
});
