import { isDay } from '#engine/checksums/day.ts';
import { isLuhnValid } from '#engine/checksums/luhn.ts';
import { isMod1110Valid } from '#engine/checksums/mod11-10.ts';
import { weightedSum } from '#engine/checksums/weighted-sum.ts';

import type { Identifier } from './identifier.ts';

/** Personal identity numbers issued in Europe; the rules are those that the issuers publish. */
export const EUROPEAN_PERSONAL_IDENTIFIERS: readonly Identifier[] = [
  {
    id: 'uk-nhs-number',
    typeName: 'NHS number',
    kind: 'health',
    pictures: ['### ### ####', '###-###-####', '##########'],
    names: ['nhs', 'national health', 'patient', 'gp', 'hospital', 'surgery', 'clinic'],
    // NHS Data Dictionary: a remainder that would need the digit 10 is not used.
    isValid: (value) =>
      (11 - (weightedSum(value, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(value[9]),
    samples: ['943 476 5919', '9434765919'],
    wrong: '943 476 5918',
  },
  {
    id: 'dutch-bsn',
    typeName: 'Dutch citizen service number',
    kind: 'person',
    pictures: ['#########', '####.##.###', '#### ## ###'],
    names: ['bsn', 'bsn-nummer', 'burgerservicenummer', 'sofinummer', 'citizen service number'],
    isValid: (value) => weightedSum(value, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0,
    samples: ['111222333', '1112.22.333'],
    wrong: '111222334',
  },
  {
    id: 'polish-pesel',
    typeName: 'Polish PESEL number',
    kind: 'person',
    pictures: ['###########'],
    names: ['pesel', 'nr ewidencyjny', 'polish (?:id|identity|national)', 'dowód'],
    // Year, month with the century added to it, and day of birth.
    isValid: (value) =>
      /^\d\d(?:[02468][1-9]|[13579][0-2])(?:0[1-9]|[12]\d|3[01])/.test(value) &&
      weightedSum(value, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0,
    samples: ['44051401359'],
    wrong: '44051401358',
  },
  {
    id: 'belgian-national-number',
    typeName: 'Belgian national number',
    kind: 'person',
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
    isValid: (value) => {
      const check = Number(value.slice(9));
      const month = Number(value.slice(2, 4)) % 20;
      const bases = [Number(value.slice(0, 9)), Number(`2${value.slice(0, 9)}`)];
      return month <= 12 && bases.some((base) => 97 - (base % 97) === check);
    },
    samples: ['85.07.30-033.28'],
    wrong: '85.07.30-033.29',
  },
  {
    id: 'swiss-social-security-number',
    typeName: 'Swiss social security number (AHV)',
    kind: 'person',
    pictures: ['756.####.####.##', '756#########[0123456789]'],
    names: ['ahv', 'avs', 'sozialversicherungsnummer', 'swiss'],
    isValid: isEan13,
    isDistinctive: true,
    samples: ['756.9217.0769.85'],
    wrong: '756.9217.0769.84',
  },
  {
    id: 'czech-birth-number',
    typeName: 'Czech or Slovak birth number',
    kind: 'person',
    pictures: ['######/####', '##########'],
    names: ['rodné číslo', 'rodne cislo', 'birth number', 'rč', 'czech|slovak'],
    isValid: (value) =>
      /^\d\d(?:[0257][1-9]|[1368][0-2])(?:0[1-9]|[12]\d|3[01])/.test(value) &&
      Number(value) % 11 === 0,
    samples: ['710319/2745'],
    wrong: '710319/2746',
  },
  {
    id: 'finnish-identity-code',
    typeName: 'Finnish personal identity code',
    kind: 'person',
    pictures: ['######[-+ABCDEFYXWVU]###?'],
    names: ['hetu', 'henkilötunnus', 'personal identity code', 'personbeteckning'],
    isValid: (value) => {
      const digits = /^(\d\d)(\d\d)(\d\d)[A-FU-Y]?(\d{3})(.)$/.exec(value);
      if (digits === null) return false;
      const [, day = '', month = '', year = '', serial = '', check] = digits;
      const rest = Number(day + month + year + serial) % 31;
      return (
        isDay(month, day) &&
        Number(serial) >= 2 &&
        '0123456789ABCDEFHJKLMNPRSTUVWXY'[rest] === check
      );
    },
    isDistinctive: true,
    samples: ['010594Y9032', '020594X903P'],
    wrong: '010594Y9033',
  },
  {
    id: 'croatian-oib',
    typeName: 'Croatian personal number (OIB)',
    kind: 'person',
    pictures: ['###########', 'HR###########'],
    names: ['oib', 'osobni identifikacijski', 'croatian?'],
    isValid: (value) => isMod1110Valid(value.replace('HR', '')),
    samples: ['69435151530'],
    wrong: '69435151531',
  },
  {
    id: 'baltic-personal-code',
    typeName: 'Estonian or Lithuanian personal code',
    kind: 'person',
    pictures: ['###########'],
    names: ['isikukood', 'asmens kodas', 'lithuanian?', 'estonian?', 'personal code'],
    isValid: isBaltic,
    samples: ['37605030299'],
    wrong: '37605030298',
  },
  {
    id: 'norwegian-identity-number',
    typeName: 'Norwegian identity number',
    kind: 'person',
    pictures: ['###### #####', '###########'],
    names: ['fødselsnummer', 'fodselsnummer', 'personnummer', 'norwegian', 'birth number'],
    isValid: (value) =>
      weightedSum(value, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
      weightedSum(value, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    samples: ['151086 95088'],
    wrong: '151086 95077',
  },
  {
    id: 'swedish-personal-number',
    typeName: 'Swedish personal number',
    kind: 'person',
    pictures: ['######-####', '########-####', '############', '######+####'],
    names: ['personnummer', 'pnr', 'samordningsnummer', 'swedish'],
    isValid: (value) => {
      const short = value.slice(-10);
      const day = Number(short.slice(4, 6));
      const isPerson = isDay(short.slice(2, 4), String(day > 60 ? day - 60 : day));
      return isPerson && isLuhnValid(short) && (value.length === 10 || /^(?:18|19|20)/.test(value));
    },
    samples: ['871220-2384', '19871220-2384'],
    wrong: '871220-2385',
  },
  {
    id: 'danish-cpr',
    typeName: 'Danish personal number (CPR)',
    kind: 'person',
    pictures: ['######-####'],
    names: ['cpr', 'cpr-nummer', 'personnummer', 'danish'],
    isValid: (value) => isDay(value.slice(2, 4), value.slice(0, 2)),
    samples: ['211062-5629'],
    wrong: '211362-5629',
  },
  {
    id: 'portuguese-citizen-card',
    typeName: 'Portuguese citizen card number',
    kind: 'person',
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
    kind: 'person',
    pictures: ['#############'],
    names: ['cnp', 'cod numeric personal', 'romanian?'],
    isValid: (value) => {
      const rest = weightedSum(value, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
      return (
        isDay(value.slice(3, 5), value.slice(5, 7)) &&
        Number(value[12]) === (rest === 10 ? 1 : rest)
      );
    },
    samples: ['1630615123457'],
    wrong: '1630615123458',
  },
  {
    id: 'yugoslav-emso',
    typeName: 'Personal number of former Yugoslavia (JMBG, EMŠO)',
    kind: 'person',
    pictures: ['#############'],
    names: ['jmbg', 'emšo', 'emso', 'enotna matična', 'matični broj', 'slovenian?|serbian?'],
    isValid: (value) => {
      const rest = 11 - (weightedSum(value, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
      return isDay(value.slice(2, 4), value.slice(0, 2)) && Number(value[12]) === rest % 11;
    },
    samples: ['0101006500006'],
    wrong: '0101006500007',
  },
  {
    id: 'bulgarian-egn',
    typeName: 'Bulgarian personal number (EGN)',
    kind: 'person',
    pictures: ['##########'],
    names: ['egn', 'егн', 'bulgarian'],
    isValid: (value) =>
      (weightedSum(value, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(value[9]),
    samples: ['7523169263'],
    wrong: '7523169264',
  },
  {
    id: 'irish-pps-number',
    typeName: 'Irish PPS number',
    kind: 'person',
    pictures: ['#######@', '#######@@'],
    names: ['pps', 'ppsn', 'personal public service'],
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
    names: ['kimlik', 'tckn', 't.c.', 'turkish'],
    isValid: (value) => {
      const tenth = weightedSum(value, [7, -1, 7, -1, 7, -1, 7, -1, 7]);
      const eleventh = weightedSum(
        value,
        Array.from({ length: 10 }, () => 1),
      );
      return (
        /^[1-9]/.test(value) &&
        ((tenth % 10) + 10) % 10 === Number(value[9]) &&
        eleventh % 10 === Number(value[10])
      );
    },
    samples: ['10000000146'],
    wrong: '10000000145',
  },
  {
    id: 'german-id-card',
    typeName: 'German identity card number',
    kind: 'person',
    pictures: ['[CFGHJKLMNPRTVWXYZ]########', '[CFGHJKLMNPRTVWXYZ]##@##@##', '[T]########'],
    names: ['personalausweis', 'ausweis', 'identity card'],
    samples: ['L01X00T44', 'T22000129'],
    wrong: 'T2200012',
  },
  {
    id: 'german-pension-number',
    typeName: 'German pension insurance number',
    kind: 'person',
    pictures: ['########@###', '## ###### @ ###'],
    names: [
      'rvnr',
      'sozialversicherung(?:snummer|sausweis)?',
      'rentenversicherung(?:snummer)?',
      'sv-nummer',
    ],
    isValid: (value) => {
      const letter = String(value.charCodeAt(8) - 64).padStart(2, '0');
      const digits = `${value.slice(0, 8)}${letter}${value.slice(9, 11)}`;
      const weights = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];
      const sum = weights.reduce((total, weight, index) => {
        const product = weight * Number(digits[index]);
        return total + Math.floor(product / 10) + (product % 10);
      }, 0);
      return isDay(value.slice(4, 6), value.slice(2, 4)) && sum % 10 === Number(value[11]);
    },
    isDistinctive: true,
    samples: ['15070649C103'],
    wrong: '15070649C100',
  },
  {
    id: 'german-health-insurance-number',
    typeName: 'German health insurance number',
    kind: 'health',
    pictures: ['@#########'],
    names: ['kvnr', 'krankenkasse', 'versichertennummer', 'krankenversicherung'],
    isValid: (value) => {
      const letter = String(value.charCodeAt(0) - 64).padStart(2, '0');
      const digits = letter + value.slice(1, 9);
      const sum = Array.from(digits).reduce((total, digit, index) => {
        const product = Number(digit) * (index % 2 === 0 ? 1 : 2);
        return total + (product > 9 ? product - 9 : product);
      }, 0);
      return sum % 10 === Number(value[9]);
    },
    samples: ['A000500015'],
    wrong: 'A000500016',
  },
  {
    id: 'german-physician-number',
    typeName: 'German physician number (LANR)',
    kind: 'health',
    pictures: ['#########'],
    names: ['lanr', 'arztnummer', 'betriebsstättennummer'],
    isValid: (value) =>
      (10 - (weightedSum(value, [4, 9, 4, 9, 4, 9]) % 10)) % 10 === Number(value[6]),
    samples: ['123456601'],
    wrong: '123456701',
  },
  {
    id: 'dutch-education-number',
    typeName: 'Dutch education number',
    kind: 'person',
    pictures: ['#########'],
    names: ['onderwijsnummer', 'student identification'],
    isValid: (value) =>
      /^10/.test(value) && weightedSum(value, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 5,
    samples: ['101222331'],
    wrong: '100252333',
  },
];

/** The check digit of European article numbers, which the Swiss number borrows. */
function isEan13(value: string): boolean {
  return weightedSum(value, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;
}

/** Two rounds of weights: the second counts where the first gives ten. */
function isBaltic(value: string): boolean {
  if (!/^[1-8]/.test(value) || !isDay(value.slice(3, 5), value.slice(5, 7))) return false;
  const first = weightedSum(value, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11;
  const second = weightedSum(value, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11;
  return (first < 10 ? first : second % 10) === Number(value[10]);
}
