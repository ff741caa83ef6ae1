import { isDay } from '#engine/checksums/day.ts';
import { isLuhnValid } from '#engine/checksums/luhn.ts';
import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { Identifier } from '#engine/detectors/pii/identifiers/identifier.ts';

/** Numbers of accounts, insured people, voters and identity cards in Mexico and Brazil. */
export const MEXICAN_AND_BRAZILIAN_IDENTIFIERS: readonly Identifier[] = [
  {
    id: 'mexican-clabe',
    typeName: 'Mexican bank account number (CLABE)',
    kind: 'account',
    pictures: ['##################', '### ### ########### #', '###-###-###########-#'],
    names: ['clabe', 'clabe interbancaria', 'cuenta clabe', 'interbancaria', 'spei'],
    ownNames: ['clabe', 'clabe interbancaria'],
    // Asociación de Bancos de México: each product of the weights 3, 7 and 1 counts with its last digit.
    isValid: (value) => {
      const sum = weightedSum(value, [3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7]);
      return (10 - (sum % 10)) % 10 === Number(value[17]);
    },
    // Bank codes of the Banco de México.
    isPlausible: (value) => /^(?:0[0-6]\d|1[0-7]\d|[67]\d\d|90\d)/.test(value),
    trust: 'named',
    samples: ['032180000118359719'],
    wrong: '032180000118359710',
  },
  {
    id: 'mexican-nss',
    typeName: 'Mexican social security number (NSS)',
    kind: 'health',
    pictures: ['###########', '##-##-##-####-#', '## ## ## #### #'],
    names: ['nss', 'n(?:ú|u)mero de seguridad social', 'imss', 'seguro social'],
    // Instituto Mexicano del Seguro Social: the last digit is the Luhn check digit of the others.
    isValid: isLuhnValid,
    trust: 'named',
    samples: ['40161203407'],
    wrong: '40161203401',
  },
  {
    id: 'mexican-voter-key',
    typeName: 'Mexican voter key (clave de elector)',
    kind: 'person',
    pictures: ['@@@@@@########[HM]###'],
    names: ['clave de elector', 'ine', 'ife', 'credencial para votar', 'elector'],
    // Instituto Nacional Electoral: letters of the names, date of birth, state of birth (87 and 88 abroad), sex.
    isPlausible: (value) =>
      isDay(value.slice(8, 10), value.slice(10, 12)) &&
      /^.{12}(?:0[1-9]|[12]\d|3[0-2]|8[78])/.test(value),
    trust: 'anywhere',
    samples: ['GMMRCL85021609M400'],
    wrong: 'GMMRCL85131609M400',
  },
  {
    // The states issue the card with check digits of their own, so that only its name tells it.
    id: 'brazilian-rg',
    typeName: 'Brazilian identity card number (RG)',
    kind: 'person',
    pictures: [],
    labeledPictures: ['##.###.###-?', '#.###.###-?', '##.###.###', '########-?', '#########'],
    names: ['rg', 'registro geral', 'carteira de identidade', 'cédula de identidade'],
    isPlausible: (value) => /^\d{7,9}[\dX]?$/.test(value),
    samples: ['40.161.203-4', '40.161.203-X'],
    wrong: '40.161.20',
  },
];
