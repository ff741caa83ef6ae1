import { isDay } from '#engine/checksums/day.ts';
import { isLuhnValid } from '#engine/checksums/luhn.ts';
import { isVerhoeffValid } from '#engine/checksums/verhoeff.ts';
import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';

/** Identifiers issued in Asia, following the issuers' published rules. */
export const ASIAN_IDENTIFIERS: readonly Identifier[] = [
  {
    id: 'indian-aadhaar',
    typeName: 'Indian Aadhaar number',
    kind: 'person',
    pictures: ['#### #### ####', '####-####-####', '####:####:####', '############'],
    names: ['aadhaar', 'aadhar', 'uidai', 'uid'],
    ownNames: ['aadhaar', 'aadhaar card', 'aadhar', 'aadhar card'],
    isPlausible: (value) => /^[2-9]/.test(value),
    isValid: (value) => /^[2-9]/.test(value) && isVerhoeffValid(value) && !isPalindrome(value),
    trust: 'alone',
    samples: ['2345 6789 0124', '312345678909'],
    wrong: '2345 6789 0125',
  },
  {
    id: 'indian-pan',
    typeName: 'Indian PAN',
    kind: 'tax',
    pictures: ['@@@@@####@'],
    names: ['pan', 'permanent account', 'income tax'],
    // The fourth letter is the type of holder.
    isPlausible: (value) => /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}(?<!0000)/.test(value),
    samples: ['ABCPD1234E'],
    wrong: 'ABCXD1234E',
  },
  {
    id: 'indian-gstin',
    typeName: 'Indian GSTIN',
    kind: 'organization',
    pictures: ['##@@@@@####@?Z?'],
    names: ['gstin', 'gst', 'goods and services tax'],
    isPlausible: (value) =>
      /^(?:0[1-9]|[12]\d|3[0-8])[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[A-Z\d]$/.test(value),
    trust: 'anywhere',
    samples: ['27ABCDE1234F1Z5'],
    wrong: '00ABCDE1234F1Z5',
  },
  {
    id: 'indian-voter-id',
    typeName: 'Indian voter ID number (EPIC)',
    kind: 'person',
    pictures: ['@@@#######'],
    names: ['voters?', 'vote', 'epic', 'election', 'electors? photo', 'electoral'],
    isValid: (value) => isLuhnValid(value.slice(3)),
    samples: ['WKH1186253'],
    wrong: 'WKH1186263',
  },
  {
    id: 'indian-vehicle-registration',
    typeName: 'Indian vehicle registration number',
    kind: 'vehicle',
    pictures: ['@@##@@####', '@@#@@@####', '@@##@####', '@@ ## @@ ####'],
    names: ['vehicle', 'registration', 'car', 'plate', 'rto'],
    isPlausible: (value) =>
      /^(?:A[NPRS]|BR|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BY]|RJ|SK|T[NRSG]|U[KP]|WB)/.test(
        value,
      ),
    samples: ['KA01ME3456'],
    wrong: 'QQ01ME3456',
  },
  {
    id: 'korean-resident-number',
    typeName: 'Korean resident or alien registration number',
    kind: 'person',
    pictures: ['######-#######', '#############'],
    names: ['rrn', 'frn', 'korean', 'resident registration', 'foreigner registration'],
    // The digit after the date indicates the century; nobody born before 1910 is alive.
    isValid: (value) =>
      isDay(value.slice(2, 4), value.slice(4, 6)) &&
      /^(?:[1-9]\d{5}[1-8]|0\d{5}[3478])/.test(value) &&
      isKoreanChecked(value),
    trust: 'alone',
    samples: ['960121-1021413'],
    wrong: '960121-1021414',
  },
  {
    id: 'korean-business-number',
    typeName: 'Korean business registration number',
    kind: 'organization',
    pictures: ['###-##-#####', '##########'],
    names: ['brn', 'business registration'],
    isValid: (value) => {
      const sum = weightedSum(value, [1, 3, 7, 1, 3, 7, 1, 3, 5]);
      const carry = Math.floor((Number(value[8]) * 5) / 10);
      return (sum + carry + Number(value[9])) % 10 === 0;
    },
    trust: 'alone',
    samples: ['104-86-56659'],
    wrong: '104-86-56658',
  },
  {
    id: 'korean-driver-license',
    typeName: "Korean driver's license number",
    kind: 'license',
    pictures: ['##-##-######-##', '## ## ###### ##'],
    names: ['licence|license', 'driv(?:er|ing)', '운전면허'],
    isPlausible: (value) => /^(?:1[1-9]|2[0-68])/.test(value),
    samples: ['11-22-123456-12'],
    wrong: '99-22-123456-12',
  },
  {
    id: 'thai-identity-number',
    typeName: 'Thai identity number',
    kind: 'person',
    pictures: ['#############', '#-####-#####-##-#', '# #### ##### ## #'],
    names: ['tnin', 'thai', 'thailand', 'citizen id', 'เลข(?:ประจำตัว|บัตร)ประชาชน'],
    isValid: (value) =>
      /^[1-8](?:[1-8]\d|9[0-6])/.test(value) &&
      (11 - (weightedSum(value, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 ===
        Number(value[12]),
    trust: 'alone',
    samples: ['3456789012347'],
    wrong: '3456789012348',
  },
  {
    id: 'singapore-nric',
    typeName: 'Singapore NRIC or FIN',
    kind: 'person',
    pictures: ['[STFGM]#######@'],
    names: ['nric', 'fin', 'singapore', 'identity card'],
    ownNames: ['nric', 'nric/fin', 'fin no'],
    isValid: isNric,
    trust: 'anywhere',
    samples: ['S2740116C'],
    wrong: 'S2740116D',
  },
  {
    id: 'singapore-uen',
    typeName: 'Singapore entity number (UEN)',
    kind: 'organization',
    pictures: ['#########@', '########@', '[TSR]##@@####@', '[TSR]##@?####@'],
    names: ['uen', 'unique entity', 'acra'],
    isValid: isUen,
    samples: ['T16RF0037C', '201434292D'],
    wrong: 'T16RF0037X',
  },
  {
    id: 'malaysian-nric',
    typeName: 'Malaysian identity number',
    kind: 'person',
    pictures: ['######-##-####', '############'],
    names: ['mykad', 'nric', 'ic', 'ic (?:no|number)', 'kad pengenalan', 'malaysian'],
    isPlausible: (value) =>
      isDay(value.slice(2, 4), value.slice(4, 6)) && /^\d{6}(?:0[1-9]|[1-9]\d)/.test(value),
    samples: ['770305-02-1234'],
    wrong: '771305-02-1234',
  },
  {
    id: 'japanese-corporate-number',
    typeName: 'Japanese corporate number',
    kind: 'organization',
    pictures: ['#-####-####-####', '#############'],
    names: ['corporate number', 'japanese', '法人番号'],
    isValid: (value) =>
      9 - (weightedSum(value.slice(1), [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]) % 9) ===
      Number(value[0]),
    trust: 'alone',
    samples: ['5-8356-7825-6246'],
    wrong: '6-8356-7825-6246',
  },
  {
    id: 'philippine-tin',
    typeName: 'Philippine taxpayer number',
    kind: 'tax',
    pictures: ['###-###-###-###', '###-###-###', '############', '#########'],
    names: ['bir tin', 'bir', 'philippine'],
    isValid: (value) => weightedSum(value, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(value[8]),
    trust: 'named',
    samples: ['000-123-456-000'],
    wrong: '000-123-457-000',
  },
  {
    id: 'vietnamese-tax-number',
    typeName: 'Vietnamese tax number',
    kind: 'tax',
    pictures: ['##########', '##########-###'],
    names: ['mst', 'mã số thuế', 'vietnam(?:ese)?'],
    isValid: (value) =>
      10 - (weightedSum(value, [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11) === Number(value[9]),
    samples: ['0100233488'],
    wrong: '0100233489',
  },
];

function isPalindrome(value: string): boolean {
  return value === Array.from(value).toReversed().join('');
}

/** For foreigners' numbers, two is added before taking the last digit. */
function isKoreanChecked(value: string): boolean {
  const sum = weightedSum(value, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]);
  const offset = /^\d{6}[5-8]/.test(value) ? 13 : 11;
  return (offset - (sum % 11)) % 10 === Number(value[12]);
}

/** The letter is determined by a weighted sum, from a separate list for each series. */
function isNric(value: string): boolean {
  const series = value.charAt(0);
  const offset = 'TG'.includes(series) ? 4 : series === 'M' ? 3 : 0;
  const rest = (weightedSum(value.slice(1), [2, 7, 6, 5, 4, 3, 2]) + offset) % 11;
  const letters = 'ST'.includes(series)
    ? 'JZIHGFEDCBA'
    : series === 'M'
      ? 'KLJNPQRTUWX'
      : 'XWUTRQPNMLK';
  return letters[series === 'M' ? 10 - rest : rest] === value.at(-1);
}

/** ACRA's three formats: a business with eight digits, a local company by year, another entity by type. */
function isUen(value: string): boolean {
  if (/^\d{8}[A-Z]$/.test(value)) {
    return 'XMKECAWLJDB'[weightedSum(value, [10, 4, 9, 3, 8, 2, 7, 1]) % 11] === value[8];
  }
  if (/^(?:18|19|20)\d{7}[A-Z]$/.test(value)) {
    return 'ZKCMDNERGWH'[weightedSum(value, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11] === value[9];
  }
  if (!/^[RST]\d\d[A-Z][A-Z\d]\d{4}[A-Z]$/.test(value)) return false;
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWX0123456789';
  const weights = [4, 3, 5, 3, 10, 2, 2, 5, 7];
  const sum = weights.reduce(
    (total, weight, index) => total + weight * alphabet.indexOf(value.charAt(index)),
    0,
  );
  return alphabet[(((sum - 5) % 11) + 11) % 11] === value[9];
}
