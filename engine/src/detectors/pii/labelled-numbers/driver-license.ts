import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR, NIST_GUIDE_TO_PII } from '#engine/detectors/laws.ts';

import { labelledIdentifier } from './labelled-identifier.ts';

/** The American words for it; elsewhere people have licences. */
const AMERICAN = /^(?!(?:my|his|her) ).*license|^dl$|driver'?s lic|drivers lic/i;
const OF_DIGITS = /(?:\d[ -]?){6}/;
/** An Irish driver number, which bus companies have shorter ones of. */
const DRIVER_NUMBER = ['driver number', 'driver no'];
const IRISH = /^\d{3} ?\d{3} ?\d{3}$/;

const byLabel = labelledIdentifier({
  id: 'driver-license',
  typeName: "Driver's license number",
  description: "A number of five to eighteen characters after a label such as “driver's license”.",
  severity: 'medium',
  recommendation: "Remove the driver's license number.",
  legalReference: { law: NIST_GUIDE_TO_PII, article: 'Sec. 2.2' },
  triggers: (
    "driver's lic|driver license|driver's license|drivers license|driving licence|driver's licence|" +
    'driver licence|driving license|driving lic|drivers lic|driver lic|dl|licence no|' +
    'license no|führerscheinnummer|führerschein-nr|permis de conduire|driving licence number|' +
    'my licence|his licence|her licence|my license|his license|her license|' +
    DRIVER_NUMBER.join('|')
  ).split('|'),
  form: /(?:[A-Z]{2}[ -])?(?=[A-Z]{0,5}[- ]?\d)(?=[A-Z\d -]{0,18}\d{3})[A-Z\d]{1,16}(?:[- ](?:[A-Z\d]{2,8}|\d{9,11})){0,4}(?![\p{L}\d])/uy,
  examples: [
    "Driver's License No: [[D123-4567-8901]]",
    'California driver license number [[I1234562]]',
    'DL# [[S530-4601-2345]]',
    'Penhaligon: driving lic. [[PENHA 703145 IJ9CW]]; Andre, DL# [[OH-TL482913]]',
    'Driving licence no. [[MH14 20110062821]]; Führerscheinnummer: [[J4300RE1P12]]',
    'Japanese driving licence no. [[302104417280]]; my licence is [[048 812 774]], VIC; driver no. [[120 438 771]], driver number: 3316.',
    'My licence is MIT-2024; her licence is from 2019.',
    "Driver's lic.    [[R4417-30922-81104]]",
    "Driver's lic.: [[LA 009876543]]",
    'SSN 412-67-8093   DL  [[OH TK482917]]',
    "A valid driver's license is required; 2 years of driving.",
    'DL 4 and DL no more; a driver license test in 2026.',
  ],
});

export const driverLicense: PlaceDetector = {
  ...byLabel,
  verify(place) {
    const found = byLabel.verify(place);
    const label = place.text.slice(place.start, place.end).replaceAll(/\s{1,9}/g, ' ');
    if (found === undefined || AMERICAN.test(label)) return found;
    // Software has licences too, such as those of MIT.
    if (
      /^(?:my|his|her) /i.test(label) &&
      !OF_DIGITS.test(place.text.slice(found.start, found.end))
    )
      return undefined;
    const isNumbered = DRIVER_NUMBER.includes(label.toLowerCase());
    if (isNumbered && !IRISH.test(place.text.slice(found.start, found.end))) return undefined;
    return { ...found, legalReference: { law: GDPR, article: 'Art. 4(1)' } };
  },
};
