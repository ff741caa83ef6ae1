import { isLuhnValid } from '#engine/checksums/luhn.ts';
import { mod97 } from '#engine/checksums/mod97.ts';
import { weightedDigitSum, weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';

import { VAT_NAMES } from './vat-names.ts';

/**
 * Business numbers in Western and Northern Europe, as published by the tax authorities and checked by VIES (European
 * Commission).
 */
export const WESTERN_VAT_NUMBERS: readonly Identifier[] = [
  {
    id: 'austrian-vat-number',
    typeName: 'Austrian VAT number (UID)',
    kind: 'organization',
    pictures: ['~ATU########', 'AT U########'],
    labeledPictures: ['U########'],
    names: ['uid', 'uid-nummer', 'uid-nr', 'ust-idnr', 'austrian vat', ...VAT_NAMES],
    isValid: (value) => {
      const digits = value.replace(/^(?:AT)?U/, '');
      const sum = weightedDigitSum(digits, [1, 2, 1, 2, 1, 2, 1, 1]);
      return (sum + 4) % 10 === 0;
    },
    trust: 'prefixed',
    samples: ['ATU40160507'],
    wrong: 'ATU40160508',
  },
  {
    id: 'cypriot-tax-number',
    typeName: 'Cypriot tax number (TIC)',
    kind: 'organization',
    pictures: ['~CY########@'],
    labeledPictures: ['########@'],
    names: ['tic', 'φπα', 'cypriot vat', 'cypriot tax', 'cyprus tax', ...VAT_NAMES],
    isValid: isCypriot,
    trust: 'prefixed',
    samples: ['CY30123456N'],
    wrong: 'CY30123457N',
  },
  {
    id: 'danish-company-number',
    typeName: 'Danish company number (CVR)',
    kind: 'organization',
    pictures: ['~DK########'],
    labeledPictures: ['########', '## ## ## ##', '## ######'],
    names: ['cvr', 'cvr-nr', 'cvr-nummer', 'se-nr', 'moms', 'danish vat', ...VAT_NAMES],
    isValid: (value) => weightedSum(value.replace('DK', ''), [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    trust: 'prefixed',
    samples: ['DK40161201'],
    wrong: 'DK40161202',
  },
  {
    id: 'finnish-company-number',
    typeName: 'Finnish business number (Y-tunnus)',
    kind: 'organization',
    pictures: ['~FI########', '#######-#'],
    labeledPictures: ['########'],
    names: ['y-tunnus', 'fo-nummer', 'alv', 'business id', 'finnish vat', ...VAT_NAMES],
    isValid: (value) => weightedSum(value.replace('FI', ''), [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
    trust: 'prefixed',
    samples: ['FI40161204'],
    wrong: 'FI40161205',
  },
  {
    id: 'greek-tax-number',
    typeName: 'Greek tax number (AFM)',
    kind: 'organization',
    pictures: ['~EL#########', '~GR#########'],
    labeledPictures: ['#########'],
    names: ['afm', 'fpa', 'αφμ', 'greek vat', 'greek tax', ...VAT_NAMES],
    isValid: (value) => {
      const digits = value.replace(/^(?:EL|GR)/, '');
      const sum = weightedSum(digits, [256, 128, 64, 32, 16, 8, 4, 2]);
      return (sum % 11) % 10 === Number(digits[8]);
    },
    trust: 'prefixed',
    samples: ['EL401612039'],
    wrong: 'EL401612030',
  },
  {
    id: 'irish-vat-number',
    typeName: 'Irish VAT number',
    kind: 'organization',
    pictures: ['~IE#######@', 'IE #######@@', 'IE#######@@', 'IE#@#####@', 'IE #@#####@'],
    labeledPictures: ['#######@', '#######@@'],
    names: ['cbl', 'irish vat', ...VAT_NAMES],
    isValid: isIrishVat,
    trust: 'prefixed',
    samples: ['IE4016120I'],
    wrong: 'IE4016121I',
  },
  {
    id: 'luxembourg-vat-number',
    typeName: 'Luxembourg VAT number',
    kind: 'organization',
    pictures: ['~LU########', '### ### ##'],
    labeledPictures: ['########'],
    names: ['luxembourgian vat', 'luxembourg vat', 'matricule', ...VAT_NAMES],
    isValid: (value) => {
      const digits = value.replace('LU', '');
      return Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6));
    },
    trust: 'prefixed',
    samples: ['LU40161244'],
    wrong: 'LU40161245',
  },
  {
    id: 'maltese-vat-number',
    typeName: 'Maltese VAT number',
    kind: 'organization',
    pictures: ['~MT########', '####-####'],
    labeledPictures: ['########'],
    names: ['maltese vat', 'malta vat', ...VAT_NAMES],
    isValid: (value) => weightedSum(value.replace('MT', ''), [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
    trust: 'prefixed',
    samples: ['MT40361213'],
    wrong: 'MT40361214',
  },
  {
    id: 'dutch-vat-number',
    typeName: 'Dutch VAT number',
    kind: 'organization',
    pictures: ['~NL#########B##', '#########B##', '####.##.###.B##'],
    names: ['btw', 'btw-id', 'btw-nummer', 'omzetbelasting', 'dutch vat', ...VAT_NAMES],
    isValid: isDutch,
    trust: 'prefixed',
    samples: ['NL401612018B01'],
    wrong: 'NL401612018B02',
  },
  {
    id: 'norwegian-vat-number',
    typeName: 'Norwegian VAT number (MVA)',
    kind: 'organization',
    pictures: [
      'NO ### ### ### MVA',
      'NO#########MVA',
      'NO ######### MVA',
      'NO #########MVA',
      '### ### ### MVA',
      '#########MVA',
      '### ### ###MVA',
      '######### MVA',
    ],
    names: ['merverdiavgift', 'norwegian vat', 'organisasjonsnummer'],
    isValid: (value) =>
      weightedSum(value.replace('NO', ''), [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    trust: 'anywhere',
    samples: ['NO 940 161 207 MVA'],
    wrong: 'NO 940 161 208 MVA',
  },
  {
    id: 'swedish-vat-number',
    typeName: 'Swedish VAT number',
    kind: 'organization',
    pictures: ['~SE############'],
    labeledPictures: ['##########01'],
    names: ['momsnr', 'momsnummer', 'momsregistreringsnummer', 'swedish vat', ...VAT_NAMES],
    isValid: (value) => {
      const digits = value.replace('SE', '');
      return digits.endsWith('01') && isLuhnValid(digits.slice(0, 10));
    },
    trust: 'prefixed',
    samples: ['SE556401612801'],
    wrong: 'SE556401612802',
  },
];

/** Digits at odd positions are mapped to numbers from a list, and the remainder is a letter. */
function isCypriot(value: string): boolean {
  const digits = value.replace('CY', '');
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = Array.from(digits.slice(0, 8), Number).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (odd[digit] ?? 0) : digit),
    0,
  );
  return !digits.startsWith('12') && digits.charCodeAt(8) - 0x41 === sum % 26;
}

/** Seven digits and a check letter or, before 2013, a letter as the second character. */
function isIrishVat(value: string): boolean {
  const number = value.replace('IE', '');
  const old = /^(\d)[A-Z](\d{5})([A-Z])$/.exec(number);
  const digits = old === null ? number.slice(0, 7) : `0${old[2] ?? ''}${old[1] ?? ''}`;
  const second = old === null && number.length === 9 ? (number.charCodeAt(8) - 64) * 9 : 0;
  const sum = weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) + second;
  return 'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23] === (old === null ? number[7] : old[3]);
}

/** Companies' numbers are checked by their fiscal number; those of sole traders, since 2020, by all characters. */
function isDutch(value: string): boolean {
  const number = value.replace('NL', '');
  const isFiscal = weightedSum(number, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;
  return !number.endsWith('B00') && (isFiscal || mod97(`NL${number}`) === 1);
}
