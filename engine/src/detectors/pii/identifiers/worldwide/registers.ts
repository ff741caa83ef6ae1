import { isLuhnValid } from '#engine/checksums/luhn.ts';
import { isMod112Valid } from '#engine/checksums/mod11-2.ts';
import { mod97 } from '#engine/checksums/mod97.ts';
import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';

/** Identifiers from international registers, of subscribers, payers and researchers, and some of banks. */
export const REGISTERED_IDENTIFIERS: readonly Identifier[] = [
  {
    id: 'orcid',
    typeName: 'ORCID iD',
    kind: 'profile',
    pictures: ['0000-000#-####-###?', '0009-00##-####-###?'],
    names: ['orcid'],
    isValid: isMod112Valid,
    trust: 'anywhere',
    samples: ['0000-0004-0161-2033'],
    wrong: '0000-0004-0161-2034',
  },
  {
    id: 'legal-entity-identifier',
    typeName: 'Legal entity identifier (LEI)',
    kind: 'organization',
    pictures: [],
    labeledPictures: ['??????????????????##'],
    names: ['lei', 'legal entity identifier'],
    // ISO 17442.
    isValid: (value) => mod97(value) === 1,
    samples: ['5493004516120340AB23'],
    wrong: '5493004516120340AB24',
  },
  {
    id: 'sepa-creditor-identifier',
    typeName: 'SEPA creditor identifier',
    // It names who collects, is printed on every mandate, and opens no account.
    kind: 'organization',
    pictures: [
      '@@##ZZZ??????????',
      '@@##ZZZ???????????',
      '@@##ZZZ############',
      '@@## ZZZ ###########',
    ],
    names: ['creditor id', 'creditor identifier', 'sepa', 'gläubiger', 'gläubiger-id'],
    // European Payments Council, EPC262-08: the business code is excluded.
    isValid: (value) => mod97(`${value.slice(7)}${value.slice(0, 4)}`) === 1,
    trust: 'anywhere',
    samples: ['DE21ZZZ04016120370'],
    wrong: 'DE21ZZZ04016120371',
  },
  {
    id: 'imsi',
    typeName: 'Mobile subscriber identity (IMSI)',
    kind: 'device',
    pictures: [],
    labeledPictures: ['[234567]##############', '### ## ##########'],
    names: ['imsi', 'international mobile subscriber identity', 'subscriber identity'],
    isPlausible: (value) => /^(?:2[0-9]|3[0-7]|4[0-6]|5[0-5]|6[0-5]|7[0-5])/.test(value),
    samples: ['234154016120340'],
    wrong: '194154016120340',
  },
  {
    id: 'iccid',
    typeName: 'SIM card number (ICCID)',
    kind: 'device',
    pictures: ['89#################', '89##################'],
    names: ['iccid', 'sim', 'sim card', 'sim serial'],
    isValid: isLuhnValid,
    trust: 'named',
    samples: ['8944401612034016129'],
    wrong: '8944401612034016120',
  },
  {
    id: 'meid',
    typeName: 'Mobile device identifier (MEID)',
    kind: 'device',
    pictures: [],
    labeledPictures: ['##??????######', '??????????????', '?? ?????? ??????'],
    names: ['meid', 'mobile equipment identifier', 'esn'],
    isPlausible: (value) => /^[\dA-F]{14}$/.test(value) && /\d/.test(value),
    samples: ['A0401612034016'],
    wrong: 'G0401612034016',
  },
  {
    id: 'czech-account-number',
    typeName: 'Czech or Slovak bank account number',
    kind: 'account',
    pictures: ['##########/####', '######-##########/####', '#########/####', '##-##########/####'],
    labeledPictures: ['########/####', '#######/####'],
    names: ['číslo účtu', 'bankovní spojení', 'účet', 'czech bank', 'č.ú.'],
    // Czech National Bank, decree 169/2011: both parts use the same weights.
    isValid: (value) => {
      const account = value.slice(0, -4).padStart(16, '0');
      const weights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];
      return (
        weightedSum(account.slice(6), weights) % 11 === 0 &&
        weightedSum(account.slice(0, 6), weights.slice(4)) % 11 === 0
      );
    },
    samples: ['4016120347/0100'],
    wrong: '4016120344/0100',
  },
  {
    id: 'canadian-health-number',
    typeName: 'British Columbia Personal Health Number (PHN)',
    kind: 'health',
    pictures: ['9### ### ###'],
    labeledPictures: ['9#########'],
    names: ['phn', 'personal health number', 'bc health', 'bc services', 'msp'],
    isValid: (value) =>
      11 - (weightedSum(value.slice(1), [2, 4, 8, 5, 10, 9, 7, 3]) % 11) === Number(value[9]),
    samples: ['9401 612 035'],
    wrong: '9401 612 036',
  },
];
