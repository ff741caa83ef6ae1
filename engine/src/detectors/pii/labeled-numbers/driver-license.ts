import type { Place, PlaceDetector } from '#engine/detector.ts';
import { GDPR, NIST_GUIDE_TO_PII } from '#engine/laws.ts';

import { labeledIdentifier } from './labeled-identifier.ts';

/** The American words for it; elsewhere people have licenses. */
const AMERICAN = /^(?!(?:my|his|her) ).*license|^dl$|driver'?s lic(?!e)|drivers lic(?!e)/i;
const AMERICAN_LAW = { law: NIST_GUIDE_TO_PII, article: 'Sec. 2.2' } as const;
const OF_DIGITS = /(?:\d[ -]?){6}/;
/** One word, which every trade has: a driver must be named before it, and six digits follow. */
const LICENSE_ALONE = ['licence', 'license'];
const OF_DRIVER =
  /(?<!\p{L})(?:drivers?|driving|hirer|renter|chauffeur)(?!\p{L})(?![^\n]{0,90}\b(?:software|firearms?|fishing|premises|trade|product|key)\b)[^\n]{0,90}$/iu;
/** An Irish driver number, which bus companies have shorter ones of. */
const DRIVER_NUMBER = ['driver number', 'driver no'];
/** A size of paper has the same two letters: `DL 170 gsm`, `DL 25000 leaflets`. */
const SHORTEST = 5;
const AMOUNT_FOLLOWS =
  /^[ ]?(?:g\/?m2?|gsm|g\/m²|mm|cm|x|×|pcs?|pieces|copies|sheets|leaflets|flyers|envelopes|cards|units)(?!\p{L})/iu;
/** What the Australian police abbreviate so, behind a person's date of birth. */
const ABBREVIATED = 'lic';
const OF_STATE = /^(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT) \d{6,10}$/;
const PERSON_BEFORE =
  /(?<!\p{L})(?:DOB|born|driver|rider|motorist|POI)(?!\p{L})[^\n]{0,90}(?:\n[^\n\p{L}]{0,12})?$/iu;
const IRISH = /^\d{3} ?\d{3} ?\d{3}$/;

const byLabel = labeledIdentifier({
  id: 'driver-license',
  typeName: "Driver's license number",
  description: "A number of five to eighteen characters after a label such as “driver's license”.",
  severity: 'medium',
  recommendation: "Remove the driver's license number.",
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: (
    "driver's lic|driver license|driver's license|drivers license|driving licence|driver's licence|" +
    'driver licence|driving license|driving lic|drivers lic|driver lic|dl|licence no|' +
    'license no|führerscheinnummer|führerschein-nr|permis de conduire|driving licence number|' +
    'prawo jazdy|prawa jazdy|rijbewijsnummer|' +
    LICENSE_ALONE.join('|') +
    '|' +
    'my licence|his licence|her licence|my license|his license|her license|' +
    DRIVER_NUMBER.join('|') +
    '|' +
    ABBREVIATED
  ).split('|'),
  form: /\d{5}\/\d{2}\/\d{4}(?![\p{L}\d/])|(?:(?:[A-Z]{2}|NSW|VIC|QLD|TAS|ACT)[ -])?(?=[A-Z]{0,5}[- ]?\d)(?=[A-Z\d -]{0,18}\d{3})[A-Z\d]{1,16}(?:[- ](?:[A-Z\d]{2,8}|\d{9,11})){0,4}(?![\p{L}\d])/uy,
  examples: [
    "Driver's License No: [[D123-4567-8901]]",
    'California driver license number [[I1234562]]',
    'DL# [[S530-4601-2345]]',
    'Penhaligon: driving lic. [[PENHA 703145 IJ9CW]]; Andre, DL# [[OH-TL482913]]',
    'Driving licence no. [[MH14 20110062821]]; Führerscheinnummer: [[J4300RE1P12]]',
    'Japanese driving licence no. [[302104417280]]; my licence is [[048 812 774]], VIC; driver no. [[120 438 771]], driver number: 3316.',
    'Additional driver: Ann Roe, licence [[501277410]]; driver J. Poe, license: [[D1234567]]',
    'The driver has a licence 2019 of them need; a driver for the printer, software licence 501277410.',
    'Prawo jazdy: [[00412/19/1465]], nr prawa jazdy [[00413/07/1465]]; prawo jazdy od 2019, prawo jazdy 12/05/2019.',
    'My licence is MIT-2024; her licence is from 2019.',
    "Driver's lic.    [[R4417-30922-81104]]",
    "Driver's lic.: [[LA 009876543]]",
    'SSN 412-67-8093   DL  [[OH TK482917]]',
    'Name: Ann Roe  DOB 3/5/1980\nLic   [[QLD 10482917]]\nPlumber, lic QLD 10482917',
    "A valid driver's license is required; 2 years of driving.",
    'Flyer DL 250 g/m², envelopes DL 11000 pcs, DL 350 silk; DL: [[48291736]]',
    'DL 4 and DL no more; a driver license test in 2026.',
  ],
});

export const driverLicense: PlaceDetector = {
  ...byLabel,
  reach: { before: 120, after: 60 },
  verify(place) {
    const found = byLabel.verify(place);
    const label = place.text.slice(place.start, place.end).replaceAll(/\s{1,9}/g, ' ');
    if (found === undefined) return undefined;
    const number = place.text.slice(found.start, found.end);
    if (/^dl$/i.test(label) && isPaper(place.text, found.end, number)) return undefined;
    if (!isOfDriver(place, label.toLowerCase(), number)) return undefined;
    return AMERICAN.test(label) ? { ...found, legalReference: AMERICAN_LAW } : found;
  },
  readList: (place) =>
    [...LICENSE_ALONE, ABBREVIATED].includes(place.text.slice(place.start, place.end).toLowerCase())
      ? []
      : (byLabel.readList?.(place) ?? []),
};

function isPaper(text: string, end: number, number: string): boolean {
  const length = number.replaceAll(/[^A-Z\d]/g, '').length;
  return length < SHORTEST || AMOUNT_FOLLOWS.test(text.slice(end, end + 12));
}

/** Whether a number is one for driving: software has licenses too, such as those of MIT. */
function isOfDriver({ text, start }: Place, label: string, number: string): boolean {
  if (label === ABBREVIATED)
    return OF_STATE.test(number) && PERSON_BEFORE.test(text.slice(0, start));
  if (DRIVER_NUMBER.includes(label)) return IRISH.test(number);
  if (LICENSE_ALONE.includes(label))
    return OF_DIGITS.test(number) && OF_DRIVER.test(text.slice(0, start));
  return !/^(?:my|his|her) /.test(label) || OF_DIGITS.test(number);
}
