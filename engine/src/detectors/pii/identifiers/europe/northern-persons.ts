import { isDay } from '#engine/checksums/day.ts';
import { isLuhnValid } from '#engine/checksums/luhn.ts';
import { machineReadableSum } from '#engine/checksums/machine-readable.ts';
import { weightedDigitSum, weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';

/** Day, month and serial number. */
const FINNISH_PARTS = /^(\d\d)(\d\d)\d\d[A-FU-Y]?(\d{3})[A-Z\d]$/;

/** Personal identity numbers issued in Germany and Scandinavia, following the issuers' published rules. */
export const NORTHERN_PERSONAL_IDENTIFIERS: readonly Identifier[] = [
  {
    id: 'german-id-card',
    typeName: 'German identity card number',
    kind: 'person',
    pictures: ['[CFGHJKLMNPRTVWXYZ]########', '[CFGHJKLMNPRTVWXYZ]##@##@##', '[T]########'],
    labeledPictures: ['[CFGHJKLMNPRTVWXYZ]????????', '[CFGHJKLMNPRTVWXYZ]?????????'],
    names: [
      'personalausweis|personalausweisnummer|personalausweis-nr',
      'ausweis|ausweisnummer|ausweis-nr',
      'identity card|german id|german id card|german identity card',
    ],
    // Behind the nine characters, many write the check digit of the machine-readable zone (ICAO Doc 9303, part 3).
    isPlausible: (value) =>
      /(?:[A-Z]*\d){4}/.test(value) &&
      (value.length === 9 || machineReadableSum(value.slice(0, 9)) === Number(value[9])),
    samples: ['L01X00T44', 'T22000129', 'L40X161202'],
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
      'sv-nummer|sv-nr',
      'rv-nummer|rv-nr',
    ],
    ownNames: [
      'rvnr',
      'sozialversicherungsnummer',
      'rentenversicherungsnummer',
      'versicherungsnummer',
      'sv-nummer',
      'sv-nr',
      'rv-nummer',
      'rv-nr',
    ],
    isValid: (value) => {
      const letter = String(value.charCodeAt(8) - 64).padStart(2, '0');
      const digits = `${value.slice(0, 8)}${letter}${value.slice(9, 11)}`;
      const weights = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];
      const sum = weightedDigitSum(digits, weights);
      return isDay(value.slice(4, 6), value.slice(2, 4)) && sum % 10 === Number(value[11]);
    },
    trust: 'anywhere',
    samples: ['15070649C103'],
    wrong: '15070649C100',
  },
  {
    id: 'german-health-insurance-number',
    typeName: 'German health insurance number',
    kind: 'health',
    pictures: ['@#########'],
    names: [
      'kvnr|kv-nr|kv-nummer',
      'krankenkasse|gesundheitskarte',
      'versichertennummer|versicherten-nr|krankenversichertennummer',
      'krankenversicherung|krankenversicherungsnummer',
    ],
    ownNames: ['kvnr', 'kv-nr', 'krankenversichertennummer'],
    isValid: (value) => {
      const letter = String(value.charCodeAt(0) - 64).padStart(2, '0');
      const digits = letter + value.slice(1, 9);
      const sum = weightedDigitSum(digits, [1, 2, 1, 2, 1, 2, 1, 2, 1, 2]);
      return sum % 10 === Number(value[9]);
    },
    samples: ['A000500015'],
    wrong: 'A000500016',
  },
  {
    id: 'german-physician-number',
    typeName: 'German physician number (LANR)',
    kind: 'professional',
    pictures: ['#########'],
    names: ['lanr', 'arztnummer', 'betriebsstättennummer'],
    isValid: (value) =>
      (10 - (weightedSum(value, [4, 9, 4, 9, 4, 9]) % 10)) % 10 === Number(value[6]),
    trust: 'alone',
    samples: ['123456601'],
    wrong: '123456701',
  },
  {
    id: 'finnish-identity-code',
    typeName: 'Finnish personal identity code',
    kind: 'national',
    pictures: ['######[-+ABCDEFYXWVU]###?'],
    names: ['hetu', 'henkilötunnus', 'personal identity code', 'personbeteckning'],
    ownNames: ['henkilötunnus', 'hetu'],
    isPlausible: (value) => {
      const [, day = '', month = '', serial] = FINNISH_PARTS.exec(value) ?? [];
      return isDay(month, day) && Number(serial) >= 2;
    },
    isValid: (value) => {
      const rest = Number(value.slice(0, 6) + value.slice(-4, -1)) % 31;
      return '0123456789ABCDEFHJKLMNPRSTUVWXY'[rest] === value.at(-1);
    },
    trust: 'anywhere',
    samples: ['010594Y9032', '020594X903P'],
    wrong: '010594Y9033',
  },
  {
    id: 'norwegian-identity-number',
    typeName: 'Norwegian identity number',
    kind: 'national',
    pictures: ['###### #####', '###########'],
    names: ['fødselsnummer', 'fodselsnummer', 'personnummer', 'norwegian', 'birth number'],
    ownNames: ['fødselsnummer', 'fodselsnummer'],
    isValid: (value) =>
      weightedSum(value, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
      weightedSum(value, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    trust: 'alone',
    samples: ['151086 95088'],
    wrong: '151086 95077',
  },
  {
    id: 'swedish-personal-number',
    typeName: 'Swedish personal number',
    kind: 'national',
    pictures: ['######-####', '########-####', '############', '######+####'],
    names: ['personnummer', 'pnr', 'samordningsnummer', 'swedish'],
    ownNames: ['personnummer', 'samordningsnummer'],
    isPlausible: (value) => {
      const short = value.slice(-10);
      const day = Number(short.slice(4, 6));
      const isPerson = isDay(short.slice(2, 4), String(day > 60 ? day - 60 : day));
      return isPerson && (value.length === 10 || /^(?:18|19|20)/.test(value));
    },
    isValid: (value) => isLuhnValid(value.slice(-10)),
    trust: 'alone',
    samples: ['871220-2384', '19871220-2384'],
    wrong: '871220-2385',
  },
  {
    id: 'danish-cpr',
    typeName: 'Danish personal number (CPR)',
    kind: 'national',
    pictures: ['######-####'],
    names: ['cpr', 'cpr-nummer', 'personnummer', 'danish'],
    isPlausible: (value) => isDay(value.slice(2, 4), value.slice(0, 2)),
    trust: 'named',
    samples: ['211062-5629'],
    wrong: '211362-5629',
  },
];
