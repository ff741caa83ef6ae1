import { isDay } from '#engine/checksums/day.ts';
import { isLuhnValid } from '#engine/checksums/luhn.ts';
import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';

/** Identifiers issued between the Mediterranean and the Indus, following the issuers' published rules. */
export const MIDDLE_EASTERN_IDENTIFIERS: readonly Identifier[] = [
  {
    id: 'israeli-identity-number',
    typeName: 'Israeli identity number',
    kind: 'person',
    pictures: ['#-#######-#', '########-#', '#######-#'],
    labeledPictures: ['#########', '########'],
    names: [
      'teudat zehut',
      'mispar zehut',
      'תעודת זהות',
      'israel identity',
      'israeli identity',
      'israel id',
      'israeli id',
    ],
    isValid: (value) => isLuhnValid(value.padStart(9, '0')),
    trust: 'named',
    samples: ['040161200'],
    wrong: '040161201',
  },
  {
    id: 'israeli-company-number',
    typeName: 'Israeli company number',
    kind: 'organization',
    pictures: [],
    labeledPictures: ['5########'],
    names: ['mispar hevra', 'ח.פ.', 'israel company', 'israeli company', 'hp'],
    isValid: isLuhnValid,
    samples: ['540161205'],
    wrong: '540161206',
  },
  {
    id: 'emirates-id',
    typeName: 'Emirates ID number',
    kind: 'person',
    pictures: ['784-####-#######-#', '784 #### ####### #'],
    labeledPictures: ['784############'],
    names: ['emirates id', 'uae id', 'eid'],
    ownNames: ['emirates id'],
    isValid: (value) => /^784(?:19|20)/.test(value) && isLuhnValid(value),
    trust: 'anywhere',
    samples: ['784-1985-4016120-9'],
    wrong: '784-1985-4016120-0',
  },
  {
    id: 'saudi-identity-number',
    typeName: 'Saudi identity or residence number',
    kind: 'person',
    pictures: [],
    labeledPictures: ['[12]#########'],
    names: ['iqama', 'saudi id', 'saudi national id', 'absher'],
    isValid: isLuhnValid,
    samples: ['1040161208'],
    wrong: '1040161209',
  },
  {
    id: 'kuwaiti-civil-number',
    typeName: 'Kuwaiti civil ID number',
    kind: 'person',
    pictures: [],
    labeledPictures: ['[23]###########'],
    names: ['civil id', 'civil number', 'kuwait civil', 'kuwaiti civil', 'kuwait id', 'kuwaiti id'],
    isValid: (value) =>
      isDay(value.slice(3, 5), value.slice(5, 7)) &&
      11 - (weightedSum(value, [2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11) === Number(value[11]),
    samples: ['285021640164'],
    wrong: '285021640165',
  },
  {
    id: 'egyptian-identity-number',
    typeName: 'Egyptian identity number',
    kind: 'person',
    pictures: ['[23]#############'],
    names: ['egyptian (?:identity|national|id)', 'الرقم القومي'],
    // The century, the date of birth and the governorate.
    isPlausible: (value) =>
      isDay(value.slice(3, 5), value.slice(5, 7)) && /^.{7}(?:[0-2]\d|3[1-5]|88)/.test(value),
    trust: 'named',
    samples: ['28502160140161'],
    wrong: '28513160140161',
  },
  {
    id: 'egyptian-tax-number',
    typeName: 'Egyptian tax registration number',
    kind: 'organization',
    pictures: [],
    labeledPictures: ['###-###-###', '#########'],
    names: ['egyptian tax', 'egypt tax'],
    samples: ['401-612-037'],
    wrong: '401-612-03',
  },
  {
    id: 'pakistani-identity-number',
    typeName: 'Pakistani identity number (CNIC)',
    kind: 'person',
    pictures: ['[1234567]####-#######-[123456789]'],
    labeledPictures: ['[1234567]############'],
    names: ['cnic', 'snic', 'nicop', 'nadra', 'pakistan', 'pakistani'],
    isPlausible: (value) => /^[1-7][1-9]/.test(value),
    trust: 'anywhere',
    samples: ['34201-4016120-3'],
    wrong: '84201-4016120-3',
  },
  {
    id: 'sri-lankan-identity-number',
    typeName: 'Sri Lankan identity number',
    kind: 'person',
    pictures: ['#########[VX]'],
    labeledPictures: ['[12]###########'],
    names: ['nic', 'nic number', 'sri lanka', 'sri lankan'],
    // The year and the day of the year, to which 500 is added for women.
    isPlausible: (value) => {
      const day = Number(value.length === 10 ? value.slice(2, 5) : value.slice(4, 7)) % 500;
      return day > 0 && day <= 366;
    },
    samples: ['850471234V'],
    wrong: '854001234V',
  },
];
