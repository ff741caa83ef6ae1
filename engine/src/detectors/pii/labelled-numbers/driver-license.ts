import { labelledIdentifier } from './labelled-identifier.ts';

export const driverLicense = labelledIdentifier({
  id: 'driver-license',
  typeName: "Driver's license number",
  description: "A number of five to eighteen characters after a label such as “driver's license”.",
  severity: 'medium',
  recommendation: "Remove the driver's license number.",
  legalReference: { law: "US Driver's Privacy Protection Act", article: '18 U.S.C. § 2721' },
  triggers: (
    "driver's lic|driver license|driver's license|drivers license|driving licence|driver's licence|" +
    'driver licence|driving license|driving lic|drivers lic|driver lic|dl|licence no|' +
    'license no|führerscheinnummer|permis de conduire'
  ).split('|'),
  form: /(?:[A-Z]{2}[ -])?(?=[A-Z]{0,5}[- ]?\d)(?=[A-Z\d -]{0,18}\d{3})[A-Z\d]{1,9}(?:[- ][A-Z\d]{2,8}){0,4}(?![\p{L}\d])/uy,
  examples: [
    "Driver's License No: [[D123-4567-8901]]",
    'California driver license number [[I1234562]]',
    'DL# [[S530-4601-2345]]',
    'Penhaligon: driving lic. [[PENHA 703145 IJ9CW]]; Andre, DL# [[OH-TL482913]]',
    "Driver's lic.    [[R4417-30922-81104]]",
    "Driver's lic.: [[LA 009876543]]",
    'SSN 412-67-8093   DL  [[OH TK482917]]',
    "A valid driver's license is required; 2 years of driving.",
    'DL 4 and DL no more; a driver license test in 2026.',
  ],
});
