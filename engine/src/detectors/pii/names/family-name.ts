import type { Match, Place } from '#engine/detector.ts';
import { isListedName, isUnambiguousName } from '#engine/models/names/lexicon/name-lookup.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

/** With whom somebody lives: whoever is called so there is a family, not a team or a band. */
export const OF_FAMILY: readonly string[] = (
  'placed with the|lives with the|live with the|lived with the|living with the|stays with the|stay with the|staying with the|' +
  'stayed with the|moved in with the|fostered by the|adopted by the|looked after by the|next door to the|boards with the|' +
  'lodges with the|lodging with the'
).split('|');

const FAMILY =
  /[ \u00a0]{1,2}(\p{Lu}[\p{L}\p{M}'’-]{2,24}s)(?=[ ]?(?:[.,;:!?)]|\r?\n|$)|[ ](?:for|in|on|at|until|since|and|while|now|who|as|under|from|after|because|over|next|but)(?!\p{L}))/uy;

/** The surname of a family in the plural: `placed with the Hoopers`. */
export function familyName({ text, end }: Place, said: string): Match | undefined {
  const found = groupAt(text, end, FAMILY);
  if (found === undefined) return undefined;
  const surname = found.value.replace(/s$/, '');
  const isSurname = [surname, surname.replace(/e$/, '')].some(
    (name) => isListedName(name) && isUnambiguousName(name),
  );
  if (!isSurname) return undefined;
  const why = `The surname of a family follows “${said}”.`;
  return { start: found.start, end: found.end, confidence: 0.8, why };
}
