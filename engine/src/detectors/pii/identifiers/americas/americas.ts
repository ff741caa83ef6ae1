import { isLuhnValid } from '#engine/checksums/luhn.ts';
import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';
import { AMERICAN_HEALTH_PLAN } from '#engine/detectors/pii/identifiers/national-laws.ts';

/** Identifiers issued in North and South America, following the issuers' published rules. */
export const AMERICAN_IDENTIFIERS: readonly Identifier[] = [
  {
    id: 'us-bank-routing-number',
    typeName: 'US bank routing number',
    kind: 'routing',
    pictures: ['#########', '####-####-#'],
    names: ['routing', 'aba', 'transit number', 'rtn'],
    isValid: (value) =>
      /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/.test(value) &&
      weightedSum(value, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
    trust: 'alone',
    samples: ['021000021', '0110-0001-5'],
    wrong: '021000022',
  },
  {
    id: 'canadian-sin',
    typeName: 'Canadian Social Insurance Number',
    kind: 'person',
    pictures: ['### ### ###', '###-###-###', '#########'],
    names: ['sin', String.raw`s\.i\.n`, 'nas', 'social insurance', "numéro d'assurance sociale"],
    // Those that begin with 0 are fictitious, as drafts use them: they count after the name alone.
    ownNames: ['sin', 'social insurance number', 'social insurance no'],
    isValid: (value) => /^[1-79]/.test(value) && isLuhnValid(value),
    samples: ['130 692 544', '130-692-544'],
    wrong: '130 692 545',
  },
  {
    id: 'us-npi',
    typeName: 'US National Provider Identifier (NPI)',
    kind: 'professional',
    pictures: ['##########'],
    names: ['npi', 'provider (?:identifier|id|number)'],
    isValid: (value) =>
      /^[12]/.test(value) && isLuhnValid(`80840${value}`) && new Set(value).size > 3,
    trust: 'alone',
    samples: ['1234567893', '1003000126'],
    wrong: '1234567894',
  },
  {
    id: 'us-mbi',
    typeName: 'US Medicare Beneficiary Identifier (MBI)',
    kind: 'health',
    legalReference: AMERICAN_HEALTH_PLAN,
    pictures: ['#@?#-@?#-@@##', '#@?#@?#@@##'],
    names: ['medicare', 'mbi', 'beneficiary'],
    // CMS omits S, L, O, I, B and Z, which look like digits.
    isPlausible: (value) => /^[1-9][AC-HJKMNP-RT-Y\d]{3}(?!.*[SLOIBZ])/.test(value),
    trust: 'anywhere',
    samples: ['1EG4-TE5-MK73'],
    wrong: '1EG4-LE5-MK73',
  },
  {
    id: 'us-dea-number',
    typeName: 'US DEA registration number',
    kind: 'prescriber',
    pictures: ['[ABCDEFGHJKLMPRSTUX]@#######', '[ABCDEFGHJKLMPRSTUX]9#######'],
    names: ['dea', 'certificate', 'prescriber', 'medical licen[cs]e'],
    isValid: (value) => {
      const digits = value.slice(2);
      return weightedSum(digits, [1, 2, 1, 2, 1, 2]) % 10 === Number(digits[6]);
    },
    samples: ['AB1234563'],
    wrong: 'AB1234564',
  },
  {
    id: 'us-ptin',
    typeName: 'US Preparer Tax Identification Number (PTIN)',
    kind: 'tax',
    pictures: ['P########', 'P-########'],
    names: ['ptin', 'preparer'],
    samples: ['P12345678'],
    wrong: 'P1234567',
  },
  {
    id: 'canadian-business-number',
    typeName: 'Canadian business number',
    kind: 'organization',
    pictures: [
      '#########',
      '##### ####',
      '#########@@####',
      '##### ####@@####',
      '##### #### @@ ####',
      '##### #### @@####',
      '### ### ###@@####',
    ],
    names: ['business number', 'bn', 'business identifier', 'gst/hst'],
    isValid: (value) => isLuhnValid(value.slice(0, 9)) && /^\d{9}(?:R[CMPTZ]\d{4})?$/.test(value),
    samples: ['123026635RC0001', '123026635'],
    wrong: '123026634',
  },
  {
    id: 'brazilian-cpf',
    typeName: 'Brazilian CPF',
    kind: 'person',
    pictures: ['###.###.###-##', '###########'],
    names: ['cpf', 'cadastro de pessoas', 'brazilian national'],
    ownNames: ['cpf'],
    isValid: (value) => isBrazilian(value, 9) && isBrazilian(value, 10) && !/^(\d)\1+$/.test(value),
    trust: 'alone',
    samples: ['529.982.247-25', '52998224725'],
    wrong: '529.982.247-26',
  },
  {
    id: 'brazilian-cnpj',
    typeName: 'Brazilian CNPJ',
    kind: 'organization',
    pictures: ['##.###.###/####-##'],
    names: ['cnpj'],
    isValid: (value) => {
      const check = (weights: number[]): string => {
        const rest = weightedSum(value, weights) % 11;
        return String(rest < 2 ? 0 : 11 - rest);
      };
      const weights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
      return value[12] === check(weights) && value[13] === check([6, ...weights]);
    },
    trust: 'anywhere',
    samples: ['11.222.333/0001-81'],
    wrong: '11.222.333/0001-82',
  },
  {
    id: 'chilean-rut',
    typeName: 'Chilean RUT',
    kind: 'person',
    pictures: ['##.###.###-?', '########-?', '#.###.###-?', 'CL ########-?', '########K'],
    names: ['rut', 'run', 'rol (?:único|unico) (?:tributario|nacional)', 'chilean'],
    isValid: (value) => {
      const digits = value.slice(0, -1).replace('CL', '').padStart(8, '0');
      const rest = 11 - (weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11);
      return value.at(-1) === (rest === 11 ? '0' : rest === 10 ? 'K' : String(rest));
    },
    samples: ['12.345.678-5'],
    wrong: '12.345.678-6',
  },
  {
    id: 'colombian-nit',
    typeName: 'Colombian NIT',
    kind: 'person',
    pictures: ['###.###.###-#', '#########-#', '##########'],
    names: ['nit', 'identificación tributaria', 'identificacion tributaria', 'colombian'],
    isValid: (value) => {
      const rest = weightedSum(value, [41, 37, 29, 23, 19, 17, 13, 7, 3]) % 11;
      return Number(value[9]) === (rest < 2 ? rest : 11 - rest);
    },
    samples: ['213.123.432-1'],
    wrong: '213.123.432-2',
  },
  {
    id: 'argentine-cuit',
    typeName: 'Argentine CUIT or CUIL',
    kind: 'tax',
    pictures: ['##-########-#', '###########'],
    names: ['cuit', 'cuil'],
    ownNames: ['cuit', 'cuil'],
    isValid: (value) =>
      /^(?:2[03-7]|3[034])/.test(value) &&
      weightedSum(value, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    samples: ['20-05536168-2'],
    wrong: '20-05536168-3',
  },
  {
    id: 'mexican-curp',
    typeName: 'Mexican CURP',
    kind: 'person',
    pictures: ['@@@@######@@@@@@?#'],
    names: ['curp', 'clave única de registro'],
    isPlausible: (value) =>
      /^[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}/.test(value),
    trust: 'anywhere',
    samples: ['GOMC900101HDFRRL09'],
    wrong: 'GOMC900101ZDFRRL09',
  },
  {
    id: 'cuban-identity-number',
    typeName: 'Cuban identity number',
    kind: 'person',
    pictures: ['###########'],
    names: ['carné de identidad', 'número de identidad', 'cuban identity', 'cuban', 'ni'],
    isPlausible: (value) => /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])/.test(value),
    trust: 'named',
    samples: ['91021527775'],
    wrong: '91022927',
  },
];

const FROM_TEN = [10, 9, 8, 7, 6, 5, 4, 3, 2];
const FROM_ELEVEN = [11, ...FROM_TEN];

/** The digit at a position is computed from all preceding digits, weighted by their distance. */
function isBrazilian(value: string, position: 9 | 10): boolean {
  const weights = position === 9 ? FROM_TEN : FROM_ELEVEN;
  return ((weightedSum(value, weights) * 10) % 11) % 10 === Number(value[position]);
}
