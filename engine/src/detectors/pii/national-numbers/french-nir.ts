import { mod97 } from '#engine/checksums/mod97.ts';
import type { PlaceDetector } from '#engine/detector.ts';
import { FRENCH_DATA_PROTECTION_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { findNearby } from '#engine/text/find-nearby.ts';
import { valueAt } from '#engine/text/labeled-value.ts';

const FORM = /[1278] ?\d\d ?(?:0[1-9]|1[0-2]|[2-9]\d) ?(?:\d\d|2[AB]) ?\d{3} ?\d{3} ?\d\d(?!\d)/y;

const CONTEXT = phrase('social security', 'sécurité sociale', 'nir', 'insee');

export const frenchNir: PlaceDetector = {
  scope: 'place',
  id: 'french-nir',
  typeName: 'French social security number (NIR)',
  category: 'pii',
  description:
    'A French NIR: sex, year and month of birth, place, and a valid key or a nearby term such as “sécurité sociale”.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Remove the social security number.',
  legalReference: { law: FRENCH_DATA_PROTECTION_ACT, article: 'Art. 30' },
  triggers: [
    '# ## ## ## ### ### ##',
    '###############',
    '############# ##',
    '######a########',
    '######b########',
    '# ## ## #a ### ### ##',
    '# ## ## #b ### ### ##',
  ],
  reach: { before: 60, after: 64 },
  examples: [
    'NIR : [[2 55 08 14 168 025 38]]',
    'Numéro de sécurité sociale [[255081416802538]]',
    'Social security: [[2 55 08 14 168 025 39]]',
    'Commande 255081416802539',
    'Le 3 55 08 14 168 025 38 ne commence pas bien.',
  ],
  verify(place) {
    const { text, start } = place;
    const found = valueAt(text, start, FORM);
    if (found === undefined) return undefined;
    const { end, value } = found;
    const told = 'Fifteen digits encode sex, birth date and place, as a NIR does';
    if (isNir(value.replaceAll(' ', ''))) {
      return { start, end, confidence: 0.97, why: `${told}, and the key is valid.` };
    }
    const word = findNearby(place, found, CONTEXT);
    return word === undefined
      ? undefined
      : {
          start,
          end,
          confidence: 0.7,
          why: `${told}, near “${word}”, although the key is invalid.`,
        };
  },
};

/** The last two digits are 97 minus the first thirteen modulo 97; Corsica's letters count as 19 and 18. */
function isNir(value: string): boolean {
  const number = value.slice(0, 13).replace('2A', '19').replace('2B', '18');
  return 97 - mod97(number) === Number(value.slice(13));
}
