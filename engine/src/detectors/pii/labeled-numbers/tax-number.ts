import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';

import { labeledIdentifier } from './labeled-identifier.ts';

const byLabel = labeledIdentifier({
  id: 'tax-number',
  typeName: 'Tax number',
  description:
    'The tax number of a person or business in any country after a label such as “tax ID”.',
  recommendation: 'Remove the tax number.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: (
    'tax id|tax id number|tax identification number|tax number|tax no|taxpayer id|' +
    'taxpayer number|taxpayer identification number|tax file number|tax reference number|' +
    'steuernummer|steuer-id|numéro fiscal|número de identificación fiscal|número fiscal|' +
    'codice fiscale|fiscal code|tin|trn|tin no|tin number|kra pin|kra pin no|kra pin number'
  ).split('|'),
  form: /(?=[A-Z]{0,4}[- ]?\d)(?=(?:[A-Z\d][-/. ]?){6,18}(?![A-Z\d]))[A-Z\d]{1,12}(?:[-/. ][A-Z\d]{1,10}){0,5}(?![\p{L}\d]|[.,/]\d)/uy,
  examples: [
    'Tax ID: [[93-815/08152]]',
    'Steuernummer [[181/815/08155]], tax number [[AB4482913]]',
    'TRN [[118-402-967]], TIN [[274-918-306-000]], TIN no. [[1048291736]]',
    'Her KRA PIN is [[A012345678Z]]; KRA PIN certificate of 2024.',
    'TIN: [[418827044182]]; a tin: 400, TIN 418827044182.',
    'A tin 400-500-600 wide, tin 12 of 30.',
    'The tax number is missing; tax no. 12 is due, the tax id of 2024 too.',
    'Tax ID required from 30 June',
  ],
});

/** The grouped formats of the Philippines and Jamaica; goods are sold in tins. */
const AFTER_TIN = /^T[IR]N(?:[:.]?[ \t]{1,8}[1-5]\d{2}-\d{3}-\d{3}|: ?\d{9,13}(?!\d))/;

export const taxNumber: PlaceDetector = {
  ...byLabel,
  glance: (text, start, end) =>
    !/^t[ir]n$/i.test(text.slice(start, end)) || AFTER_TIN.test(text.slice(start, start + 24)),
};
