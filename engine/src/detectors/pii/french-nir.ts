import { mod97 } from '#engine/checksums/mod97.ts';
import type { PlaceDetector } from '#engine/detector.ts';

const FORM = /[1278] ?\d\d ?(?:0[1-9]|1[0-2]|[2-9]\d) ?(?:\d\d|2[AB]) ?\d{3} ?\d{3} ?\d\d(?!\d)/y;

export const frenchNir: PlaceDetector = {
  scope: 'place',
  id: 'french-nir',
  typeName: 'French social security number',
  category: 'pii',
  description: 'A French NIR: sex, year and month of birth, place, and a key that holds.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Remove the social security number.',
  legalReference: { law: 'Loi Informatique et Libertés', article: 'Art. 30' },
  triggers: [
    '# ## ## ## ### ### ##',
    '###############',
    '############# ##',
    '######a########',
    '######b########',
    '# ## ## #a ### ### ##',
    '# ## ## #b ### ### ##',
  ],
  reach: { before: 1, after: 24 },
  examples: [
    'NIR : [[2 55 08 14 168 025 38]]',
    'Numéro de sécurité sociale [[255081416802538]]',
    'Commande 255081416802539',
    'Le 3 55 08 14 168 025 38 ne commence pas bien.',
  ],
  verify({ text, start }) {
    FORM.lastIndex = start;
    const written = FORM.exec(text)?.[0];
    if (written === undefined || !isNir(written.replaceAll(' ', ''))) return undefined;
    return {
      start,
      end: start + written.length,
      confidence: 0.97,
      why: 'Fifteen digits that tell sex, birth and place as a NIR does, and whose key holds.',
    };
  },
};

/** The last two digits are 97 less the remainder of the first thirteen; Corsica's letters count as 19 and 18. */
function isNir(value: string): boolean {
  const number = value.slice(0, 13).replace('2A', '19').replace('2B', '18');
  return 97 - mod97(number) === Number(value.slice(13));
}
