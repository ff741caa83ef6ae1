import type { Match, Place } from '#engine/detector.ts';
import { COMPANY } from '#engine/models/names/corrections/non-names.ts';
import { isFirstName, isListedName } from '#engine/models/names/lexicon/name-lookup.ts';

import { mayBeFirm } from './addressed-name.ts';
import { canBeName } from './name-form.ts';

/** What papers in several languages have right behind the name of a person: when one was born, and one's number. */
export const IDENTITIES: readonly string[] = (
  'pesel|bsn|dni|d.n.i.|nif|cod. fisc.|codice fiscale|c.f.|geb.|geboren am|geboren op|né le|née le|nacido el|nacida el|' +
  'nato il|nata il|nato a|nata a|né à|née à|nacido en|nacida en|geboren in|geboren te|ur.|urodzony|urodzona|' +
  'con dni|titulaire de la|domiciliado en|domiciliada en|demeurant|wohnhaft in|wohnhaft|residente in|residente a|' +
  'wonende te|zam.'
).split('|');

const WORD = String.raw`\p{Lu}[\p{L}\p{M}’'-]{1,24}`;
const PARTICLES =
  '(?:(?:van|von|de|der|den|del|della|da|dos|do|di|du|la|le|el|al|y|ter|ten|zu) ){0,2}';
const NAME_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d.’'-])(${WORD}(?: ${PARTICLES}${WORD}){1,3})(?:, ?| \(|,?\r?\n[ \t]{0,12}| )$`,
  'u',
);
const LONGEST = 90;
const NAME_ENDS = /[\p{L}\p{M}](?:, ?| \(|,?\r?\n[ \t]{0,12}| )$/u;

/** Whether a word and a comma, a bracket or a blank precede. */
export function mayFollowName(text: string, start: number): boolean {
  return NAME_ENDS.test(text.slice(Math.max(0, start - 18), start));
}

/** The full name right before the number or the birth of its bearer. */
export function nameBeforeIdentity({ text, start, end }: Place): Match | undefined {
  const from = Math.max(0, start - LONGEST);
  const found = NAME_BEFORE.exec(text.slice(from, start));
  const name = withoutVerb(found?.[1] ?? '');
  if (found === null || !isOfPerson(name)) return undefined;
  const label = text.slice(start, end);
  // In Polish, `dni` are days.
  if (/^dni$/i.test(label) && (label !== 'DNI' || name === name.toUpperCase())) return undefined;
  const said = label.toLowerCase();
  const why = `A full name appears right before “${said}”.`;
  const nameEnd = from + found.index + (found[1]?.length ?? 0);
  return { start: nameEnd - name.length, end: nameEnd, confidence: 0.85, why };
}

function isOfPerson(name: string): boolean {
  const words = name.split(' ');
  if (words.length < 2 || !words.slice(0, 2).some(isFirstName)) return false;
  return canBeName(name) && !COMPANY.test(name) && !mayBeFirm(name);
}

/** The capitalized word at the beginning of a sentence is none of the name. */
function withoutVerb(words: string): string {
  const [first = '', second = ''] = words.split(' ');
  return isFirstName(second) && !isListedName(first) ? words.slice(first.length + 1) : words;
}
