import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { valueAt } from '#engine/text/labeled-value.ts';

import { COUNTRIES } from './countries.ts';

const STAYS = (
  'live|lives|lived|living|practise|practised|practising|practicing|reside|resides|resided|' +
  'residing|resident|domiciled|stationed|settled|born|detained|home|house|flat'
).split('|');
const WORD = "\\p{Lu}[\\p{L}\\p{M}'’]{1,24}(?:-(?:\\p{L}{2,4}-)?\\p{Lu}[\\p{L}\\p{M}'’]{1,24})?";
/** Months, languages, document parts and people, which are not places. */
const NO_PLACE =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Mr|' +
  'Mrs|Ms|Dr|English|French|German|Article|Section|Chapter|Court|Government|Agreement|Christ|' +
  'God)(?!\\p{L})';
const NAME = `(?!${NO_PLACE})${WORD}(?: (?!${NO_PLACE})${WORD}){0,2}`;
/** Countries are separate findings. */
const IS_COUNTRY = new RegExp(`^\\s(?:the )?(?:${COUNTRIES.join('|')})$`, 'iu');
/** A place, what contains it after a comma or in brackets, and another place. */
const PLACE = new RegExp(
  `\\s(?:the )?(?:Isle of |County of )?${NAME}(?: \\((?:the )?${NAME}\\))?(?:, ${NAME})?(?: and ${NAME})?(?![\\p{L}'’])`,
  'uy',
);

export const placeName: PlaceDetector = {
  scope: 'place',
  id: 'place-name',
  typeName: 'Place name',
  category: 'pii',
  description:
    'The place where a person lives, works, was born or is held, where the text says so; listed so that it can be removed, without raising a flag.',
  severity: 'low',
  isInformational: true,
  recommendation: 'Redact the place if it could identify a person.',
  legalReference: { law: GDPR, article: 'Recital 26' },
  triggers: STAYS.flatMap((word) => [`${word} in`, `${word} near`]),
  reach: { before: 1, after: 120 },
  examples: [
    'She was born in [[Skørping]] and lives in [[the Wirral, Merseyside]].',
    'He is represented by a lawyer practising in [[Altındağ (Ankara)]].',
    'They lived near [[Richmond-upon-Thames]] in 1994.',
    'He was born in May 1960, practised in English law and lives in peace.',
    'The house in question and those detained in Article 5 proceedings.',
  ],
  glance: (text, start, end) =>
    /\p{Ll}/u.test(text.charAt(start)) && /\p{Lu}|t/u.test(text.charAt(end + 1)),
  verify({ text, end }) {
    const found = valueAt(text, end, PLACE);
    if (found === undefined || IS_COUNTRY.test(found.value)) return undefined;
    return {
      start: found.start + 1,
      end: found.end,
      confidence: 0.58,
      why: 'A name follows words for living, working or being held somewhere.',
    };
  },
};
