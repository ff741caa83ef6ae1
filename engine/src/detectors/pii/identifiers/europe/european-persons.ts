import { isDay } from '#engine/checksums/day.ts';
import { isGtinValid } from '#engine/checksums/gtin.ts';
import { isMod1110Valid } from '#engine/checksums/mod11-10.ts';
import { isValidInTwoRounds } from '#engine/checksums/two-rounds.ts';
import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';
import {
  BRITISH_HEALTH_DATA,
  BRITISH_PERSONAL_DATA,
} from '#engine/detectors/pii/identifiers/national-laws.ts';

/** Personal identity numbers issued in Europe, following the issuers' published rules. */
export const EUROPEAN_PERSONAL_IDENTIFIERS: readonly Identifier[] = [
  // Before the NHS number, whose form it has: of two equal findings the first is kept.
  {
    id: 'uk-chi-number',
    typeName: 'Scottish Community Health Index number (CHI)',
    kind: 'health',
    legalReference: BRITISH_HEALTH_DATA,
    pictures: ['######-####', '###### ####', '##########'],
    names: ['chi(?: no| number)?', 'community health index'],
    // Public Health Scotland, “CHI number”: a date of birth, and the check digit of NHS numbers.
    isValid: (value) =>
      /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])/.test(value) && isNhsNumber(value),
    trust: 'named',
    samples: ['0911384561', '130765-2182'],
    wrong: '0911384562',
  },
  {
    id: 'uk-nhs-number',
    typeName: 'NHS number',
    kind: 'health',
    legalReference: BRITISH_HEALTH_DATA,
    pictures: ['### ### ####', '###-###-####', '##########'],
    names: [
      'nhs',
      'nhs no',
      'nhs number',
      'national health',
      'patient',
      'gp',
      'hospital',
      'surgery',
      'clinic',
    ],
    ownNames: ['nhs number', 'nhs no'],
    isValid: isNhsNumber,
    samples: ['943 476 5919', '9434765919'],
    wrong: '943 476 5918',
  },
  {
    id: 'uk-pupil-number',
    typeName: 'UK unique pupil number (UPN)',
    kind: 'person',
    legalReference: BRITISH_PERSONAL_DATA,
    pictures: ['@############', '@ ### #### #### #'],
    names: ['upn', 'unique pupil number', 'pupil (?:no|number|id)'],
    ownNames: ['upn', 'unique pupil number'],
    // Department for Education, “Unique pupil numbers: guidance”.
    isValid: (value) => {
      const sum = weightedSum(value.slice(1), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
      return 'ABCDEFGHJKLMNPQRTUVWXYZ'[sum % 23] === value.charAt(0);
    },
    samples: ['T918200313042', 'T 918 2003 1304 2'],
    wrong: 'A918200313042',
  },
  {
    id: 'dutch-bsn',
    typeName: 'Dutch citizen service number (BSN)',
    kind: 'national',
    pictures: ['#########', '####.##.###', '#### ## ###'],
    names: ['bsn', 'bsn-nummer', 'burgerservicenummer', 'sofinummer', 'citizen service number'],
    ownNames: ['bsn', 'burgerservicenummer', 'bsn-nummer'],
    isValid: (value) => weightedSum(value, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0,
    samples: ['111222333', '1112.22.333'],
    wrong: '111222334',
  },
  {
    id: 'polish-pesel',
    typeName: 'Polish PESEL number',
    kind: 'national',
    pictures: ['###########'],
    names: ['pesel', 'nr ewidencyjny', 'polish (?:id|identity|national)', 'dowód'],
    ownNames: ['pesel'],
    // The year, the month with an offset for the century, and the day of birth.
    isPlausible: (value) => /^\d\d(?:[02468][1-9]|[13579][0-2])(?:0[1-9]|[12]\d|3[01])/.test(value),
    isValid: (value) => weightedSum(value, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0,
    trust: 'alone',
    samples: ['44051401359'],
    wrong: '44051401358',
  },
  {
    id: 'belgian-national-number',
    typeName: 'Belgian national number',
    kind: 'national',
    pictures: [
      '##.##.##-###.##',
      '######-###-##',
      '###########',
      '######-###.##',
      '## ## ## ### ##',
    ],
    names: [
      'rijksregisternummer',
      'numéro national',
      'nummer national',
      'national number',
      'belgian?',
    ],
    ownNames: ['rijksregisternummer', 'numéro national'],
    isValid: (value) => {
      const check = Number(value.slice(9));
      const month = Number(value.slice(2, 4)) % 20;
      const bases = [Number(value.slice(0, 9)), Number(`2${value.slice(0, 9)}`)];
      return month <= 12 && bases.some((base) => 97 - (base % 97) === check);
    },
    trust: 'alone',
    samples: ['85.07.30-033.28'],
    wrong: '85.07.30-033.29',
  },
  {
    id: 'swiss-social-security-number',
    typeName: 'Swiss social security number (AHV)',
    kind: 'person',
    pictures: ['756.####.####.##', '756#########[0123456789]'],
    names: ['ahv', 'avs', 'sozialversicherungsnummer', 'swiss'],
    ownNames: ['ahv', 'ahv-nummer', 'numéro avs'],
    // It uses the check digit of article numbers.
    isValid: isGtinValid,
    trust: 'anywhere',
    samples: ['756.9217.0769.85'],
    wrong: '756.9217.0769.84',
  },
  {
    id: 'czech-birth-number',
    typeName: 'Czech or Slovak birth number',
    kind: 'national',
    pictures: ['######/####', '######/###', '##########', '#########'],
    names: ['rodné číslo', 'rodne cislo', 'birth number', 'rč', 'czech|slovak'],
    ownNames: ['rodné číslo', 'rodne cislo'],
    isPlausible: (value) => /^\d\d(?:[0257][1-9]|[1368][0-2])(?:0[1-9]|[12]\d|3[01])/.test(value),
    isValid: (value) => value.length === 9 || Number(value) % 11 === 0,
    samples: ['710319/2745'],
    wrong: '710319/2746',
  },
  {
    id: 'croatian-oib',
    typeName: 'Croatian personal number (OIB)',
    kind: 'national',
    pictures: ['###########', 'HR###########', 'HR ###########'],
    // Companies have such numbers too, and write them behind the letters of the country as their VAT number.
    names: [
      'oib',
      'osobni identifikacijski',
      'croatian (?:personal|identity|identification|national|citizens?|id)',
    ],
    ownNames: ['oib'],
    isValid: (value) => isMod1110Valid(value.replace('HR', '')),
    samples: ['69435151530'],
    wrong: '69435151531',
  },
  {
    id: 'baltic-personal-code',
    typeName: 'Estonian or Lithuanian personal code',
    kind: 'national',
    pictures: ['###########'],
    names: ['isikukood', 'asmens kodas', 'lithuanian?', 'estonian?', 'personal code'],
    ownNames: ['isikukood', 'asmens kodas'],
    isPlausible: (value) => /^[1-8]/.test(value) && isDay(value.slice(3, 5), value.slice(5, 7)),
    // Two rounds of weights: the second applies if the first yields ten.
    isValid: (value) =>
      isValidInTwoRounds(value, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1], [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]),
    trust: 'alone',
    samples: ['37605030299'],
    wrong: '37605030298',
  },
  {
    id: 'portuguese-citizen-card',
    typeName: 'Portuguese citizen card number',
    kind: 'national',
    pictures: ['######## # @@#', '#########@@#'],
    names: ['cartão de cidadão', 'cartao de cidadao', 'portuguese', 'citizen card'],
    isValid: (value) => {
      const sum = Array.from(value.toUpperCase()).reduce((total, character, index) => {
        const digit = Number.parseInt(character, 36);
        const doubled = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
        return total + (index % 2 === 0 ? doubled : digit);
      }, 0);
      return sum % 10 === 0;
    },
    samples: ['00000000 0 ZZ4'],
    wrong: '00000000 0 ZZ5',
  },
  {
    id: 'romanian-cnp',
    typeName: 'Romanian personal number (CNP)',
    kind: 'national',
    pictures: ['#############'],
    names: ['cnp', 'cod numeric personal', 'romanian?'],
    ownNames: ['cnp', 'cod numeric personal'],
    isPlausible: (value) => isDay(value.slice(3, 5), value.slice(5, 7)),
    isValid: (value) => {
      const rest = weightedSum(value, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
      return Number(value[12]) === (rest === 10 ? 1 : rest);
    },
    trust: 'alone',
    samples: ['1630615123457'],
    wrong: '1630615123458',
  },
  {
    id: 'yugoslav-emso',
    typeName: 'Former Yugoslav personal number (JMBG, EMŠO)',
    kind: 'person',
    pictures: ['#############'],
    names: [
      'jmbg',
      'emšo',
      'emso',
      'enotna matična',
      'unique master citizen',
      'matični broj',
      'slovenian?|serbian?',
    ],
    ownNames: ['jmbg', 'emšo', 'emso'],
    isPlausible: (value) => isDay(value.slice(2, 4), value.slice(0, 2)),
    isValid: (value) => {
      const rest = 11 - (weightedSum(value, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
      return Number(value[12]) === rest % 11;
    },
    trust: 'alone',
    samples: ['0101006500006'],
    wrong: '0101006500007',
  },
  {
    id: 'bulgarian-egn',
    typeName: 'Bulgarian personal number (EGN)',
    kind: 'national',
    pictures: ['##########'],
    names: ['egn', 'егн', 'bulgarian'],
    ownNames: ['egn', 'егн'],
    isValid: (value) =>
      (weightedSum(value, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(value[9]),
    samples: ['7523169263'],
    wrong: '7523169264',
  },
  {
    id: 'irish-pps-number',
    typeName: 'Irish PPS number',
    kind: 'national',
    pictures: ['#######@', '#######@@'],
    names: ['pps', 'ppsn', 'personal public service'],
    ownNames: ['pps', 'ppsn'],
    isValid: (value) => {
      const second = value.length === 9 ? (value.charCodeAt(8) - 64) * 9 : 0;
      const rest = (weightedSum(value, [8, 7, 6, 5, 4, 3, 2]) + second) % 23;
      return 'WABCDEFGHIJKLMNOPQRSTUV'[rest] === value[7];
    },
    samples: ['1234567T'],
    wrong: '1234567U',
  },
  {
    id: 'turkish-identity-number',
    typeName: 'Turkish identity number',
    kind: 'person',
    pictures: ['###########'],
    names: ['kimlik', 'tckn', 't.c.', 'turkish', 'kişi|vatandaş|müşteri|hasta|üye'],
    ownNames: ['tckn', 't.c. kimlik'],
    isValid: (value) => {
      const tenth = weightedSum(value, [7, -1, 7, -1, 7, -1, 7, -1, 7]);
      const eleventh = weightedSum(value, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
      return (
        /^[1-9]/.test(value) &&
        ((tenth % 10) + 10) % 10 === Number(value[9]) &&
        eleventh % 10 === Number(value[10])
      );
    },
    trust: 'alone',
    samples: ['10000000146'],
    wrong: '10000000145',
  },
  {
    id: 'dutch-education-number',
    typeName: 'Dutch education number',
    kind: 'person',
    pictures: ['#########', '####.##.###'],
    names: ['onderwijsnummer', 'student identification'],
    isValid: (value) =>
      value.startsWith('10') && weightedSum(value, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 5,
    samples: ['101222331'],
    wrong: '100252333',
  },
];

/** NHS Data Dictionary: numbers whose check digit would be 10 are not issued. */
function isNhsNumber(value: string): boolean {
  return (11 - (weightedSum(value, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(value[9]);
}
