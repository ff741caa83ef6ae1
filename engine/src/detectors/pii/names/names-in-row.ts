import type { Match, Place } from '#engine/detector.ts';
import { isOccupation } from '#engine/models/names/corrections/non-names.ts';
import { isJobTitle } from '#engine/models/names/lexicon/job-titles.ts';
import { isFirstName } from '#engine/models/names/lexicon/name-lookup.ts';
import { valueAt } from '#engine/text/labeled-value.ts';
import type { Span } from '#engine/vocabulary.ts';

import { isDepartment } from './department.ts';
import { blankLength, nameAt } from './named-person.ts';

/** After a name in a list: a role in brackets, and the separator. */
const NEXT_NAME =
  /(?:[ ]\([^()\n]{1,40}\))?(?:[ ]?[,;](?:[ ]{1,2}|[ ]?\r?\n[ \t]{1,30})(?:and[ ])?|[ ](?:and|&)[ ])/y;
/** Lists of attendees contain roles too. */
const ROLE_IN_ROW = /[^,;()\n]{2,60}?(?=[ ]?(?:[,;(\n]|\.?[ \t]{0,4}(?:\r?\n|$)))/y;
const TITLE = /(?:Mrs?|Ms|Miss|Dr|Prof|Rev|Fr|Cllr|Sir|Dame|Lord|Lady)\.?[ \u00a0]/y;
/** Minutes write the names of those present with initials. */
const WITH_INITIALS = /(?:\p{Lu}[ ]){1,3}\p{Lu}[\p{L}\p{M}'’-]{1,24}(?![\p{L}\d])/uy;
const MAX_NAMES = 40;
/** In prose and in a CV, anything may be present. */
const OF_MINUTES = /^present/i;
const BEGINS_LINE = /(?:^|\n)[ \t*#]{0,8}$/;

/** Names in a list, up to the first item that is not one. */
export function namesInRow(place: Place, label: string): Match[] {
  const { text, start, end } = place;
  const names: Match[] = [];
  const why = `A capitalized name appears in a row after the label “${label}”.`;
  let from = end + blankLength(text, end, /[ \t]{1,16}/y);
  if (OF_MINUTES.test(label) && !(BEGINS_LINE.test(text.slice(0, start)) && isPerson(text, from))) {
    return names;
  }
  while (names.length < MAX_NAMES) {
    from += blankLength(text, from, TITLE);
    const role = valueAt(text, from, ROLE_IN_ROW);
    const isRole = role !== undefined && isNobody(role.value);
    const name = isRole ? role : oneOf(text, from, why);
    if (name === undefined || mayBeFirm(text, label, name)) break;
    if (!isRole) names.push({ start: name.start, end: name.end, confidence: 0.9, why });
    const parted = blankLength(text, name.end, NEXT_NAME);
    if (parted === 0) break;
    from = name.end + parted;
  }
  return names;
}

/** Departments and those who hold an office attend too. */
function isNobody(words: string): boolean {
  return isOccupation(words) || isJobTitle(words) || isDepartment(words);
}

/** Publishers and teams write too. */
const OF_WORKS = /^authors/i;

function mayBeFirm(text: string, label: string, { start, end }: Span): boolean {
  if (!OF_WORKS.test(label)) return false;
  const [first = ''] = text.slice(start, end).split(' ');
  return !/^\p{Lu}\.?$/u.test(first) && !isFirstName(first);
}

function oneOf(text: string, from: number, why: string): Match | undefined {
  const request = { confidence: 0.9, why };
  return nameAt(text, from, request) ?? nameAt(text, from, { ...request, form: WITH_INITIALS });
}

function isPerson(text: string, from: number): boolean {
  if (blankLength(text, from, TITLE) > 0 || blankLength(text, from, WITH_INITIALS) > 0) return true;
  const [first = '', second] = text.slice(from, from + 60).split(/[ ,;\n]/);
  return isFirstName(first) && second !== undefined && /^\p{Lu}/u.test(second);
}
