import { isLuhnValid } from '#engine/checksums/luhn.ts';
import { isMod1110Valid } from '#engine/checksums/mod11-10.ts';
import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';
import { BRITISH_PERSONAL_DATA } from '#engine/detectors/pii/identifiers/national-laws.ts';

/** Tax and organization numbers issued in Europe, following the issuers' published rules. */
export const EUROPEAN_NUMBERS: readonly Identifier[] = [
  {
    id: 'german-tax-id',
    typeName: 'German tax identification number',
    kind: 'tax',
    pictures: ['## ### ### ###', '###########'],
    names: [
      'steuer-id',
      '(?:steuer-?)?identifikationsnummer',
      'steuer-idnr|idnr',
      'tax identification number|tax id|tin',
    ],
    // None of the first ten digits may occur more than three times.
    isValid: (value) => /^(?!.{0,9}(.)(?:.{0,8}\1){3}.)[1-9]/.test(value) && isMod1110Valid(value),
    trust: 'alone',
    samples: ['86 095 742 719', '86095742719'],
    wrong: '86 095 742 718',
  },
  {
    id: 'french-tax-number',
    typeName: 'French tax number (SPI)',
    kind: 'tax',
    pictures: ['#############', '## ## ### ### ###'],
    names: ['numéro fiscal', 'numero fiscal', 'spi', 'nif', 'french tax'],
    isValid: (value) =>
      /^[0-3]/.test(value) && Number(value.slice(0, 10)) % 511 === Number(value.slice(10)),
    trust: 'alone',
    samples: ['3023217600053'],
    wrong: '3023217600054',
  },
  {
    id: 'portuguese-nif',
    typeName: 'Portuguese tax number (NIF)',
    kind: 'tax',
    pictures: ['#########', '### ### ###', 'PT ### ### ###', 'PT#########'],
    names: ['nif', 'contribuinte', 'portuguese'],
    isValid: (value) => {
      const digits = value.replace('PT', '');
      const rest = 11 - (weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
      return /^[125689]/.test(digits) && Number(digits[8]) === (rest > 9 ? 0 : rest);
    },
    samples: ['501964843'],
    wrong: '501964842',
  },
  {
    id: 'finnish-tax-number',
    typeName: 'Finnish tax number',
    kind: 'tax',
    pictures: ['############'],
    names: ['veronumero', 'finnish tax'],
    trust: 'named',
    samples: ['123456789123'],
    wrong: '12345678912',
  },
  {
    id: 'uk-tax-reference',
    typeName: 'UK unique taxpayer reference (UTR)',
    kind: 'tax',
    legalReference: BRITISH_PERSONAL_DATA,
    pictures: ['##########', '##### #####', '##########K', 'K##########'],
    names: ['utr', 'unique tax', 'taxpayer reference'],
    ownNames: ['utr', 'unique taxpayer reference'],
    isValid: (value) => {
      const digits = value.replace('K', '');
      const rest = weightedSum(digits.slice(1), [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11;
      return '21987654321'[rest] === digits[0];
    },
    samples: ['1955839661'],
    wrong: '2955839661',
  },
  {
    id: 'turkish-tax-number',
    typeName: 'Turkish tax number',
    kind: 'tax',
    pictures: ['##########'],
    names: ['vkn', 'vergi', 'turkish tax'],
    isValid: (value) => {
      let sum = 0;
      for (let index = 0; index < 9; index += 1) {
        const shifted = (Number(value.charAt(index)) + 9 - index) % 10;
        const power = (shifted * 2 ** (9 - index)) % 9;
        sum += shifted !== 0 && power === 0 ? 9 : power;
      }
      return (10 - (sum % 10)) % 10 === Number(value[9]);
    },
    samples: ['4540536920'],
    wrong: '4540536921',
  },
  {
    id: 'ukrainian-tax-number',
    typeName: 'Ukrainian tax number',
    kind: 'tax',
    pictures: ['##########'],
    names: ['рнокпп', 'rntrc', 'ukrainian?', 'іпн'],
    isValid: (value) =>
      (((weightedSum(value, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11) + 11) % 11) % 10 ===
      Number(value[9]),
    samples: ['1759013776'],
    wrong: '1759013770',
  },
  {
    id: 'andorran-tax-number',
    typeName: 'Andorran tax number (NRT)',
    kind: 'tax',
    pictures: ['[ACDEFGLOPU]-######-@', '[ACDEFGLOPU]######@'],
    names: ['nrt', 'registre tributari', 'andorran?'],
    samples: ['F-123456-A'],
    wrong: 'F-12345-A',
  },
  {
    id: 'spanish-cif',
    typeName: 'Spanish company number (CIF)',
    kind: 'organization',
    pictures: ['[ABCDEFGHJNPQRSUVW]#######?', '[ABCDEFGHJNPQRSUVW]-########'],
    names: ['cif', 'nif', 'código de identificación'],
    isValid: (value) => {
      const check = Array.from('0123456789').findIndex((digit) =>
        isLuhnValid(value.slice(1, 8) + digit),
      );
      return value[8] === String(check) || value[8] === 'JABCDEFGHI'[check];
    },
    samples: ['A13585625'],
    wrong: 'A13585626',
  },
  {
    id: 'spanish-account-number',
    typeName: 'Spanish bank account number (CCC)',
    kind: 'account',
    pictures: [
      '####-####-##-##########',
      '####-####-## ##########',
      '#### #### ## ##########',
      '#### #### ## #### ######',
      '####################',
    ],
    names: ['ccc', 'cuenta', 'spanish bank account'],
    isValid: (value) => {
      const check = (digits: string): number => {
        const rest = 11 - (weightedSum(digits, [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11);
        return rest === 10 ? 1 : rest % 11;
      };
      return `${check(`00${value.slice(0, 8)}`)}${check(value.slice(10))}` === value.slice(8, 10);
    },
    trust: 'alone',
    samples: ['1234-1234-16-1234567890'],
    wrong: '1234-1234-17-1234567890',
  },
  {
    id: 'norwegian-account-number',
    typeName: 'Norwegian bank account number',
    kind: 'account',
    pictures: ['####.##.#####', '#### ## #####', '###########'],
    names: ['kontonummer', 'kontonr', 'norwegian bank account'],
    isValid: (value) => weightedSum(value, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    samples: ['8601.11.17947'],
    wrong: '8601.11.17949',
  },
  {
    id: 'norwegian-organisation-number',
    typeName: 'Norwegian organization number',
    kind: 'organization',
    pictures: ['### ### ###', '#########'],
    names: ['orgnr', 'organisasjonsnummer', 'norwegian organisation'],
    isValid: (value) =>
      /^[89]/.test(value) && weightedSum(value, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    samples: ['988 077 917'],
    wrong: '988 077 918',
  },
  {
    id: 'swedish-organisation-number',
    typeName: 'Swedish organization number',
    kind: 'organization',
    pictures: ['######-####', '##########'],
    names: ['organisationsnummer', 'org.nr', 'orgnr', 'company identity code'],
    isValid: (value) => Number(value[2]) >= 2 && isLuhnValid(value),
    trust: 'alone',
    samples: ['212000-0142'],
    wrong: '212000-0143',
  },
  {
    id: 'polish-regon',
    typeName: 'Polish company number (REGON)',
    kind: 'organization',
    pictures: ['#########', '##############'],
    names: ['regon', 'rejestr gospodarki', 'polish register'],
    isValid: (value) =>
      (weightedSum(value, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10 === Number(value[8]),
    samples: ['192598184'],
    wrong: '192598183',
  },
  {
    id: 'polish-nip',
    typeName: 'Polish tax number (NIP)',
    kind: 'organization',
    pictures: ['###-###-##-##', '##########', '###-##-##-###'],
    names: ['nip'],
    isValid: (value) => weightedSum(value, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(value[9]),
    samples: ['856-734-62-15'],
    wrong: '856-734-62-16',
  },
];
