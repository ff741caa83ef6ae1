import { isDay } from '#engine/checksums/day.ts';
import { isLuhnValid } from '#engine/checksums/luhn.ts';
import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';

const RFC_NAMES = ['rfc', 'registro federal de contribuyentes', 'mexican tax'];

/** More identifiers issued in Central and South America, following the issuers' published rules. */
export const LATIN_AMERICAN_IDENTIFIERS: readonly Identifier[] = [
  {
    id: 'argentine-dni',
    typeName: 'Argentine identity number (DNI)',
    kind: 'person',
    pictures: [],
    labeledPictures: ['##.###.###', '#.###.###', '########', '#######'],
    names: ['dni', 'documento nacional de identidad', 'argentine national'],
    samples: ['20.123.456'],
    wrong: '20.123.45',
  },
  {
    id: 'argentine-account-number',
    typeName: 'Argentine bank account number (CBU)',
    kind: 'account',
    pictures: ['######################', '######## ##############', '########-##############'],
    names: ['cbu', 'clave bancaria uniforme', 'argentin(?:e|ian) bank'],
    isValid: (value) =>
      weightedSum(value, [7, 1, 3, 9, 7, 1, 3, 1]) % 10 === 0 &&
      weightedSum(value.slice(8), [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3, 1]) % 10 === 0,
    trust: 'alone',
    samples: ['4016120640161203401613'],
    wrong: '4016120640161203401614',
  },
  {
    id: 'mexican-rfc',
    typeName: 'Mexican tax number (RFC)',
    kind: 'tax',
    pictures: ['@@@@######???', '@@@@-######-???', '@@@@ ###### ???'],
    names: RFC_NAMES,
    isPlausible: isRfc,
    samples: ['GOMC850216AB1'],
    wrong: 'GOMC851316AB1',
  },
  {
    // A company's has three letters, a person's four (SAT, Código Fiscal de la Federación, art. 27).
    id: 'mexican-company-rfc',
    typeName: 'Mexican company tax number (RFC)',
    kind: 'organization',
    pictures: ['@@@######???', '@@@-######-???', '@@@ ###### ???'],
    names: RFC_NAMES,
    isPlausible: isRfc,
    samples: ['ABC850216AB1'],
    wrong: 'ABC851316AB1',
  },
  {
    id: 'peruvian-ruc',
    typeName: 'Peruvian tax number (RUC)',
    kind: 'tax',
    pictures: ['[12]##########'],
    names: ['ruc', 'registro único de contribuyentes', 'peruvian (?:tax|company|fiscal)'],
    isValid: (value) =>
      /^(?:10|15|16|17|20)/.test(value) &&
      (11 - (weightedSum(value, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(value[10]),
    trust: 'alone',
    samples: ['20401612034'],
    wrong: '20401612035',
  },
  {
    id: 'peruvian-identity-number',
    typeName: 'Peruvian identity number (DNI, CUI)',
    kind: 'person',
    pictures: [],
    labeledPictures: ['########-?', '#########', '########@'],
    names: [
      'dni',
      'cui',
      'código único de identificación',
      'peruvian identity',
      'peruvian identification',
    ],
    isValid: (value) => {
      const rest = weightedSum(value, [3, 2, 7, 6, 5, 4, 3, 2]) % 11;
      return '65432110987'[rest] === value[8] || 'KJIHGFEDCBA'[rest] === value[8];
    },
    samples: ['40161203-9'],
    wrong: '40161203-0',
  },
  {
    id: 'ecuadorian-identity-number',
    typeName: 'Ecuadorian identity number (CI)',
    kind: 'person',
    pictures: ['#########-#'],
    labeledPictures: ['##########'],
    names: ['cédula', 'cédula de identidad', 'ci', 'ecuadorian identity', 'ecuadorian personal'],
    isValid: (value) => isEcuadorian(value),
    samples: ['171602850-9'],
    wrong: '171602850-0',
  },
  {
    id: 'ecuadorian-ruc',
    typeName: 'Ecuadorian tax number (RUC)',
    kind: 'tax',
    pictures: ['##########-###', '##########001'],
    names: ['ruc', 'registro único de contribuyentes', 'ecuadorian (?:company|tax)'],
    isValid: isEcuadorianRuc,
    trust: 'alone',
    samples: ['1716028509001'],
    wrong: '1716028509000',
  },
  {
    id: 'uruguayan-rut',
    typeName: 'Uruguayan tax number (RUT)',
    kind: 'tax',
    pictures: ['##-######-###-#', '############'],
    names: ['rut', 'registro único tributario', 'uruguay(?:an)? tax'],
    isValid: (value) =>
      /^(?:0[1-9]|1\d|2[0-2])\d{6}001/.test(value) &&
      (11 - (weightedSum(value, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 ===
        Number(value[11]),
    trust: 'alone',
    samples: ['21-401612-001-1'],
    wrong: '21-401612-001-2',
  },
  {
    id: 'paraguayan-ruc',
    typeName: 'Paraguayan tax number (RUC)',
    kind: 'tax',
    pictures: [],
    labeledPictures: ['########-#', '#######-#', '######-#', '#########'],
    names: ['ruc', 'registro único de contribuyentes', 'paraguayan tax', 'paraguay tax'],
    isValid: (value) => {
      const weights = Array.from({ length: value.length - 1 }, (_, index) => value.length - index);
      return ((11 - (weightedSum(value, weights) % 11)) % 11) % 10 === Number(value.at(-1));
    },
    samples: ['80016120-3'],
    wrong: '80016120-4',
  },
  {
    id: 'venezuelan-rif',
    typeName: 'Venezuelan tax number (RIF)',
    kind: 'tax',
    pictures: ['[VEJPG]-########-#', '[VEJPG]#########', '[VEJPG]-#########'],
    names: ['rif', 'registro de información fiscal', 'venezuelan'],
    isValid: (value) => {
      const kind = { V: 4, E: 8, J: 12, P: 16, G: 20 }[value.charAt(0)] ?? 0;
      const sum = kind + weightedSum(value.slice(1), [3, 2, 7, 6, 5, 4, 3, 2]);
      return '00987654321'[sum % 11] === value[9];
    },
    samples: ['J-40161203-2'],
    wrong: 'J-40161203-3',
  },
  {
    id: 'costa-rican-identity-number',
    typeName: 'Costa Rican identity or company number',
    kind: 'person',
    pictures: ['#-####-####', '#-###-######'],
    labeledPictures: ['##########', '#########', '#-###-###', '##-####-####'],
    names: [
      'cédula',
      'cédula de persona',
      'cédula jurídica',
      'cédula física',
      'costa rican',
      'cpf',
      'cpj',
    ],
    isPlausible: (value) => /^[0-9]/.test(value),
    trust: 'named',
    samples: ['1-0401-0612'],
    wrong: '1-0401-061',
  },
  {
    id: 'guatemalan-nit',
    typeName: 'Guatemalan tax number (NIT)',
    kind: 'tax',
    pictures: [],
    labeledPictures: ['#######-?', '######-?', '########-?', '########', '#######K'],
    names: ['nit', 'número de identificación tributaria', 'guatemalan tax', 'guatemala tax'],
    isValid: (value) => {
      const weights = Array.from({ length: value.length - 1 }, (_, index) => value.length - index);
      return '0123456789K'[(11 - (weightedSum(value, weights) % 11)) % 11] === value.at(-1);
    },
    samples: ['4016129-3'],
    wrong: '4016129-4',
  },
  {
    id: 'salvadoran-nit',
    typeName: 'Salvadoran tax number (NIT)',
    kind: 'tax',
    pictures: ['####-######-###-#', '##############'],
    names: ['nit', 'número de identificación tributaria', 'salvador(?:an)? tax'],
    isValid: isSalvadoran,
    samples: ['0614-160285-104-9'],
    wrong: '0614-160285-104-0',
  },
  {
    id: 'dominican-identity-number',
    typeName: 'Dominican identity number (cédula)',
    kind: 'person',
    pictures: ['###-#######-#', '###########'],
    names: ['cédula', 'dominican (?:republic )?(?:national|identity)'],
    isValid: isLuhnValid,
    samples: ['401-6120301-9'],
    wrong: '401-6120301-0',
  },
  {
    id: 'dominican-rnc',
    typeName: 'Dominican tax number (RNC)',
    kind: 'organization',
    pictures: ['#-##-#####-#'],
    labeledPictures: ['#########'],
    names: [
      'rnc',
      'registro nacional del contribuyente',
      'dominican republic tax',
      'dominican tax',
    ],
    isValid: (value) =>
      ((10 - (weightedSum(value, [7, 9, 8, 6, 5, 4, 3, 2]) % 11)) % 9) + 1 === Number(value[8]),
    samples: ['4-01-61203-8'],
    wrong: '4-01-61203-9',
  },
];

/** The date of birth or of foundation, two characters against namesakes, and a check digit. */
function isRfc(value: string): boolean {
  const date = value.slice(-9, -3);
  return isDay(date.slice(2, 4), date.slice(4)) && /[A\d]$/.test(value);
}

/**
 * The first two digits are a province, the third indicates a person; the last is the Luhn check digit of the others.
 */
function isEcuadorian(value: string): boolean {
  return /^(?:0[1-9]|1\d|2[0-4]|30)[0-5]/.test(value) && isLuhnValid(value.slice(0, 10));
}

/** A person's own number and `001`; companies and public bodies have their own checksums (SRI). */
function isEcuadorianRuc(value: string): boolean {
  if (!/^(?:0[1-9]|1\d|2[0-4]|30)/.test(value) || /0{3}$/.test(value)) return false;
  if (value[2] === '9') return weightedSum(value, [4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
  if (value[2] === '6') return weightedSum(value, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
  return isEcuadorian(value);
}

/** Older numbers are weighted by distance from the end, those numbered above 100 by another set of weights. */
function isSalvadoran(value: string): boolean {
  if (!/^[019]/.test(value)) return false;
  const isOld = Number(value.slice(10, 13)) <= 100;
  const weights = isOld
    ? [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
    : [2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
  const rest = weightedSum(value, weights) % 11;
  return (isOld ? rest : (11 - rest) % 11) % 10 === Number(value[13]);
}
