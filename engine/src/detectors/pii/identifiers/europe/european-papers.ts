import { isDay } from '#engine/checksums/day.ts';
import { isLuhnValid } from '#engine/checksums/luhn.ts';
import { isVerhoeffValid } from '#engine/checksums/verhoeff.ts';
import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';

/** More insurance and tax numbers of people in Europe, following the issuers' published rules. */
export const EUROPEAN_PAPERS: readonly Identifier[] = [
  {
    id: 'austrian-insurance-number',
    typeName: 'Austrian social insurance number',
    kind: 'health',
    pictures: ['#### ######', '####-######', '####/######'],
    labeledPictures: ['##########'],
    names: ['svnr', 'sv-nr', 'sozialversicherungsnummer', 'versicherungsnummer', 'austrian social'],
    ownNames: ['svnr', 'sv-nr'],
    // The fourth digit checks the serial number before it and the date of birth after it.
    isValid: (value) =>
      /^[1-9]/.test(value) &&
      isDay(value.slice(6, 8), value.slice(4, 6)) &&
      weightedSum(value, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 === Number(value[3]),
    samples: ['4011 160286'],
    wrong: '4011 160287',
  },
  {
    id: 'austrian-tax-number',
    typeName: 'Austrian tax number',
    kind: 'tax',
    pictures: ['##-###/####', '## ###/####'],
    labeledPictures: ['#########'],
    names: ['abgabenkontonummer', 'steuernummer', 'st-nr', 'austrian tax'],
    isValid: isLuhnValid,
    samples: ['40-161/2031'],
    wrong: '40-161/2032',
  },
  {
    id: 'spanish-social-security-number',
    typeName: 'Spanish social security number (NUSS)',
    kind: 'national',
    pictures: ['## ######## ##', '##/########/##', '##-########-##', '##/########-##'],
    labeledPictures: ['############', '## ##########', '##/##########'],
    names: [
      'seguridad social|nuss|n.u.s.s.',
      'número de afiliación',
      'spanish social security',
      'segurança social|seguretat social',
    ],
    ownNames: ['nuss'],
    // The province, a number without the leading zeros of small ones, and the remainder of both by 97.
    isValid: (value) => {
      const province = Number(value.slice(0, 2));
      const number = Number(value.slice(2, 10));
      const whole = province * (number < 10_000_000 ? 10_000_000 : 100_000_000) + number;
      return province >= 1 && province <= 66 && whole % 97 === Number(value.slice(10));
    },
    trust: 'named',
    samples: ['28 40161203 39'],
    wrong: '28 40161203 42',
  },
  {
    id: 'greek-insurance-number',
    typeName: 'Greek social security number (AMKA)',
    kind: 'health',
    pictures: ['###########'],
    names: ['amka', 'αμκα', 'greek social'],
    ownNames: ['amka', 'αμκα'],
    isValid: (value) => isDay(value.slice(2, 4), value.slice(0, 2)) && isLuhnValid(value),
    trust: 'alone',
    samples: ['16028540165'],
    wrong: '16028540166',
  },
  {
    id: 'hungarian-insurance-number',
    typeName: 'Hungarian social insurance number (TAJ)',
    kind: 'health',
    pictures: ['###-###-###'],
    labeledPictures: ['#########', '### ### ###'],
    names: ['taj', 'taj szám', 'taj-szám', 'társadalombiztosítási', 'hungarian social'],
    ownNames: ['taj', 'taj szám', 'taj-szám'],
    isValid: (value) => weightedSum(value, [3, 7, 3, 7, 3, 7, 3, 7]) % 10 === Number(value[8]),
    trust: 'named',
    samples: ['401-612-035'],
    wrong: '401-612-036',
  },
  {
    id: 'hungarian-personal-tax-number',
    typeName: 'Hungarian personal tax number',
    kind: 'tax',
    pictures: [],
    labeledPictures: ['8#########'],
    names: ['adóazonosító', 'adóazonosító jel', 'hungarian tax id'],
    isValid: (value) => weightedSum(value, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === Number(value[9]),
    samples: ['8401612039'],
    wrong: '8401612030',
  },
  {
    id: 'icelandic-identity-number',
    typeName: 'Icelandic identity number (kennitala)',
    kind: 'national',
    pictures: ['######-####'],
    labeledPictures: ['##########'],
    names: ['kennitala', 'kt', 'icelandic identity', 'icelandic national'],
    ownNames: ['kennitala'],
    isValid: (value) =>
      /^(?:[0-3]|[4-7])\d(?:0[1-9]|1[0-2]).{5}[890]$/.test(value) &&
      weightedSum(value, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    samples: ['160285-4009'],
    wrong: '160285-4001',
  },
  {
    id: 'latvian-personal-code',
    typeName: 'Latvian personal code',
    kind: 'national',
    pictures: ['######-#####'],
    labeledPictures: ['###########'],
    names: ['personas kods', 'latvian personal', 'latvian identity', 'pk'],
    // Codes issued since 2017 begin with 32 and contain no date.
    isValid: (value) =>
      value.startsWith('32') ||
      (isDay(value.slice(2, 4), value.slice(0, 2)) &&
        ((1101 - weightedSum(value, [1, 6, 3, 7, 9, 10, 5, 8, 4, 2])) % 11) % 10 ===
          Number(value[10])),
    samples: ['160285-14019'],
    wrong: '160285-14010',
  },
  {
    id: 'luxembourg-identity-number',
    typeName: 'Luxembourg identity number (matricule)',
    kind: 'national',
    pictures: ['#############'],
    names: ['matricule', 'luxembourg(?:ish)? (?:identity|national|identification)', 'cns'],
    // Règlement grand-ducal of 21 June 2013: Luhn over eleven digits, and Verhoeff over the same.
    isValid: (value) =>
      /^(?:18|19|20)/.test(value) &&
      isDay(value.slice(4, 6), value.slice(6, 8)) &&
      isLuhnValid(value.slice(0, 12)) &&
      isVerhoeffValid(value.slice(0, 11) + value.slice(12)),
    trust: 'alone',
    samples: ['1986021640161'],
    wrong: '1986021640162',
  },
  {
    id: 'polish-id-card',
    typeName: 'Polish identity card number',
    kind: 'license',
    pictures: ['@@@######', '@@@ ######'],
    names: ['dowód osobisty', 'dowodu', 'dowód', 'polish (?:id|identity)', 'seria i numer'],
    isValid: (value) => {
      const weights = [7, 3, 1, 0, 7, 3, 1, 7, 3];
      const sum = Array.from(value).reduce(
        (total, character, index) => total + Number.parseInt(character, 36) * (weights[index] ?? 0),
        0,
      );
      return sum % 10 === Number(value[3]);
    },
    trust: 'named',
    samples: ['ABA401615'],
    wrong: 'ABA401616',
  },
  {
    id: 'albanian-identity-number',
    typeName: 'Albanian identity or tax number',
    kind: 'person',
    pictures: ['[ABCDEFGHIJKLM]########@'],
    names: ['nid', 'nipt', 'nuis', 'albanian'],
    trust: 'named',
    samples: ['J51216014K'],
    wrong: 'Z51216014K',
  },
];
