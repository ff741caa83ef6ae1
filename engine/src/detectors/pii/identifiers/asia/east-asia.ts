import { isDay } from '#engine/checksums/day.ts';
import { isLuhnValid } from '#engine/checksums/luhn.ts';
import { isMod112Valid } from '#engine/checksums/mod11-2.ts';
import { isVerhoeffValid } from '#engine/checksums/verhoeff.ts';
import { weightedDigitSum, weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';

/** More identifiers issued in East and South Asia, following the issuers' published rules. */
export const EAST_ASIAN_IDENTIFIERS: readonly Identifier[] = [
  {
    id: 'chinese-identity-number',
    typeName: 'Chinese identity number',
    kind: 'person',
    pictures: ['#################?', '###### ######## ####'],
    names: [
      'resident id',
      'resident identity',
      '身份证',
      'shenfenzheng',
      'chinese (?:id|identity)',
    ],
    // GB 11643-1999: place, date of birth, serial number, and an ISO 7064 mod 11-2 check character.
    isValid: (value) =>
      /^[1-9]\d{5}(?:19|20)/.test(value) &&
      isDay(value.slice(10, 12), value.slice(12, 14)) &&
      isMod112Valid(value),
    trust: 'anywhere',
    samples: ['360426198502164018'],
    wrong: '360426198502164019',
  },
  {
    id: 'chinese-company-number',
    typeName: 'Chinese unified social credit code',
    kind: 'organization',
    pictures: ['[159Y][1239]######??????????'],
    names: ['uscc', 'uscic', 'unified social credit', '统一社会信用代码'],
    // GB 32100-2015, over an alphabet without I, O, S, V and Z.
    isValid: (value) => {
      const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
      const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
      const sum = weights.reduce(
        (total, weight, index) => total + weight * alphabet.indexOf(value.charAt(index)),
        0,
      );
      return !/[IOSVZ]/.test(value) && alphabet[(31 - (sum % 31)) % 31] === value[17];
    },
    trust: 'anywhere',
    samples: ['91110000401612074B'],
    wrong: '91110000401612075B',
  },
  {
    id: 'hong-kong-identity-number',
    typeName: 'Hong Kong identity card number',
    kind: 'person',
    pictures: ['@######(?)', '@@######(?)'],
    labeledPictures: ['@######?', '@@######?'],
    names: ['hkid', 'hong kong id', 'hong kong identity'],
    ownNames: ['hkid'],
    isValid: isHongKong,
    trust: 'anywhere',
    samples: ['A401612(5)'],
    wrong: 'A401612(6)',
  },
  {
    id: 'taiwanese-identity-number',
    typeName: 'Taiwanese identity number',
    kind: 'person',
    pictures: ['@[12]########', '@[89]########'],
    names: ['身分證', '身份證', 'taiwan(?:ese)? (?:id|identity|national)', 'arc number'],
    // The letter is the place of first registration, encoded as two digits.
    isValid: (value) => {
      const place = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'.indexOf(value.charAt(0)) + 10;
      const sum = Math.floor(place / 10) + (place % 10) * 9;
      return (sum + weightedSum(value.slice(1), [8, 7, 6, 5, 4, 3, 2, 1, 1])) % 10 === 0;
    },
    trust: 'named',
    samples: ['A140161207'],
    wrong: 'A140161208',
  },
  {
    id: 'taiwanese-company-number',
    typeName: 'Taiwanese business number (UBN)',
    kind: 'organization',
    pictures: [],
    labeledPictures: ['########'],
    names: [
      'ubn',
      'gui number',
      '統一編號',
      'taiwanese tax',
      'taiwanese company',
      'taiwanese business',
      'taiwan tax',
      'taiwan company',
      'taiwan business',
    ],
    isValid: isTaiwaneseCompany,
    samples: ['40161202'],
    wrong: '40161203',
  },
  {
    id: 'japanese-my-number',
    typeName: 'Japanese individual number (My Number)',
    kind: 'person',
    pictures: ['#### #### ####', '####-####-####'],
    labeledPictures: ['############'],
    names: [
      'my number',
      'individual number',
      'kojin bango',
      'マイナンバー',
      '個人番号',
      'japanese individual',
    ],
    isValid: (value) => {
      const rest = weightedSum(value, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
      return (rest <= 1 ? 0 : 11 - rest) === Number(value[11]);
    },
    samples: ['4016 1203 4014'],
    wrong: '4016 1203 4015',
  },
  {
    id: 'indonesian-identity-number',
    typeName: 'Indonesian identity number (NIK)',
    kind: 'person',
    pictures: ['################'],
    names: ['nik', 'ktp', 'nomor induk kependudukan', 'indonesian?'],
    // The district, and the date of birth; 40 is added to the day for women.
    isPlausible: (value) =>
      /^(?:[1-8]\d|9[1-7])(?!00)\d{4}/.test(value) &&
      isDay(value.slice(8, 10), String(Number(value.slice(6, 8)) % 40)) &&
      !value.endsWith('0000'),
    trust: 'named',
    samples: ['3171011602854016'],
    wrong: '3171011613854016',
  },
  {
    id: 'indonesian-tax-number',
    typeName: 'Indonesian tax number (NPWP)',
    kind: 'tax',
    pictures: ['##.###.###.#-###.###'],
    labeledPictures: ['###############'],
    names: ['npwp', 'nomor pokok wajib pajak', 'indonesian tax'],
    ownNames: ['npwp'],
    isValid: (value) => isLuhnValid(value.slice(0, 9)),
    trust: 'anywhere',
    samples: ['40.161.203.1-091.000'],
    wrong: '40.161.203.5-091.000',
  },
  {
    id: 'indian-virtual-id',
    typeName: 'Indian Aadhaar virtual ID (VID)',
    kind: 'person',
    pictures: ['#### #### #### ####', '################'],
    names: ['vid', 'virtual id', 'virtual identity', 'uidai'],
    isValid: (value) => /^[2-9]/.test(value) && isVerhoeffValid(value),
    trust: 'named',
    samples: ['2401 6120 3401 6126'],
    wrong: '2401 6120 3401 6127',
  },
  {
    id: 'thai-company-number',
    typeName: 'Thai business tax number',
    kind: 'organization',
    pictures: ['0-####-#####-##-#', '0-##-#-###-#####-#', '0 #### ##### ## #'],
    labeledPictures: ['0############'],
    names: ['thai tax', 'thai company', 'moa', 'thailand', 'เลขประจำตัวผู้เสียภาษี'],
    isValid: (value) =>
      (11 - (weightedSum(value, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 ===
      Number(value[12]),
    trust: 'alone',
    samples: ['0-4016-12034-01-9'],
    wrong: '0-4016-12034-01-0',
  },
];

/** One or two letters, each counting as its alphabet position from ten on, and a mod 11 check character. */
function isHongKong(value: string): boolean {
  const padded = value.length === 8 ? ` ${value}` : value;
  const sum = Array.from(padded.slice(0, 8)).reduce((total, character, index) => {
    const number = character === ' ' ? 36 : Number.parseInt(character, 36);
    return total + number * (9 - index);
  }, 0);
  return '0123456789A'[(11 - (sum % 11)) % 11] === padded[8];
}

/** The digits of the products are summed; a seven in the seventh position may count as one more. */
function isTaiwaneseCompany(value: string): boolean {
  const sum = weightedDigitSum(value, [1, 2, 1, 2, 1, 2, 4, 1]);
  return sum % 5 === 0 || (value[6] === '7' && (sum + 1) % 5 === 0);
}
