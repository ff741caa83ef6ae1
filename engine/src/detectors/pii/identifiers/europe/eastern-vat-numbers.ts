import { isMod1110Valid } from '#engine/checksums/mod11-10.ts';
import { isValidInTwoRounds } from '#engine/checksums/two-rounds.ts';
import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';

import { VAT_NAMES } from './vat-names.ts';

/**
 * Business numbers in and near the eastern European Union, as published by the tax authorities and checked by VIES
 * (European Commission).
 */
export const EASTERN_VAT_NUMBERS: readonly Identifier[] = [
  {
    id: 'bulgarian-vat-number',
    typeName: 'Bulgarian company number (UIC)',
    kind: 'organization',
    pictures: ['~BG#########', '~BG##########'],
    labeledPictures: ['#########', '### ### ###'],
    names: ['eik', 'bulstat', 'uic', 'bulgarian vat', ...VAT_NAMES],
    isValid: (value) =>
      isValidInTwoRounds(
        value.replace('BG', ''),
        [1, 2, 3, 4, 5, 6, 7, 8],
        [3, 4, 5, 6, 7, 8, 9, 10],
      ),
    trust: 'prefixed',
    samples: ['BG401612036'],
    wrong: 'BG401612037',
  },
  {
    // The personal number of a sole proprietor, or the number of a company, after the country's letters.
    id: 'croatian-vat-number',
    typeName: 'Croatian VAT number',
    kind: 'organization',
    pictures: ['~HR###########'],
    names: ['pdv', 'pdv id', 'croatian vat', 'eori', ...VAT_NAMES],
    isValid: (value) => isMod1110Valid(value.replace('HR', '')),
    trust: 'prefixed',
    samples: ['HR69435151530'],
    wrong: 'HR69435151531',
  },
  {
    id: 'czech-company-number',
    typeName: 'Czech company number (IČO)',
    kind: 'organization',
    pictures: ['~CZ########'],
    labeledPictures: ['########', '### ### ##', '## ## ## ##'],
    names: ['ič', 'ičo', 'ič dph', 'dič', 'czech vat', 'czech company', ...VAT_NAMES],
    isValid: (value) => {
      const digits = value.replace('CZ', '');
      const rest = 11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11);
      return rest % 10 === Number(digits[7]);
    },
    trust: 'prefixed',
    samples: ['CZ40161200'],
    wrong: 'CZ40161201',
  },
  {
    id: 'estonian-vat-number',
    typeName: 'Estonian VAT number (KMKR)',
    kind: 'organization',
    pictures: ['~EE#########'],
    labeledPictures: ['#########'],
    names: ['kmkr', 'käibemaksukohuslase', 'estonian vat', ...VAT_NAMES],
    isValid: (value) =>
      weightedSum(value.replace('EE', ''), [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
    trust: 'prefixed',
    samples: ['EE401612039'],
    wrong: 'EE401612030',
  },
  {
    id: 'estonian-company-number',
    typeName: 'Estonian company number',
    kind: 'organization',
    pictures: [],
    labeledPictures: ['########'],
    names: ['registrikood', 'reg kood', 'estonian organisation', 'estonian organization'],
    isValid: (value) => isValidInTwoRounds(value, [1, 2, 3, 4, 5, 6, 7], [3, 4, 5, 6, 7, 8, 9]),
    samples: ['40161204'],
    wrong: '40161205',
  },
  {
    id: 'hungarian-tax-number',
    typeName: 'Hungarian business tax number',
    kind: 'organization',
    pictures: ['~HU########', '########-#-##'],
    labeledPictures: ['########'],
    names: ['adószám', 'közösségi adószám', 'anum', 'hungarian vat', ...VAT_NAMES],
    isValid: (value) => weightedSum(value.replace('HU', ''), [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
    trust: 'prefixed',
    samples: ['HU40161202'],
    wrong: 'HU40161203',
  },
  {
    id: 'lithuanian-vat-number',
    typeName: 'Lithuanian VAT number (PVM)',
    kind: 'organization',
    pictures: ['~LT#######1#', '~LT##########1#'],
    labeledPictures: ['#######1#', '##########1#'],
    names: ['pvm', 'pvm mokėtojo', 'pvm kodas', 'lithuanian vat', ...VAT_NAMES],
    isValid: isLithuanian,
    trust: 'prefixed',
    samples: ['LT401612011'],
    wrong: 'LT401612012',
  },
  {
    id: 'latvian-vat-number',
    typeName: 'Latvian company number (PVN)',
    kind: 'organization',
    pictures: ['~LV###########'],
    labeledPictures: ['###########'],
    names: ['pvn', 'reģistrācijas', 'latvian vat', ...VAT_NAMES],
    isValid: (value) => {
      const digits = value.replace('LV', '');
      const sum = weightedSum(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]);
      return /^[4-9]/.test(digits) && sum % 11 === 3;
    },
    trust: 'prefixed',
    samples: ['LV40161203051'],
    wrong: 'LV40161203052',
  },
  {
    id: 'polish-vat-number',
    typeName: 'Polish VAT number',
    kind: 'organization',
    pictures: ['~PL##########'],
    labeledPictures: ['### ### ## ##'],
    names: ['nip', 'polish vat', ...VAT_NAMES],
    isValid: (value) => {
      const digits = value.replace('PL', '');
      return weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits[9]);
    },
    trust: 'prefixed',
    samples: ['PL4016120358'],
    wrong: 'PL4016120359',
  },
  {
    id: 'romanian-company-number',
    typeName: 'Romanian company number (CUI)',
    kind: 'organization',
    pictures: ['~RO########', '~RO#######', '~RO######', 'RO##########', 'RO#########'],
    labeledPictures: ['########', '#######', '######', '### ### ##'],
    names: ['cui', 'cif', 'cod fiscal', 'cod unic de înregistrare', 'romanian vat', ...VAT_NAMES],
    isValid: (value) => {
      const digits = value.replace('RO', '').padStart(10, '0');
      const sum = weightedSum(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2]);
      return ((sum * 10) % 11) % 10 === Number(digits[9]);
    },
    trust: 'prefixed',
    samples: ['RO40161200'],
    wrong: 'RO40161201',
  },
  {
    id: 'slovenian-tax-number',
    typeName: 'Slovenian tax number',
    kind: 'organization',
    pictures: ['~SI########'],
    labeledPictures: ['########'],
    names: ['davčna', 'davčna številka', 'id za ddv', 'ddv', 'slovenian vat', ...VAT_NAMES],
    isValid: (value) => {
      const digits = value.replace('SI', '');
      const rest = 11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11);
      return rest !== 11 && rest % 10 === Number(digits[7]);
    },
    trust: 'prefixed',
    samples: ['SI40161200'],
    wrong: 'SI40161201',
  },
  {
    id: 'slovak-vat-number',
    typeName: 'Slovak VAT number (IČ DPH)',
    kind: 'organization',
    pictures: ['~SK##########'],
    labeledPictures: ['##########'],
    names: ['ič dph', 'dph', 'slovak vat', ...VAT_NAMES],
    isValid: (value) => {
      const digits = value.replace('SK', '');
      return /^[1-9]\d[234789]/.test(digits) && Number(digits) % 11 === 0;
    },
    trust: 'prefixed',
    samples: ['SK4021612034'],
    wrong: 'SK4021612035',
  },
  {
    id: 'serbian-tax-number',
    typeName: 'Serbian tax number (PIB)',
    kind: 'organization',
    pictures: [],
    labeledPictures: ['#########'],
    names: ['pib', 'poreski', 'serbian tax', 'serbian vat'],
    isValid: isMod1110Valid,
    samples: ['401612032'],
    wrong: '401612033',
  },
  {
    id: 'montenegrin-tax-number',
    typeName: 'Montenegrin tax number (PIB)',
    kind: 'organization',
    pictures: [],
    labeledPictures: ['########'],
    names: ['pib', 'poreski', 'montenegro tax', 'montenegrin tax'],
    isValid: (value) => {
      const sum = weightedSum(value, [8, 7, 6, 5, 4, 3, 2]);
      return ((11 - (sum % 11)) % 11) % 10 === Number(value[7]);
    },
    samples: ['40161200'],
    wrong: '40161201',
  },
  {
    id: 'macedonian-tax-number',
    typeName: 'Macedonian tax number (EDB)',
    kind: 'organization',
    pictures: ['~MK#############'],
    labeledPictures: ['#############'],
    names: ['edb', 'едб', 'macedonian tax', 'macedonia tax'],
    isValid: (value) => {
      const digits = value.replace(/^\D+/, '');
      const rest = 11 - (weightedSum(digits, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
      return (rest === 11 ? 0 : rest) % 10 === Number(digits[12]);
    },
    trust: 'prefixed',
    samples: ['MK4030401612034'],
    wrong: 'MK4030401612035',
  },
];

/** Nine digits for companies, twelve for others; the second-to-last digit is a one. */
function isLithuanian(value: string): boolean {
  const digits = value.replace('LT', '');
  const weights = (offset: number): number[] =>
    Array.from({ length: digits.length - 1 }, (_, index) => 1 + ((index + offset) % 9));
  return isValidInTwoRounds(digits, weights(0), weights(2));
}
