import type { Match, Place } from '#engine/detector.ts';
import {
  isFirstName,
  isUnambiguousFirstName,
  isListedName,
  isUnambiguousName,
} from '#engine/models/names/lexicon/name-lookup.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

/** Verbs of asking or telling, followed by a name: `ask priya about it`, `tell Ravi`. */
export const TELLS: readonly string[] =
  'ask|asks|asked|asking|tell|tells|told|telling|ping|pinged|remind|reminds|reminded|texted'.split(
    '|',
  );
/** Actions attributed to a named person: `interviewed by Joy`. */
export const DONE_BY: readonly string[] = (
  'interviewed by|handled by|served by|seen by|signed off by|logged by|entered by|filed by|' +
  'taken by|typed by|raised by|closed by|covered by|written up by|passed on by|reported by'
).split('|');
/** After the name of a colleague: `Rosa from payroll`. */
export const OF_A_TEAM: readonly string[] = ['from', 'in', 'at'].flatMap((where) =>
  (
    'payroll|accounts|finance|hr|it|sales|legal|marketing|procurement|purchasing|reception|' +
    'the front desk|the office|facilities|compliance|logistics|dispatch|the warehouse|quality|quality control|maintenance|engineering|production|planning|stores'
  )
    .split('|')
    .filter((team) => where !== 'in' || !/^the front|^reception/.test(team))
    .map((team) => `${where} ${team}`),
);
/** Before the name of a mentioned person. */
export const MENTION = '@';

const BEGINS_NAME = /^[ \u00a0]\p{L}{3}/u;
const BEGINS_MENTION = /^[^\p{L}\p{N}_./-]?@\p{L}{2}/u;
/** A given name, optionally followed by a surname. */
const TOLD =
  /[ \u00a0](\p{L}[\p{L}\p{M}]{2,15}(?: \p{Lu}[\p{L}\p{M}'’-]{1,19})?)(?![\p{L}\p{M}\d_@/'’-])/uy;
/** Rejects the name of an account, an address or a package. */
const MENTIONED =
  /(\p{L}[\p{L}\p{M}]{1,19}(?:-\p{L}[\p{L}\p{M}]{1,15})?(?: \p{Lu}[\p{L}\p{M}'’-]{1,19})?)(?![\p{L}\p{M}\d_@/(-]|[.:][\p{L}\d])/uy;
const SHORTEST = 3;
/** Listed names that are also pet names, days, months or other words. */
const NO_NAME =
  /^(?:bud|gang|buddy|hub|hubby|honey|hun|mama|nana|fella|kitty|precious|sunny|sugar|sunday|tuesday|wednesday|june|july|september|november|january|dev|max|marshal|deacon|aide|admiral|sailor|royalty|heaven|fairy|scout|virgin|sue|rob|grant)$/;

/**
 * Whether a word long enough for a name follows the verb, or a letter follows an at sign that is not part of an
 * address.
 */
export function mayMention(text: string, start: number, end: number): boolean {
  return text.startsWith(MENTION, start)
    ? BEGINS_MENTION.test(text.slice(Math.max(0, start - 1), start + 3))
    : BEGINS_NAME.test(text.slice(end, end + 4));
}

/** The person asked, told or mentioned with an at sign, if the name lists have the name and it has no other meaning. */
export function mentionedName({ text, end }: Place, said: string): Match | undefined {
  const isMention = said === MENTION;
  const found = groupAt(text, end, isMention ? MENTIONED : TOLD);
  if (found === undefined) return undefined;
  const [first = '', last = ''] = found.value.split(' ');
  if (!isNameOfSomebody(first) || (isMention && first.length < SHORTEST)) return undefined;
  // Followed by a capitalized word that is not a surname, it begins the name of a company or a building.
  if (last !== '' && !isListedName(last) && !isUnambiguousName(last)) return undefined;
  const length = last === '' ? first.length : found.value.length;
  const why = `A given name follows “${said}”.`;
  return { start: found.start, end: found.start + length, confidence: 0.8, why };
}

const BEFORE_TEAM = /(?<![\p{L}\p{M}\d’'-]|\p{Lu}\p{L}{1,20} )(\p{Lu}\p{Ll}[\p{L}\p{M}]{1,15}) $/u;
const LONGEST_BEFORE = 40;

/** Whether a capitalized word precedes a team. */
export function mayBelong(text: string, start: number): boolean {
  return /\p{L}[ ]$/u.test(text.slice(Math.max(0, start - 2), start));
}

/** The given name of a colleague before the team. */
export function colleagueName({ text, start }: Place): Match | undefined {
  const name = BEFORE_TEAM.exec(text.slice(Math.max(0, start - LONGEST_BEFORE), start))?.[1];
  if (name === undefined || !isNameOfSomebody(name)) return undefined;
  const from = start - 1 - name.length;
  const why = "A given name appears before a colleague's team.";
  return { start: from, end: from + name.length, confidence: 0.8, why };
}

/** Whether a word is a given name; in lower case, it must have no other meaning. */
export function isNameOfSomebody(word: string): boolean {
  if (NO_NAME.test(word.toLowerCase())) return false;
  return word === word.toLowerCase() ? isUnambiguousFirstName(word) : isName(word);
}

function isName(word: string): boolean {
  return word !== word.toUpperCase() && isFirstName(word) && isUnambiguousName(word);
}
