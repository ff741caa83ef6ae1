import { isLuhnValid } from '#engine/checksums/luhn.ts';
import { isMod1110Valid } from '#engine/checksums/mod11-10.ts';
import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';
import { BRITISH_PERSONAL_DATA } from '#engine/detectors/pii/identifiers/national-laws.ts';

/** Company and VAT numbers issued in Western Europe, following the issuers' published rules. */
export const COMPANY_NUMBERS: readonly Identifier[] = [
  {
    id: 'french-siren',
    typeName: 'French company number (SIREN)',
    kind: 'organization',
    pictures: ['### ### ###', '#########'],
    names: ['siren', 'rcs', 'french company'],
    isValid: isLuhnValid,
    samples: ['552 008 443'],
    wrong: '552 008 444',
  },
  {
    id: 'french-siret',
    typeName: 'French establishment number (SIRET)',
    kind: 'organization',
    pictures: ['### ### ### #####', '##############', '#### #### #### ##', '### ### ### ## ###'],
    names: ['siret', 'french company establishment'],
    isValid: (value) => isLuhnValid(value) && isLuhnValid(value.slice(0, 9)),
    trust: 'alone',
    samples: ['732 829 320 00074'],
    wrong: '732 829 320 00075',
  },
  {
    id: 'italian-vat-number',
    typeName: 'Italian VAT number',
    kind: 'organization',
    pictures: ['###########', '~IT###########'],
    names: ['partita iva', 'p.iva', 'iva', 'italian vat'],
    isValid: (value) => isLuhnValid(value.replace('IT', '')) && !/0{7}/.test(value),
    trust: 'alone',
    samples: ['01333550323'],
    wrong: '01333550324',
  },
  {
    id: 'german-vat-number',
    typeName: 'German VAT number',
    kind: 'organization',
    pictures: ['~DE#########'],
    names: ['ust-idnr', 'ust-id', 'umsatzsteuer', 'vat', 'ust'],
    isValid: (value) => /^DE[1-9]/.test(value) && isMod1110Valid(value.slice(2)),
    trust: 'anywhere',
    samples: ['DE136695976'],
    wrong: 'DE136695978',
  },
  {
    id: 'french-vat-number',
    typeName: 'French VAT number',
    kind: 'organization',
    pictures: ['~FR###########'],
    names: ['tva', 'vat', 'intracommunautaire'],
    isValid: (value) => {
      const siren = value.slice(4);
      return (12 + 3 * (Number(siren) % 97)) % 97 === Number(value.slice(2, 4));
    },
    trust: 'anywhere',
    samples: ['FR40303265045'],
    wrong: 'FR41303265045',
  },
  {
    id: 'uk-vat-number',
    typeName: 'UK VAT number',
    kind: 'organization',
    legalReference: BRITISH_PERSONAL_DATA,
    pictures: ['~GB#########', '### #### ##'],
    names: ['vat', 'value added tax'],
    isValid: (value) => {
      const sum = weightedSum(value.replace('GB', ''), [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
      return sum === 0 || sum === 42;
    },
    samples: ['GB 980 7806 84'],
    wrong: 'GB 802 3114 00',
  },
  {
    id: 'belgian-vat-number',
    typeName: 'Belgian enterprise number',
    kind: 'organization',
    pictures: [
      'BE##########',
      'BE #### ### ###',
      'BE ###.###.###',
      '####.###.###',
      'BE ### ### ###',
      'BE #########',
      '##########',
    ],
    names: ['btw', 'tva', 'kbo', 'belgian vat', 'nwsbtw|ondernemingsnummer|vat'],
    isValid: (value) => {
      const digits = value.replace('BE', '').padStart(10, '0');
      return (
        /^[01]/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
      );
    },
    trust: 'alone',
    samples: ['BE0428759497'],
    wrong: 'BE0428759498',
  },
  {
    id: 'swiss-uid',
    typeName: 'Swiss business number (UID)',
    kind: 'organization',
    pictures: ['CHE-###.###.###', 'CHE#########', 'CHE-#########'],
    names: ['uid', 'unternehmens-identifikationsnummer', 'mwst'],
    isValid: (value) => {
      const rest = 11 - (weightedSum(value.slice(3), [5, 4, 3, 2, 7, 6, 5, 4]) % 11);
      return Number(value[11]) === rest % 11;
    },
    trust: 'anywhere',
    samples: ['CHE-100.155.212'],
    wrong: 'CHE-100.155.213',
  },
];
