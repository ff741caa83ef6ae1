import type { Match, Place } from '#engine/detector.ts';
import { BEHIND_NAME } from '#engine/detectors/company.ts';

export const KIN =
  'son|daughter|wife|husband|mother|father|mum|mom|dad|brother|sister|partner|nan|gran|grandmother|grandfather'.split(
    '|',
  );
/** One or two digits set off after a name: `Mrs Rowe, 81, fell`. */
export const BARE = [', ##,', ', ##.', ', ##;', '(##)', '(##,', '(#)', ', #;', ', #,'];
const NAME_BEFORE =
  /(?:\p{Lu}[\p{L}'’.-]{1,20}|[A-Z\d-]{4,12}|\b(?:[Ss]on|[Dd]aughter|[Ww]ife|[Hh]usband|[Mm]other|[Ff]ather|[Bb]rother|[Ss]ister)) ?$/u;
const KIN_BEFORE = new RegExp(
  `\\b(?:my|his|her|their|our) (?:${KIN.join('|')}) ?$|(?:^|[.!?] )(?:Mum|Mom|Dad|Nan) ?$`,
);
/** Where one-digit numbers count: a child's age in a text about a family. */
const FAMILY =
  /\b(?:child(?:ren)?|sons?|daughters?|kids?|mother|father|mum|dad|parents?|siblings?|twins|grandchild(?:ren)?|pupils?|lives? with)\b/i;
/** A cited author; the number is not an age. */
const CITED =
  /\bet al|\bcit(?:e|ed|es|ing|ation)\b|^\)?[,;]? ?(?:(?:has|have) )?(?:found|finds?|shows?|showed|reports?|reported|argues?|argued|suggests?|suggested|proposes?|proposed|describes?|described|notes?|demonstrated?)\b/i;
/** Words must follow; numbers in a series are followed by figures, and titles of works by quotation marks. */
const CONTINUATION =
  /^(?:\)[.,;:] [A-Za-z]|[,;)]? ?[a-z][a-z' ]|[.)]?\*{0,2} {1,2}[A-Z][a-z]|[.)]\*{2} ["“]|\)?[.,;:]? {0,3}(?:\n|$)|, [a-z])/;
/** Younger ages are mostly given with a unit. */
export const YOUNGEST = 14;
const OF_KIN = 'A number right behind somebody of a family.';

/** Requires a name immediately before it, which is checked once all names are known. */
export function ageInApposition({ text, start, end }: Place): Match | undefined {
  const number = /\d\d?/.exec(text.slice(start, end));
  if (number === null || number[0] === '0') return undefined;
  const before = text.slice(0, start);
  const rest = text.slice(end - 1);
  if (Number(number[0]) < YOUNGEST && !FAMILY.test(text)) return undefined;
  if (!CONTINUATION.test(rest) || CITED.test(rest)) return undefined;
  const from = start + number.index;
  const span = { start: from, end: from + number[0].length };
  if (KIN_BEFORE.test(before)) return { ...span, confidence: 0.7, why: OF_KIN };
  if (!NAME_BEFORE.test(before)) return undefined;
  return {
    ...span,
    ...BEHIND_NAME,
    why: 'A number right behind the name of somebody.',
  };
}
