import { isLuhnValid } from '#engine/checksums/luhn.ts';
import { machineReadableSum } from '#engine/checksums/machine-readable.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';
import { BRITISH_PERSONAL_DATA } from '#engine/detectors/pii/identifiers/national-laws.ts';

const VEHICLE_NAMES = [
  'reg',
  'registration',
  'plate',
  'vehicle',
  'cars?|vans?|lorry|taxi|motorbike|motorcycle|scooter',
  'number ?plate',
];
/** Formats of Irish plates, which have no leading zeros. */
const IRISH_PLATES = ['##', '###'].flatMap((year) =>
  ['@', '@@'].flatMap((county) =>
    ['###', '####', '#####', '######'].map((serial) => `${year}-${county}-${serial}`),
  ),
);

/** Numbers of licenses, passports, plates and devices. */
export const DOCUMENTS_AND_DEVICES: readonly Identifier[] = [
  {
    id: 'imei',
    typeName: 'Mobile device identifier (IMEI)',
    kind: 'device',
    pictures: [
      '###############',
      '##-######-######-#',
      '## ###### ###### #',
      '########-######-#',
      '########-######-##',
    ],
    names: ['imei', 'device id', 'mobile equipment'],
    // Sixteen digits end with the software version instead of a check digit.
    isValid: (value) => value.length === 16 || isLuhnValid(value),
    trust: 'alone',
    samples: ['49-015420-323751-8'],
    wrong: '490154203237517',
  },
  {
    id: 'uk-driving-licence',
    typeName: "UK driver's license number",
    kind: 'license',
    legalReference: BRITISH_PERSONAL_DATA,
    pictures: [
      '@@@@@######@?#@@',
      '@@@@9######@?#@@',
      '@@@99######@?#@@',
      '@@999######@?#@@',
      '@@@@@ ###### @?#@@',
      '@@@@9 ###### @?#@@',
    ],
    names: ['licence', 'driving', 'dvla'],
    isPlausible: (value) => /^[A-Z]{2,5}9{0,3}\d[0156]\d[0-3]\d\d[A-Z9]{2}\d[A-Z]{2}$/.test(value),
    trust: 'anywhere',
    samples: ['MORGA607054SM9IJ', 'FERRY901080C99ZZ'],
    wrong: 'MORGA677054SM9IJ',
  },
  {
    // The year and month of registration, and the country of first registration.
    id: 'uk-nursing-pin',
    typeName: 'UK nurse registration number (NMC PIN)',
    kind: 'license',
    legalReference: BRITISH_PERSONAL_DATA,
    pictures: ['##[ABCDEFGHIJKL]####[CENOSW]'],
    names: ['nmc', 'pin', 'nurses?', 'midwife', 'midwives', 'rgn', 'rmn', 's/n'],
    samples: ['93J4417E'],
    wrong: '93Z4417E',
  },
  {
    id: 'italian-driver-license',
    typeName: "Italian driver's license number",
    kind: 'license',
    pictures: ['@@#######@', 'U1###?????@'],
    names: ['patente', 'driving licence'],
    samples: ['AA0123456B'],
    wrong: 'AA012345B',
  },
  {
    id: 'passport-number',
    typeName: 'Passport number',
    kind: 'person',
    pictures: [
      '@@@######',
      '@@#######',
      '@########',
      '@#######',
      '@#######@',
      '#########',
      '[CFGHJKLMNPRTVWXYZ]##@##@##',
      '[CFGHJKLMNPRTVWXYZ]##@#####',
      '@###@####',
    ],
    labeledPictures: [
      '## #######',
      '@ #######',
      '@ ########',
      '@@ #######',
      '@@ ######',
      '@@######',
      '@######',
      '@@??????#',
      '##@@#####',
      '@######@@',
      '[CFGHJKLMNPRTVWXYZ]????????',
      '[CFGHJKLMNPRTVWXYZ]????????#',
      '@@@ ### ### ###',
      '@@@ #########',
      '### ### ###',
    ],
    trust: 'named',
    names: [
      'passport|passports',
      'reisepass(?:nummer)?|passnummer',
      'passeport|pasaporte|passaporto|passaporte|paspoort',
      'paszport|paszportu|číslo pasu',
      '여권',
    ],
    // Words have no digits.
    isPlausible: (value) => /(?:[A-Z]*\d){4}/.test(value),
    samples: [
      'C01234567',
      'X1234567',
      'P4820175B',
      '533380006',
      'AAA123456',
      '40AB16120',
      'GA302922',
      'GBR 533 380 006',
    ],
    wrong: '2031/12',
  },
  {
    id: 'norwegian-passport',
    typeName: 'Norwegian passport number',
    kind: 'person',
    // Eight-digit numbers with other first digits are mostly dates.
    pictures: ['[3456789]#######', '2[123456789]######'],
    trust: 'named',
    names: [
      'norwegian passport',
      'passport(?: (?:no|number|nr))?(?:\\.|:)? ?(?:norwegian|norsk|norway)',
      'passport (?:no|number|nr)|passnummer|passnr',
    ],
    samples: ['31482290'],
    wrong: '20240131',
  },
  {
    id: 'german-passport',
    typeName: 'German passport number',
    kind: 'person',
    pictures: ['[CFGHJKLMNPRTVWXYZ]########', '[CFGHJKLMNPRTVWXYZ]?????@##'],
    names: ['reisepass(?:nummer)?|passnummer', 'pass', 'passport'],
    isValid: (value) => machineReadableSum(value.slice(0, -1)) === Number(value.at(-1)),
    trust: 'alone',
    samples: ['C01X00T41'],
    wrong: 'C01X00T42',
  },
  {
    // Year, since 2013 with the half of the year; county and serial number (SI 318/1992 and SI 542/2012).
    id: 'irish-vehicle-registration',
    typeName: 'Irish vehicle registration number',
    kind: 'vehicle',
    pictures: IRISH_PLATES,
    names: [
      ...VEHICLE_NAMES,
      'skoda|ford|toyota|volkswagen|vw|nissan|hyundai|kia|opel|audi|bmw|renault|peugeot',
    ],
    isPlausible: (value) =>
      /^(?:8[7-9]|9\d|0\d|1[0-2]|(?:1[3-9]|2\d)[12])(?:C[ENW]?|DL?|G|K[EKY]|L[DHKMS]?|M[HNO]|OY|RN|SO|T[NS]?|W[DHWX]?)\d{1,6}$/.test(
        value,
      ),
    samples: ['08-C-40161', '191-D-4016'],
    wrong: '08-XX-40161',
  },
  {
    id: 'uk-vehicle-registration',
    typeName: 'UK vehicle registration number',
    kind: 'vehicle',
    legalReference: BRITISH_PERSONAL_DATA,
    pictures: ['@@##@@@', '@@## @@@', '@@##-@@@'],
    names: [...VEHICLE_NAMES, '(?:part )?index'],
    isPlausible: (value) =>
      /^[A-HJ-PR-Y][A-HJ-PR-Y](?:0[2-9]|[1-8]\d|5[0-9]|6\d|7\d)[A-HJ-PR-Z]{3}$/.test(value) &&
      isUkAge(Number(value.slice(2, 4))),
    samples: ['AB51 ABC', 'BD62XYZ'],
    wrong: 'AB35 ABC',
  },
  {
    id: 'turkish-vehicle-registration',
    typeName: 'Turkish vehicle registration number',
    kind: 'vehicle',
    pictures: [
      '## @ ####',
      '## @ ##',
      '## @@ ###',
      '## @@@ ##',
      '## @@@ ###',
      '## @@ ####',
      '##@@###',
      '##@@@##',
    ],
    names: ['plaka', 'plate', 'araç', 'vehicle'],
    isPlausible: (value) =>
      /^(?:0[1-9]|[1-7]\d|8[01])(?!JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?!(?:PER|AND|FOR|OUT|OF|TO|OR|AM|PM|X|KM|EUR|USD|GBP|VAT)\d)/.test(
        value,
      ),
    samples: ['07 AB 123'],
    wrong: '82 ABC 123',
  },
];

/** The age identifier of a plate since 2001: the year, or the year plus fifty. */
function isUkAge(age: number): boolean {
  return (age >= 2 && age <= 29) || (age >= 51 && age <= 79);
}
