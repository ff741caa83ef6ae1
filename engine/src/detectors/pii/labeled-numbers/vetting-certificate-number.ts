import { GDPR } from '#engine/laws.ts';

import { labeledIdentifier } from './labeled-identifier.ts';

export const vettingCertificateNumber = labeledIdentifier({
  id: 'vetting-certificate-number',
  typeName: 'Number of a criminal record certificate',
  description:
    'The number of a certificate about a criminal record check (DBS, Disclosure Scotland, PVG, AccessNI), after its label.',
  severity: 'medium',
  recommendation: 'Remove the number, and note only that the certificate was seen, and when.',
  legalReference: { law: GDPR, article: 'Art. 10' },
  triggers: (
    'dbs certificate|dbs certificate no|dbs certificate number|dbs cert|dbs cert no|dbs number|dbs no|dbs ref|' +
    'dbs reference|dbs disclosure number|dbs disclosure no|disclosure certificate|disclosure certificate number|' +
    'disclosure certificate no|disclosure number|disclosure no|crb number|crb no|crb certificate|' +
    'enhanced disclosure number|pvg number|pvg no|pvg membership number|pvg id|accessni number|accessni no|' +
    'accessni certificate|accessni certificate number|accessni certificate no'
  ).split('|'),
  form: /(?:\d{4} ){2}\d{4}(?![ ]?[\p{L}\d])|(?:\d{16}|\d{12}|\d{10})(?![\p{L}\d-]|[.,]\d)/uy,
  examples: [
    'Her enhanced DBS certificate was number [[001512345678]]; DBS no. [[0018 2044 7713]]',
    'DBS certificate: [[001743825519]]; a DBS certificate of 2019, renewed 12 times.',
    'Volunteer: Jane Roe, PVG membership number: [[1506123456789012]]',
    'Bring your DBS certificate; the DBS number has 12 digits, and the disclosure number is on the front.',
    'PVG no. 12 of the list; the DBS certificate number 00151 is too short.',
  ],
});
