import type { Match, Place } from '#engine/detector.ts';
import { COMPANY } from '#engine/models/names/corrections/non-names.ts';
import { isJobTitle } from '#engine/models/names/lexicon/job-titles.ts';
import { matchAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { mayBeFirm } from './addressed-name.ts';
import { canBeName } from './name-form.ts';

/** Keys under which programs store names, in several languages; most are also column headers. */
export const NAME_KEYS: readonly string[] = (
  'givenname|familyname|displayname|display_name|customername|contact_name|contactname|' +
  'recipientname|recipient_name|cardholder_name|cardholdername|holder_name|account_holder|' +
  'accountholder|patientname|employeename|middle_name|middlename|maiden_name|fname|lname|' +
  'guest_name|guestname|passenger_name|passengername|sender_name|student_name|member_name|' +
  'nome|cognome|vorname|nachname|prenom|nombre|apellido|apellidos|imie|nazwisko|etunimi|' +
  'sukunimi|vardas|pavarde|fornavn|etternavn|efternavn|fornamn|efternamn|voornaam|achternaam'
).split('|');
/** Keys whose value may not be a person, so a full name is required. */
export const ROLE_KEYS: readonly string[] = 'recipient|consignee|addressee|holder'.split('|');

const SIGN = String.raw`[ \t]{0,4}(?::|=>?)[ \t]{0,4}`;
const WORD = String.raw`(?:\p{Lu}|[OD]['’])[\p{L}\p{M}'’.-]{0,24}`;
const NAME = String.raw`(?:(?:van|von|de|der|den|da|di|del|la|le|al|el|bin|bint)[ ]){0,3}${WORD}(?:,?[ ](?:(?:van|von|de|der|den|da|di|del|la|le|al|el|bin|bint|y|e)[ ]){0,2}${WORD}){0,4}`;
/** A quoted value after a quoted or unquoted key; or an unquoted one after a key that is not a word. */
const MARKED = new RegExp(String.raw`["'\x60]?${SIGN}N?(["'\x60])(${NAME})\1`, 'uy');
const BARE = new RegExp(
  String.raw`["'\x60]?${SIGN}(${NAME})(?=[ ]{2}|\t|[ \t]{0,4}(?:$|\r?\n|[,;&}|]|"|'|[ ]\w{2,20}=))`,
  'uy',
);
/** Other personal fields; goods and machines also have a name. */
const OF_PEOPLE = new RegExp(
  oneLine`(?:e-?mail|phone|mobile|birth|dob|gender|passport|national_?id
    |street|address_?line|postal_?code|post_?code|zip)["'\x60]?[ \t]{0,4}(?::|=)`,
  'i',
);
const KEY_FOLLOWS = /^["'`]?[ \t]{0,4}(?::|=)/;
/** Keys whose value may be a single word. */
const PART =
  /^(?:sur|fore|first|last|given|family|middle|maiden|f|l)_?name$|^(?:cog)?nome$|^(?:vor|nach)name$|^prenom$|^nombre$|^apellidos?$|^imie$|^nazwisko$|^(?:etu|suku)nimi$|^vardas$|^pavarde$|^(?:for|etter|efter)na(?:v|m)n$|^(?:voor|achter)naam$/;

/** Whether what follows a word makes it a key of a record. */
export function isKeyOfRecord(text: string, end: number): boolean {
  return KEY_FOLLOWS.test(text.slice(end, end + 8));
}

/** The name under a key of a record: `"lastName": "Roe"`, `holder='J ROE'`, `contact_name: Jane Roe`. */
export function nameInRecord({ text, start, end }: Place, key: string): Match | undefined {
  const marked = matchAt(text, end, MARKED);
  const found = marked ?? (isWord(text, start, key) ? null : matchAt(text, end, BARE));
  const name = marked?.[2] ?? found?.[1];
  if (found === null || name === undefined || !canBeUnder(key, name)) return undefined;
  if (key === 'name' && !OF_PEOPLE.test(text)) return undefined;
  const from = end + found[0].indexOf(name);
  const why = `A capitalized name appears under the “${key}” key of a record.`;
  return { start: from, end: from + name.length, confidence: 0.9, why };
}

function canBeUnder(key: string, name: string): boolean {
  return canBeName(name) && !isJobTitle(name) && (PART.test(key) || isFullName(name));
}

/** Companies and rooms are stored under such keys too. */
function isFullName(name: string): boolean {
  return /[ ,]/.test(name) && !COMPANY.test(name) && !mayBeFirm(name);
}

/** Whether a key is a word of prose, or the end of a longer label: a colon after it could introduce anything. */
function isWord(text: string, start: number, key: string): boolean {
  return (
    !/_/.test(key) &&
    !/[A-Za-z]name$/i.test(key) &&
    !/(?:^|[\n{,&?(])[ \t"'-]{0,40}$/.test(text.slice(0, start))
  );
}
