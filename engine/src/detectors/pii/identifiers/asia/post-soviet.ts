import { isValidInTwoRounds } from '#engine/checksums/two-rounds.ts';
import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';

/** Numbers issued in Russia and neighboring countries, following the issuers' published rules. */
export const POST_SOVIET_IDENTIFIERS: readonly Identifier[] = [
  {
    id: 'russian-inn',
    typeName: 'Russian tax number (INN)',
    kind: 'tax',
    pictures: ['############'],
    labeledPictures: ['##########'],
    names: ['inn', 'инн', 'russian tax'],
    isValid: isRussianInn,
    trust: 'alone',
    samples: ['901612030167', '4016120318'],
    wrong: '901612030168',
  },
  {
    id: 'russian-snils',
    typeName: 'Russian pension insurance number (SNILS)',
    kind: 'person',
    pictures: ['###-###-### ##', '###-###-###-##'],
    labeledPictures: ['###########'],
    names: ['snils', 'снилс', 'russian pension'],
    ownNames: ['snils', 'снилс'],
    isValid: (value) =>
      (weightedSum(value, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === Number(value.slice(9)),
    samples: ['401-612-030 98'],
    wrong: '401-612-030 99',
  },
  {
    id: 'russian-ogrn',
    typeName: 'Russian company number (OGRN)',
    kind: 'organization',
    pictures: ['#############', '3##############'],
    names: ['ogrn', 'ogrnip', 'огрн', 'огрнип', 'russian (?:company|business)'],
    // The last digit is that of the remainder modulo one less than the number of digits left.
    isValid: (value) => {
      const number = Number(value.slice(0, -1));
      return /^[1-35]/.test(value) && (number % (value.length - 2)) % 10 === Number(value.at(-1));
    },
    trust: 'alone',
    samples: ['1024016120303'],
    wrong: '1024016120304',
  },
  {
    id: 'ukrainian-company-number',
    typeName: 'Ukrainian company number (EDRPOU)',
    kind: 'organization',
    pictures: [],
    labeledPictures: ['########'],
    names: ['edrpou', 'єдрпоу', 'ukrainian company', 'ukrainian legal', 'код'],
    isValid: isEdrpou,
    samples: ['40161207'],
    wrong: '40161208',
  },
  {
    id: 'belarusian-payer-number',
    typeName: 'Belarusian taxpayer number (UNP)',
    kind: 'organization',
    pictures: [],
    labeledPictures: ['#########', '@@#######'],
    names: ['unp', 'унп', 'belarusian tax', 'belarusian vat', 'belarus tax', 'belarus vat'],
    isValid: isBelarusian,
    samples: ['401612039'],
    wrong: '401612030',
  },
  {
    id: 'moldovan-identity-number',
    typeName: 'Moldovan identity or company number (IDNP, IDNO)',
    kind: 'person',
    pictures: ['#############'],
    names: ['idnp', 'idno', 'moldovan?'],
    isValid: (value) =>
      /^[0129]/.test(value) &&
      weightedSum(value, [7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]) % 10 === Number(value[12]),
    trust: 'named',
    samples: ['2004016120309'],
    wrong: '2004016120300',
  },
  {
    id: 'azerbaijani-tax-number',
    typeName: 'Azerbaijani tax number (VÖEN)',
    kind: 'tax',
    pictures: [],
    labeledPictures: ['##########', '### ### ####'],
    names: ['vöen', 'voen', 'azerbaijani tax', 'azerbaijan tax'],
    isValid: (value) =>
      /[12]$/.test(value) && weightedSum(value, [4, 1, 8, 6, 2, 7, 5, 3]) % 11 === Number(value[8]),
    samples: ['4016120381'],
    wrong: '4016120383',
  },
];

/** Ten digits for companies, including one check digit; twelve for people, including two. */
function isRussianInn(value: string): boolean {
  const weights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
  const digit = (count: number): number =>
    (weightedSum(value, weights.slice(weights.length - count)) % 11) % 10;
  if (value.length === 10) return digit(9) === Number(value[9]);
  return digit(10) === Number(value[10]) && digit(11) === Number(value[11]);
}

/** Two sets of weights, by the range of the number; a remainder of ten is recalculated with weights higher by two. */
function isEdrpou(value: string): boolean {
  const isMiddle = Number(value) > 30_000_000 && Number(value) < 60_000_000;
  const weights = isMiddle ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  const second = weights.map((weight) => weight + 2);
  return isValidInTwoRounds(value, weights, second);
}

/** People's numbers begin with two letters: a base-36 digit, and a position in a list. */
function isBelarusian(value: string): boolean {
  const regions = 'ABCEHKM';
  const isPerson = /^[A-Z]/.test(value);
  const second = 'ABCEHKMOPT'.indexOf(value.charAt(1));
  if (isPerson && (!regions.includes(value.charAt(0)) || second < 0)) return false;
  const digits = isPerson
    ? [Number.parseInt(value.charAt(0), 36), second, ...Array.from(value.slice(2), Number)]
    : Array.from(value, Number);
  const sum = [29, 23, 19, 17, 13, 7, 5, 3].reduce(
    (total, weight, index) => total + weight * (digits[index] ?? 0),
    0,
  );
  return sum % 11 === digits[8];
}
