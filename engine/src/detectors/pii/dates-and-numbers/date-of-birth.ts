import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { isListedName } from '#engine/models/names/lexicon/name-lookup.ts';
import { readColumnOf } from '#engine/tables/table-column.ts';
import {
  groupAt,
  type LabeledValue,
  valueAfterLabel,
  valueAt,
} from '#engine/text/labeled-value.ts';
import { endOfMatchAt } from '#engine/text/match-at.ts';

import { DATE_FORM, GAPPED_OR_RUN_ON, MONTH_FIRST, SHORT_DATE } from './date-form.ts';
import { datesInReplies } from './dates-in-replies.ts';

const FORM = new RegExp(
  `${DATE_FORM.source}|${SHORT_DATE}|${MONTH_FIRST}|${GAPPED_OR_RUN_ON}`,
  'iy',
);
/** As exported from a database, with a meaningless time of day. */
const CELL = new RegExp(`(?:${FORM.source})(?:[ T]00:00(?::00(?:\\.0{1,9})?)?Z?)?`, 'iy');
/** A person's name, after which `b.` introduces the date of birth: with a mark or a bracket between them. */
const AFTER_NAME = /\p{Lu}[\p{L}’'-]{1,24}(?:[,;] ?|[ ]?\()\(?$/u;
/** The same with a blank or a gap; paragraphs have letters too, so that one of two words must be known as a name. */
const AFTER_KNOWN_NAME =
  /(?<!\p{L})(?:(\p{Lu}[\p{L}’'-]{1,24}) )?(\p{Lu}[\p{L}’'-]{1,24})(?:[ ]{1,16}|\t{1,3})$/u;
/** What paragraphs, and their parts, are called. */
const OF_TEXT =
  /^(?:section|part|option|item|clause|paragraph|annex|appendix|schedule|article|figure|table|step|question|category|class|group|point|chapter|rule|volume|book|version|stage|phase|unit|module|level|grade|note)$/i;
/** The gap between the columns of two people. */
const NEXT_COLUMN = /[ ]{3,40}|\t{1,4}/y;
/** A second person's date on the same line, after a label that only people's dates have. */
const AND_ANOTHER =
  /(?:[ ]?\/[ ]|[ ](?:and|und|et|y|&|\+)[ ]|[ ]?;[ ])(?:\p{Lu}\p{Ll}{1,20}:? )?/uy;
/** The end of a question, and the speaker who answers on the next line: `[10:04] customer: `. */
const ANSWERED =
  /[^\n?]{0,80}\?[ \t]{0,8}\r?\n(?:>[ ]?){0,3}[ \t]{0,16}(?:[[(][\d:. apm/-]{4,24}[\])] ?)?(?:[\p{L}\p{M} .'’()-]{1,30}: ?)?/iuy;

export const dateOfBirth: PlaceDetector = {
  scope: 'place',
  id: 'date-of-birth',
  typeName: 'Date of birth',
  category: 'pii',
  description: 'A date that a label such as “date of birth” or “born on” identifies as a birthday.',
  severity: 'medium',
  recommendation: 'Remove the date of birth or keep only the year.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: (
    'date of birth|dates of birth|date and place of birth|date & place of birth|' +
    'place and date of birth|date of birth / place|date of birth/place|date of birth and place|' +
    'birth date and place|birth date|birthdate|birth_date|date_of_birth|dateofbirth|birth_dt|' +
    'birth|birthday|dob|d.o.b.|d.o.b|born|born on|born in|' +
    'born at|geburtsdatum|geboren am|geb.|b.|date de naissance|né le|née le|' +
    'fecha de nacimiento|nacido el|nacida el|data di nascita|nato il|nata il|geboortedatum|' +
    'data urodzenia|geburtsdatum und -ort|geburtsdatum und ort|geburtsort und -datum|geburtsort und datum|' +
    'date et lieu de naissance|lieu et date de naissance|fecha y lugar de nacimiento|lugar y fecha de nacimiento|' +
    'luogo e data di nascita|data e luogo di nascita|data i miejsce urodzenia|miejsce i data urodzenia|' +
    'datum en plaats van geboorte|plaats en datum van geboorte|data de nascimento|syntymäaika|' +
    'mr|mrs|ms|miss|mstr|chd|chld|inf|nato a|nata a|né à|née à|nacido en|nacida en|geboren in|geboren te|urodzony w|urodzona w|nascido em|nascida em'
  ).split('|'),
  examples: [
    'Date of Birth: [[03/14/1985]]',
    'DOB [[1985-03-14]], male',
    'She confirmed her date of birth as [[11 June 1968]].',
    'She was born on [[14 March 1985]] in Leeds, he was born [[March 14th, 1983]].',
    'He was born in Alexandria, Egypt on [[March 9, 1990]].',
    'Dr. Anjali Raman, b. [[12.6.1979]], lives in Kenilworth.',
    'Items a. 12.6.2020 and b. 13.6.2020 are open.',
    'Resident: Mr Alan Roe      b. [[11.03.1929]]   Room 4\nChildren: Isla (b. [[7/2/2013]]), Rory (b. [[1 May 2016]]); Ann Roe b. [[11.03.1929]]',
    'Rule A  b. 13.6.2020, Chapter Two b. 13.6.2020, Section b. 13.6.2020 applies; see Option  b. 13.6.2020 and the list (b. 13.6.2020).',
    'Geburtsdatum: [[14.03.1985]]; née le [[1er mars 1962]]',
    'D.O.B. (dd/mm/yyyy): [[14/03/85]]',
    'Name: Jane Roe    D.O.B: [[21/11/1948]]',
    'name;dob;city\nJane;[[1979-05-22]];Cork\nJohn;[[1988-11-02]];Leeds',
    'id,birthDate,hireDate\n1,[[1948-12-08 00:00:00.000]],1992-05-01 00:00:00.000\n2,[[1952-02-19 00:00:00.000]],1992-08-14 00:00:00.000',
    'Date of birth ........ [[05.09.01]]\nD.O.B. ____ [[14/03/85]]',
    'Middle  Last\nAnn  Roe\n\nPreferred name  Pronouns  Date of birth\nJo  she/her  [[22/11/1994]]',
    'Kacper (dob [[7 Jan 14]]) is in her class.',
    '[10:03] Marisol: Your date of birth and address?\n[10:04] customer: [[21 august 84]]. 45 bree street',
    'Was he born in May? 12 May 14 people came.\nDate of birth?\nunknown, 12 May 2024',
    'Date of birth ... [[14 / 09 / 2011]]     Sex  F\npax 1  dob [[08OCT84]] exp 17MAR31',
    'Date of birth           [[28.05.1985]]               [[19.10.1988]]',
    'Date and place of birth:  [[04/04/1992]] Newport\nDate of birth / place: [[19.07.1976]], Cork',
    'Place and date of birth Évora, [[17.02.1982]]; place and date of birth: Lyon, [[17 February 1982]]; Geburtsdatum und -ort: [[17.02.1982]], Lyon',
    'Luogo e data di nascita: Reggio Emilia, [[03/04/1980]]; lieu et date de naissance : Saint-Malo (35), le [[3 avril 1980]]',
    'DOB                [[08/23/1986]] / [[11/02/1988]]\nDOB: [[08/23/1986]] and [[11/02/1988]]; dates of birth: [[3 May 1980]], she was born on [[3 May 1980]] and 4 June 2020 is her day.',
    'Nato a Reggio Emilia il [[03/04/1980]]; née à Saint-Malo (35) le [[3 avril 1980]]; nacida en Jaén el [[3/04/1980]]; geboren in Bad Homburg am [[03.04.1980]]',
    'Il vino, nato a Asti, è del 03/04/1980; geboren in den Bergen; né à Lyon.',
    'Place and date of birth: see the passport, 17.02.2020 is the deadline.',
    'Date of birth of Consultant (for tax form): [[17-Mar-1990]]; DOB for the second child: [[3 May 2011]]',
    'Date of birth certificate issue: 17-Mar-1990; the birthday party of the firm: 3 May 2011',
    'The agreement dated March 14, 1985 was born of necessity.',
    'Date of birth is required. Signed on 2024-01-31.',
    '{"birthDate": "[[1988-05-23]]", "created": "2026-05-23"}\ndate_of_birth=\'[[1988-05-23]]\'',
    "INSERT INTO clients (id, full_name, date_of_birth)\nVALUES (1, 'Roe, J', '[[1988-05-23]]'),\n (2, 'Doe', '[[1991-01-02]]');",
    'D.O.B.           [[Sept 3/92]]; DOB: [[Sept 3/1992]]',
    'Please send the date of birth for all guests.\nRebecca Stone [[12 Jan 1988]]\nLuke Stone, British, [[4 July 1986]], passport 533380006',
    'Ana: can I have your dates of birth for the booking?\nMe: Rebecca Stone, British, [[12 Jan 1988]]\nLuke: mine is wrong on it\n\nAna: thanks',
    'Please reply with DOB for each passenger\n- Hannah Price, [[3/4/1991]]\n- Owen Price ([[12.11.2015]]) and Jo Price [[4 May 2019]]',
    'Here is the list:\n\nname,birthday\nRebecca Stone,[[12/01/1988]]\nLuke Stone,[[04/07/1986]]',
    'Please send the date of birth of the founder.\nArrival 4 July 1986\nUpdated 12 Jan 1988\nVersion 2 of 12 Jan 1988',
    'The date of birth is not needed.\nRebecca Stone 12 Jan 1988',
    ' 1 ROE / JANE MRS     [[02MAY1981]]  EX1234567\n 2 ROE/TOM CHD [[19SEP16]]; Dear Mrs 02MAY1981, flight MS 12APR25',
    'name,date_of_birth\nTEST,1900-01-01\nAna Roe,[[1981-05-02]]\n\nbirthDate: example: 1970-01-01',
    'Name      Jane Roe\nBirth     [[3 June 1984]], Cebu\nThe birth  3 June 1984 of the republic.',
    '[10:07] Agent Jo: Good day! May I have your full name,\n   birthdate and number?\n[10:08] customer: Jane P. Roe, [[nov 3 1981]], Leeds',
    'Born 99/99/1999, DOB: unknown',
  ],
  glance: (text, start, end) => {
    const label = text.slice(start, end);
    if (/^birth$/i.test(label)) return isFieldAlone(text, start, end);
    return !TITLE.test(label) || RUN_ON_FOLLOWS.test(text.slice(end, end + 18));
  },
  verify(place) {
    if (TITLE.test(place.text.slice(place.start, place.end))) return ofPassenger(place);
    const isShort = place.end - place.start === 2;
    if (isShort && !isAfterName(place.text.slice(0, place.start))) return undefined;
    const date =
      valueAfterLabel(place, FORM) ?? afterOwner(place) ?? afterPlace(place) ?? inAnswer(place);
    if (date === undefined || secondDate(place, date) !== undefined) return undefined;
    if (isOfNobody(place.text, date)) return undefined;
    const label = place.text.slice(place.start, place.end).replaceAll(/\s+/g, ' ');
    return {
      start: date.start,
      end: date.end,
      confidence: 0.95,
      why: `A date follows “${label}”.`,
    };
  },
  readList: (place) => {
    const first = valueAfterLabel(place, FORM);
    const second = first && secondDate(place, first);
    const dates = second === undefined ? datesBelow(place) : [first, second];
    return dates
      .filter((date) => date !== undefined)
      .filter((date) => !isOfNobody(place.text, date))
      .map(asMatch);
  },
};

function isAfterName(before: string): boolean {
  if (AFTER_NAME.test(before) && !before.endsWith(' (')) return true;
  const [, first, last = ''] = AFTER_KNOWN_NAME.exec(before.replace(/ \($/, ' ')) ?? [];
  const words = [first ?? '', last];
  if (last === '' || words.some((word) => OF_TEXT.test(word))) return false;
  return words.some(isListedName);
}

/** What airlines write behind a passenger's name, and the date behind it. */
const TITLE = /^(?:mr|mrs|ms|miss|mstr|chd|chld|inf)$/i;
const RUN_ON =
  /[ \t]{1,12}([0-3]\d(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:(?:19|20)\d\d|\d\d))(?![\w-])/y;
const RUN_ON_FOLLOWS = /^[ \t]{1,12}[0-3]\d[A-Z]{3}/;
const PASSENGER_BEFORE = /[A-Z]{2,24} ?\/ ?[A-Z]{2,24}(?: [A-Z]{2,24})? $/;

/** The birth of a passenger, behind the name and the title in a list. */
function ofPassenger({ text, start, end }: Place): Match | undefined {
  if (!PASSENGER_BEFORE.test(text.slice(Math.max(0, start - 60), start))) return undefined;
  const date = groupAt(text, end, RUN_ON);
  if (date === undefined) return undefined;
  const why = 'A date stands behind the name of a passenger.';
  return { start: date.start, end: date.end, confidence: 0.9, why };
}

/** What databases and samples have in place of a date that nobody knows. */
const NO_DATE = /^(?:1900|0001)-01-01/;
const EPOCH = /^1970-01-01/;
const IS_SAMPLE = /(?<!\p{L})(?:examples?|default|sample)["']?[ :=]{1,4}["']?$/iu;

function isOfNobody(text: string, { start, value }: LabeledValue): boolean {
  if (NO_DATE.test(value)) return true;
  return EPOCH.test(value) && IS_SAMPLE.test(text.slice(Math.max(0, start - 24), start));
}

/** The word alone is a label only at the beginning of a line, before the gap of a form. */
function isFieldAlone(text: string, start: number, end: number): boolean {
  return (
    /(?:^|\n)[ \t*|]{0,12}$/.test(text.slice(Math.max(0, start - 13), start)) &&
    /^(?: ?:| {2}|\t|\.{3}| \|)/.test(text.slice(end, end + 3))
  );
}

/** Two labels are enough for a table, because little else looks like a date below such a label. */
function datesBelow(place: Place): LabeledValue[] {
  const inColumn = readColumnOf(place, CELL, 2);
  return inColumn.length > 0 ? inColumn : datesInReplies(place);
}

/** The date of a second person, in the next column of the same line. */
function secondDate({ text, start, end: label }: Place, { end }: LabeledValue) {
  const inColumn = dateAfter(text, end, NEXT_COLUMN);
  const isOfPeople = /birth|^d\.?o\.?b|geburtsd/i.test(text.slice(start, label));
  return inColumn ?? (isOfPeople ? dateAfter(text, end, AND_ANOTHER) : undefined);
}

function asMatch({ start, end }: LabeledValue): Match {
  return { start, end, confidence: 0.95, why: 'A date appears in a column of dates of birth.' };
}

/** The answer to a question such as “And your date of birth, please?”. */
function inAnswer({ text, start, end }: Place): LabeledValue | undefined {
  if (!/birth|dob/i.test(text.slice(start, end))) return undefined;
  return dateAfter(text, end, ANSWERED);
}

/** Whose birth date it is and its purpose, before the colon: `Date of birth of Consultant (for tax form): `. */
const OWNER =
  /(?: (?:of|for) (?:the )?[\p{L}'’-]{2,20}(?: [\p{L}'’-]{2,20}){0,3})?(?: ?\([^()\n]{2,40}\))?[ \t]{0,2}[:=][ \t]{0,12}/uy;

function afterOwner({ text, start, end }: Place): LabeledValue | undefined {
  if (!/birth|dob/i.test(text.slice(start, end))) return undefined;
  return dateAfter(text, end, OWNER);
}

/** The place of birth before the date. */
const PLACE_AND_ON = / (?:\p{Lu}[\p{L}'’-]{1,20}(?:, | )){1,4}on (?:the )?/uy;

/** The same behind a label for both, before a comma or a blank. */
const PLACE_FIRST =
  /(?: ?:)?[ \t]{1,20}\p{Lu}[\p{L}\p{M}'’-]{1,24}(?:[ -]\p{Lu}?[\p{L}\p{M}'’-]{1,20}){0,2}(?: ?\([\p{L}\d ]{2,20}\))?(?:, ?\p{Lu}[\p{L}'’ -]{1,24})?(?:,|[ ]?[/–-])?[ ]{1,3}(?:(?:le|il|am|el|on|dnia|den) )?/uy;
const PLACE_LABEL =
  /place and|birth (?:date )?and place|\/ ?place|& place|-ort|ort und|lieu|lugar|luogo|miejsce|plaats/i;

function afterPlace({ text, start, end }: Place): LabeledValue | undefined {
  if (PLACE_LABEL.test(text.slice(start, end))) return dateAfter(text, end, PLACE_FIRST);
  if (ABROAD.test(text.slice(start, end))) return dateAfter(text, end, PLACE_ABROAD);
  if (!/ (?:in|at)$/i.test(text.slice(start, end))) return undefined;
  return dateAfter(text, end, PLACE_AND_ON, DATE_FORM);
}

/** The same in other languages, where `il`, `le` or `am` leads to the date. */
const ABROAD =
  /^(?:nat[oa]\sa|née?\sà|nacid[oa]\sen|geboren\s(?:in|te)|urodzon[ya]\sw|nascid[oa]\sem)$/iu;
const PLACE_ABROAD =
  /[ ]\p{Lu}[\p{L}\p{M}'’-]{1,24}(?:[ -](?:\p{Lu}[\p{L}\p{M}'’-]{1,20}|di|del|de|la|le|sur|am|der|an)){0,3}(?:[ ]?\([\p{L}\d ]{2,20}\))?,?[ ](?:il|lo|le|el(?: día)?|am|op|em|(?:w )?dniu|dnia)[ ]/uy;

/** The date that follows `lead` at an offset. */
function dateAfter(
  text: string,
  offset: number,
  lead: RegExp,
  form = FORM,
): LabeledValue | undefined {
  const start = endOfMatchAt(text, offset, lead);
  return start === undefined ? undefined : valueAt(text, start, form);
}
