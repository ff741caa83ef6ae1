import type { Match, Place } from '#engine/detector.ts';
import { DEMONYMS } from '#engine/detectors/pii/origin/demonyms.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { matchAt, matchesAt } from '#engine/text/match-at.ts';

/** Words that begin or end a line about somebody's origin or family. */
export const FAMILY_TRIGGERS: readonly string[] =
  'citizen|dual citizen|national|dual national|born in|children|child|kids'.split('|');

const ITEM_START = String.raw`(?<=(?:^|\n|[.,;|•·]|[-–*])[ \t]{0,4})`;
const ITEM_END = /[ \t]{0,4}(?:$|[\r\n,;|•·]|\.(?:$|\s))/y;
const DEMONYM = `(?:${DEMONYMS.join('|')})`;
/** `Swedish and Vietnamese`, as an item of a line. */
const CITIZEN_OF = endingAtOffset(
  `${ITEM_START}(?:Dual )?${DEMONYM}(?:(?: and |/|[-–]|, )${DEMONYM})? `,
  'i',
);
/** `married, two`. */
const FAMILY = endingAtOffset(
  `${ITEM_START}(?:[Mm]arried|[Dd]ivorced|[Ww]idow(?:ed|er)?|[Ss]eparated|[Ss]ingle|[Cc]ohabiting|[Ee]ngaged),? (?:with )?(?:no|one|two|three|four|five|\\d) (?:small |young |grown |adult )?`,
);
const BIRTHPLACE =
  / (\p{Lu}[\p{L}\p{M}'’-]{1,24}(?:,? \p{Lu}[\p{L}\p{M}'’-]{1,24}){0,3}(?: \(\p{Lu}[\p{L}\p{M} ]{2,20}\))?)/uy;

/** Unlabeled CV items on origin and family; they do not count within sentences. */
export function familyLine(place: Place): Match | undefined {
  const { text, start, end } = place;
  const word = text.slice(start, end);
  if (/^born/i.test(word)) return birthplace(place);
  const form = /(?:citizen|national)$/i.test(word) ? CITIZEN_OF : FAMILY;
  const from = startOfMatchBefore(text, start, form);
  if (from === undefined || !matchesAt(text, end, ITEM_END)) return undefined;
  const why = "A line states a person's origin or family situation.";
  return { start: from, end, confidence: 0.7, why };
}

/** `Born in Đà Nẵng` at the start of a line, without a preceding verb. */
function birthplace({ text, start, end }: Place): Match | undefined {
  if (!text.startsWith('Born', start) || !/(?:^|\n)[ \t•*–-]{0,6}$/.test(text.slice(0, start))) {
    return undefined;
  }
  const name = matchAt(text, end, BIRTHPLACE)?.[1];
  if (name === undefined || !matchesAt(text, end + 1 + name.length, ITEM_END)) return undefined;
  const why = 'A place follows “born in” at the start of a line.';
  return { start: end + 1, end: end + 1 + name.length, confidence: 0.7, why };
}
