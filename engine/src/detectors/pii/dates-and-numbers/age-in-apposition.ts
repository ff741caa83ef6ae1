import type { Match, Place } from '#engine/detector.ts';
import { TENTATIVE } from '#engine/settling/keep-in-company.ts';

export const KIN =
  'son|daughter|wife|husband|mother|father|mum|mom|dad|brother|sister|partner|nan|gran|grandmother|grandfather'.split(
    '|',
  );
/** Two digits set apart after a name: `Mrs Rowe, 81, fell`. */
export const BARE = [', ##,', ', ##.', ', ##;', '(##)', '(##,', '(#)', ', #;', ', #,'];
const NAME_BEFORE =
  /(?:\p{Lu}[\p{L}'’.-]{1,20}|[A-Z\d-]{4,12}|\b(?:[Ss]on|[Dd]aughter|[Ww]ife|[Hh]usband|[Mm]other|[Ff]ather|[Bb]rother|[Ss]ister)) ?$/u;
const KIN_BEFORE = new RegExp(
  `\\b(?:my|his|her|their|our) (?:${KIN.join('|')}) ?$|(?:^|[.!?] )(?:Mum|Mom|Dad|Nan) ?$`,
);
/** Whose numbers are small: of a child where a family is spoken of. */
const FAMILY =
  /\b(?:child(?:ren)?|sons?|daughters?|kids?|mother|father|mum|dad|parents?|siblings?|twins|grandchild(?:ren)?|pupils?|lives? with)\b/i;
/** Who is cited so has written something. */
const CITED =
  /\bet al|\bcit(?:e|ed|es|ing|ation)\b|^\)?[,;]? ?(?:(?:has|have) )?(?:found|finds?|shows?|showed|reports?|reported|argues?|argued|suggests?|suggested|proposes?|proposed|describes?|described|notes?|demonstrated?)\b/i;
/** What goes on in words; numbers go on in figures, and titles of works in quotation marks. */
const GOES_ON =
  /^(?:\)[.,;:] [A-Za-z]|[,;)]? ?[a-z][a-z' ]|[.)]? {1,2}[A-Z][a-z]|\)?[.,;:]? {0,3}(?:\n|$)|, [a-z])/;
/** Who is younger is most often said to be so many years old. */
export const YOUNGEST = 14;
const OF_KIN = 'A number right behind somebody of a family.';

/** Where somebody is named right before; that is asked once all names are known. */
export function ageInApposition({ text, start, end }: Place): Match | undefined {
  const number = /\d\d?/.exec(text.slice(start, end));
  if (number === null || number[0] === '0') return undefined;
  const before = text.slice(0, start);
  const rest = text.slice(end - 1);
  if (Number(number[0]) < YOUNGEST && !FAMILY.test(text)) return undefined;
  if (!GOES_ON.test(rest) || CITED.test(rest)) return undefined;
  const from = start + number.index;
  const span = { start: from, end: from + number[0].length };
  if (KIN_BEFORE.test(before)) return { ...span, confidence: 0.7, why: OF_KIN };
  if (!NAME_BEFORE.test(before)) return undefined;
  return { ...span, confidence: TENTATIVE, why: 'A number right behind the name of somebody.' };
}
