import { isDay } from '#engine/checksums/day.ts';
import { isLuhnValid } from '#engine/checksums/luhn.ts';
import { mod97 } from '#engine/checksums/mod97.ts';
import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';

/** More identifiers issued in Africa and New Zealand, following the issuers' published rules. */
export const AFRICAN_PACIFIC_IDENTIFIERS: readonly Identifier[] = [
  {
    id: 'new-zealand-ird-number',
    typeName: 'New Zealand tax number (IRD)',
    kind: 'tax',
    pictures: ['##-###-###', '###-###-###'],
    labeledPictures: ['########', '#########', '### ### ###', '## ### ###'],
    names: ['ird', 'ird number', 'inland revenue', 'new zealand tax'],
    isValid: isInlandRevenue,
    samples: ['40-161-201'],
    wrong: '40-161-202',
  },
  {
    id: 'new-zealand-account-number',
    typeName: 'New Zealand bank account number',
    kind: 'account',
    pictures: ['##-####-#######-##', '##-####-#######-###', '## #### ####### ##'],
    names: ['kiwibank', 'anz', 'asb', 'bnz', 'westpac'],
    isPlausible: (value) => /^(?:0[1-689]|1[0-9]|2[0-9]|3[0158]|88)/.test(value),
    trust: 'anywhere',
    samples: ['01-0902-0068389-00'],
    wrong: '00-0902-0068389-00',
  },
  {
    id: 'new-zealand-health-number',
    typeName: 'New Zealand health number (NHI)',
    kind: 'health',
    pictures: [],
    labeledPictures: ['@@@####', '@@@##@@'],
    names: ['nhi', 'nhi number', 'national health index'],
    samples: ['ZAA0067'],
    wrong: 'ZAA006',
  },
  {
    id: 'south-african-tax-number',
    typeName: 'South African tax number',
    kind: 'tax',
    pictures: ['#### ### ##[0123456789]', '####/###/###'],
    labeledPictures: ['##########'],
    names: ['sars', 'income tax reference', 'south african tax', 'tax reference'],
    isValid: (value) => /^[01239]/.test(value) && isLuhnValid(value),
    trust: 'named',
    samples: ['0401612031'],
    wrong: '0401612032',
  },
  {
    id: 'moroccan-company-number',
    typeName: 'Moroccan company number (ICE)',
    kind: 'organization',
    pictures: ['###############', '### ### ### ### ###', '######### #### ##'],
    names: ['ice', "identifiant commun de l'entreprise", 'moroccan (?:company|tax)'],
    isValid: (value) => mod97(value) === 0,
    trust: 'alone',
    samples: ['004016122340118'],
    wrong: '004016122340119',
  },
  {
    id: 'tunisian-tax-number',
    typeName: 'Tunisian tax number (MF)',
    kind: 'organization',
    pictures: [
      '#######@/[ABDNP]/[CMNPE]/###',
      '#######/@/[ABDNP]/[CMNPE]/###',
      '#######@[ABDNP][CMNPE]###',
    ],
    labeledPictures: ['#######@', '#######/@'],
    names: ['matricule fiscale', 'matricule fiscal', 'mf', 'tunisia tax', 'tunisian tax'],
    isPlausible: (value) => /^\d{7}[A-HJ-NP-TV-Z]/.test(value),
    trust: 'anywhere',
    samples: ['4016120M/A/E/001'],
    wrong: '4016120O/A/E/001',
  },
  {
    id: 'guinean-tax-number',
    typeName: 'Guinean tax number (NIFp)',
    kind: 'tax',
    pictures: [],
    labeledPictures: ['#########', '###-###-###'],
    names: [
      'nifp',
      'nif',
      "numéro d'identification fiscale permanent",
      'guinea tax',
      'guinean tax',
    ],
    isValid: isLuhnValid,
    samples: ['401612031'],
    wrong: '401612032',
  },
  {
    id: 'senegalese-company-number',
    typeName: 'Senegalese company number (NINEA)',
    kind: 'organization',
    pictures: [],
    labeledPictures: [
      '####### #@#',
      '### #### #@#',
      '###### #@#',
      '##########@#',
      '#######[012]@#',
      '#########',
      '#######',
    ],
    names: [
      'ninea',
      "numéro d'identification national des entreprises",
      'senegalese tax',
      'senegal tax',
    ],
    isValid: (value) => {
      const digits = value.replace(/\d[A-Z]\d$/, '').padStart(9, '0');
      return weightedSum(digits, [1, 2, 1, 2, 1, 2, 1, 2, 1]) % 10 === 0;
    },
    samples: ['4016128 2G3'],
    wrong: '4016121 2G3',
  },
  {
    id: 'ghanaian-tax-number',
    typeName: 'Ghanaian tax number (TIN)',
    kind: 'tax',
    pictures: ['[PCGQV]00#######?'],
    names: ['gra', 'ghana(?:ian)?', 'tin'],
    isValid: (value) => {
      const rest = weightedSum(value.slice(1), [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11;
      return '0123456789X'[rest] === value[10];
    },
    trust: 'alone',
    samples: ['P0040161293'],
    wrong: 'P0040161294',
  },
  {
    id: 'ghanaian-identity-number',
    typeName: 'Ghana Card number',
    kind: 'person',
    pictures: ['GHA-#########-#'],
    names: ['ghana card', 'ghana'],
    trust: 'anywhere',
    samples: ['GHA-401612034-1'],
    wrong: 'GHA-40161203-1',
  },
  {
    id: 'mauritian-identity-number',
    typeName: 'Mauritian identity number',
    kind: 'person',
    pictures: ['@############?'],
    names: ['nid', 'nic', 'mauritian?', 'mauritius'],
    isPlausible: (value) => isDay(value.slice(3, 5), value.slice(1, 3)),
    trust: 'named',
    samples: ['J1602854016120'],
    wrong: 'J1613854016120',
  },
  {
    id: 'mozambican-tax-number',
    typeName: 'Mozambican tax number (NUIT)',
    kind: 'tax',
    pictures: [],
    labeledPictures: ['#########', '### ### ###'],
    names: ['nuit', 'número único de identificação tributária', 'mozambique tax', 'mozambican tax'],
    isValid: (value) => {
      const sum = weightedSum(value, [8, 9, 4, 5, 6, 7, 8, 9]);
      return '01234567891'[sum % 11] === value[8];
    },
    samples: ['401612033'],
    wrong: '401612034',
  },
  {
    id: 'nigerian-identity-number',
    typeName: 'Nigerian identity number (NIN) or bank verification number',
    kind: 'person',
    pictures: ['####-###-####'],
    labeledPictures: ['###########', '#### #### ###', '#### ### ####'],
    names: [
      'nin',
      'nimc',
      'bvn',
      'bank verification',
      'nigeria id',
      'nigerian id',
      'nigeria identity',
      'nigerian identity',
      'nigeria national',
      'nigerian national',
    ],
    trust: 'named',
    samples: ['40161203401', '4016 1203 401'],
    wrong: '4016120340',
  },
];

/** If the check digit would be ten, it is recomputed with other weights. */
function isInlandRevenue(value: string): boolean {
  const digits = value.padStart(9, '0');
  if (Number(digits) < 10_000_000 || Number(digits) > 150_000_000) return false;
  const check = (weights: readonly number[]): number =>
    (11 - (weightedSum(digits, weights) % 11)) % 11;
  const first = check([3, 2, 7, 6, 5, 4, 3, 2]);
  return (first < 10 ? first : check([7, 4, 3, 2, 5, 2, 7, 6])) === Number(digits[8]);
}
