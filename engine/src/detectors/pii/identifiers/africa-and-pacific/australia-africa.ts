import { isDay } from '#engine/checksums/day.ts';
import { isLuhnValid } from '#engine/checksums/luhn.ts';
import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';

/** Identifiers issued in Australia and Africa, following the issuers' published rules. */
export const AUSTRALIAN_AFRICAN_IDENTIFIERS: readonly Identifier[] = [
  {
    id: 'australian-tfn',
    typeName: 'Australian tax file number (TFN)',
    kind: 'tax',
    pictures: ['### ### ###', '#########', '###-###-###'],
    names: ['tfn', 'tax file'],
    ownNames: ['tfn', 'tax file number'],
    isValid: (value) => weightedSum(value, [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0,
    trust: 'alone',
    samples: ['876 543 210'],
    wrong: '876 543 211',
  },
  {
    id: 'australian-medicare-number',
    typeName: 'Australian Medicare number',
    kind: 'health',
    // Behind the check digit and the number of the card, many write the number of the person on it.
    pictures: [
      '#### ##### # #',
      '#### ##### #/#',
      '#### ##### # / #',
      '#### ##### #-#',
      '#### ##### #',
      '####-#####-#-#',
      '####-#####-#',
      '##########',
    ],
    labeledPictures: ['###########', '##########/#', '##########-#', '########## #'],
    names: ['medicare', 'medicare (?:card|no|number)'],
    ownNames: ['medicare', 'medicare card'],
    isPlausible: (value) => /^[2-6]/.test(value),
    isValid: (value) =>
      /^[2-6]/.test(value) &&
      weightedSum(value, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === Number(value[8]),
    trust: 'alone',
    samples: ['2123 45670 1', '2123 45670 1 2', '2123-45670-1'],
    wrong: '2123 25870 1',
  },
  {
    id: 'australian-abn',
    typeName: 'Australian business number (ABN)',
    kind: 'organization',
    pictures: ['## ### ### ###', '###########'],
    names: ['abn', 'australian business'],
    isValid: (value) => {
      const sum = weightedSum(value, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
      return /^[1-9]/.test(value) && (sum - 10) % 89 === 0;
    },
    trust: 'alone',
    samples: ['51 824 753 556'],
    wrong: '52 824 753 556',
  },
  {
    id: 'australian-acn',
    typeName: 'Australian company number (ACN)',
    kind: 'organization',
    pictures: ['### ### ###', '#########'],
    names: ['acn', 'australian company'],
    isValid: (value) =>
      (10 - (weightedSum(value, [8, 7, 6, 5, 4, 3, 2, 1]) % 10)) % 10 === Number(value[8]),
    trust: 'alone',
    samples: ['005 499 981'],
    wrong: '005 499 982',
  },
  {
    id: 'south-african-id',
    typeName: 'South African identity number',
    kind: 'person',
    pictures: ['#############', '###### #### ###', '###### #### ## #', '###### #### # # #'],
    names: ['south african?', 'rsa id', 'id number', 'identity (?:number|document)', 'id'],
    ownNames: ['sa id', 'rsa id', 'south african id'],
    isValid: (value) =>
      isDay(value.slice(2, 4), value.slice(4, 6)) && /[01]\d\d$/.test(value) && isLuhnValid(value),
    trust: 'alone',
    samples: ['8001015009087', '800101 5009 08 7'],
    wrong: '8001015009088',
  },
  {
    id: 'kenyan-pin',
    typeName: 'Kenyan personal tax number (PIN)',
    kind: 'tax',
    pictures: ['[AP]#########@'],
    names: ['kra', 'pin', 'kenyan?'],
    samples: ['A001234567P'],
    wrong: 'A00123456P',
  },
  {
    id: 'zambian-nrc',
    typeName: 'Zambian national registration card number (NRC)',
    kind: 'person',
    pictures: ['######/##/#'],
    names: ['nrc', 'nrc (?:no|number)', 'national registration card', 'zambian?'],
    isPlausible: (value) => !/^0{6}/.test(value) && /[1-3]$/.test(value),
    trust: 'named',
    samples: ['401612/10/1'],
    wrong: '401612/10/7',
  },
  {
    id: 'algerian-nif',
    typeName: 'Algerian tax number (NIF)',
    kind: 'tax',
    pictures: [
      '###############',
      '####################',
      '### ### ### ### ###',
      '### ### ### ### #####',
    ],
    names: ['nif', "numéro d'identification fiscale", 'algerian?'],
    trust: 'named',
    samples: ['416001000000007'],
    wrong: '41600100000',
  },
  {
    id: 'nigerian-vehicle-registration',
    typeName: 'Nigerian vehicle registration number',
    kind: 'vehicle',
    pictures: ['@@@-###@@', '@@@ ###@@'],
    names: ['plates?', 'vehicle', 'registration', 'car'],
    samples: ['APP-456CV'],
    wrong: 'AP-456CV',
  },
];
