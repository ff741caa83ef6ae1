import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';

import { labeledIdentifier } from './labeled-identifier.ts';

/** GMC is also a make of pickup: the register's numbers have seven digits. */
const AFTER_GMC = /^:? ?\d{7}(?!\d)/;
/** The Irish Medical Council's register; images are in a format of that name. */
const AFTER_IMC = /^:? ?\d{5,6}(?![\d.])/;
/** States number the licenses of those who treat; others abbreviate the word as well. */
const AFTER_LIC = /^\.?(?: ?#| no\.?)?:? ?(?:\d{3}\.\d{6}|[A-Z]{0,4}\d{5,8})(?![\d.])/;
const TREATS =
  /(?<!\p{L})(?:LCSW|LCPC|LPC|LMFT|LMHC|LICSW|MSW|PsyD|Ph\.?D|MD|M\.D\.|RN|LPN|NP|APRN|PA-C|DDS|DMD|DVM|CRNA|OTR|DPT|BCBA)(?!\p{L})[^\n]{0,12}$/u;

/** Drivers, anglers and dealers have licenses too. */
const OF_OTHERS =
  /(?:driv(?:ing|er|ers|er['’]s)|vehicle|tv|software|fishing|gun|firearms?|premises|export|import) $/i;

const byLabel = labeledIdentifier({
  id: 'professional-licence-number',
  typeName: 'Professional license number',
  description:
    "The number of a license to practice, such as a physician's, nurse's or lawyer's, after its label.",
  severity: 'medium',
  recommendation: 'Remove the license number.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: (
    'medical license|medical licence|nursing license|nursing licence|rn license|' +
    'professional license|professional licence|pharmacist license|physician license|' +
    'imc|lic|bar number|bar no|state bar no|bar id|gmc number|gmc no|gmc ref|gmc|(gmc|(nmc|nmc pin|' +
    'provider no|provider number|prescriber no|prescriber number|ahpra no|ahpra number|' +
    'social work england no|social work england number|swe no|swe number|hcpc no|hcpc number|hcpc reg no|nmc no|nmc number|' +
    'sanc|sanc no|sanc number|tsc no|tsc number|coru no|coru reg no|' +
    'rcic|rcic no|prc no|prc license|prc licence|hpcsa no|mdcn no|licence no|license no|' +
    'mcrn|mcrn no|practice number|practice no|imc no|imc reg|imc reg no|gmc reg|gmc reg no|slmc no|pmdc no|nmbi pin|wwc|wwcc|wwcc no|wwc no|' +
    'working with children check|ce no|certificate number|license number|licence number|approbationsnummer'
  ).split('|'),
  beforeSign: ['license', 'licence'],
  form: /\d{3}\.\d{6}(?![\d.])|(?=[A-Z\d-]{0,8}\d{3})[A-Z]{0,3}[-. ]?\d[A-Z\d-]{3,12}(?![\p{L}\d]|[.,]\d)/uy,
  examples: [
    'Medical license: [[MD-482913]]',
    'State Bar No. [[204817]]; GMC number [[7042187]]',
    'Dr Imogen Carrick (GMC [[7419926]])',
    'Provider no. [[2418763B]]; PRC no. [[0748213]]',
    'A medical license is needed in 2 states; the bar no. 12 is open.',
    'GMC [[6147283]]   Dr Imogen Carrick',
    'The pickup (GMC, 2019) is sold; a GMC 1500 is for hire.',
    'Consultant, MCRN [[118842]]; practice number [[1844182]]; Dr Poe, IMC reg. [[402917]]; coach Roe (WWC [[0418827E]]); good practice no 1.',
    'Social worker Jane Roe, Social Work England no. [[SW104437]]; nurse Poe, SANC [[15582204]], TSC no. [[448120]].',
    'Dr Una Roe, IMC [[304471]]; Ann Roe LCPC   lic [[180.004417]]; Jo Poe, RN, lic. #[[4482913]]',
    'Take the lic off; IMC 2024 was held in Cork; an IMC file, lic 20441 of the plumber.',
    'Nurse Roe, license # [[4482913]].',
    'License number pending, certificate number none.',
  ],
});

export const professionalLicenseNumber: PlaceDetector = {
  ...byLabel,
  glance: (text, start, end) =>
    byLabel.glance?.(text, start, end) === true &&
    !OF_OTHERS.test(text.slice(Math.max(0, start - 12), start)) &&
    isLabel(text, start, end),
};

/** Whether what follows a short label makes it one. */
function isLabel(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 18);
  switch (text.slice(start, end).toLowerCase()) {
    case 'gmc':
      return AFTER_GMC.test(after);
    case 'imc':
      return AFTER_IMC.test(after);
    case 'lic':
      return AFTER_LIC.test(after) && TREATS.test(text.slice(Math.max(0, start - 24), start));
    default:
      return true;
  }
}
