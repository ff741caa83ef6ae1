import type { Match, Place } from '#engine/detector.ts';
import { COMPANY } from '#engine/models/names/corrections/non-names.ts';
import { isJobTitle, withoutJobTitle } from '#engine/models/names/lexicon/job-titles.ts';
import {
  isFirstName,
  isListedName,
  isUnambiguousFirstName,
  isUnambiguousName,
} from '#engine/models/names/lexicon/name-lookup.ts';
import { valueAt } from '#engine/text/labeled-value.ts';
import { matchesAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { mayBeFirm } from './addressed-name.ts';
import { isDepartment, isUnitAfter } from './department.ts';
import { canBeName, NAME_FORM, TITLED_NAME_FORM } from './name-form.ts';

/** `Company name:` and `file name:` are not labels of a person. */
const LABEL_OF_A_THING = new RegExp(
  oneLine`\b(?:company|business|trade|brand|product|project|file|domain|user|host|server
    |bank|firm|entity|organi[sz]ation|event|course|school|place|street|model|template|plan
    |column|field|table|legal|document|account)[ ]{1,2}$`,
  'i',
);
/** After a surname and a comma, up to the end of the field. */
const GIVEN_NAME =
  /,[ ]\p{Lu}[\p{L}\p{M}'’-]{1,24}(?:[ ]\p{Lu}(?:\.|[\p{L}\p{M}'’-]{0,24})){0,2}(?=[ \t]{0,8}(?:$|\r?\n|\||\()|[ ]{2}|\t)/uy;
const NO_DOCTOR =
  /(?:Pepper|Martens|Strange|Who|President|Chairman|Speaker|Secretary|Justice|Right|Universe)\b/y;
/** A drive, before a part of a house in it: `418 Elm Dr Apt 6`. */
const NO_DOCTOR_BUT_DRIVE = /(?:Apt|Unit|Suite|Ste|Floor|Lot|Bldg|NW|NE|SW|SE)\b/y;
/** `MS` as a company or an abbreviation: `MS Teams`, `TL;DR`. */
const NO_LADY =
  /(?:Access|Azure|Build|DOS|Dynamics|Edge|Exchange|Excel|Graph|Office|OneNote|Outlook|Paint|PowerPoint|Project|SharePoint|SQL|Store|Teams|Visio|Visual|Windows|Word)\b/y;
/** Milliseconds, behind their number. */
const MILLISECONDS = /\d[ \u00a0]?$/;
const TOO_LONG = /\bTL;?$/i;
/** A police officer's shoulder number. */
const COLLAR_NUMBER = /\d{1,6}[A-Z]{0,3}[ ]/y;
const POLICE =
  /\b(?:police|officers?|constable|statement|arrest(?:ed)?|custody|CID|POI|OIC|person of interest|assault|station|crime|victims?|suspects?|witness(?:es|ed)?|999|incident|offender|CCTV)\b/i;

/** The name after a label and its colon. */
export function labeledName({ text, start, end }: Place, label: string): Match | undefined {
  if (LABEL_OF_A_THING.test(text.slice(0, start))) return undefined;
  const why = `A capitalized name follows the label “${label}”.`;
  const from = end + blankLength(text, end, /[ \t]{1,40}/y);
  const name = withGivenName(text, nameAt(text, from, { confidence: 0.95, why }));
  if (name === undefined || mayBeThing({ text, start, end }, name)) return undefined;
  const words = text.slice(name.start, name.end);
  if (isFirm(words) || isDepartment(words) || isUnitAfter(text, name.end)) return undefined;
  const [first = ''] = words.split(/[ ,]/);
  return MAY_BE_OF_THINGS.test(label) && !isFirstName(first) ? undefined : name;
}

function isFirm(name: string): boolean {
  if (/\p{Ll}Bank$/u.test(name)) return true;
  const words = name.split(' ');
  if (words.length < 2 || !COMPANY.test(name)) return false;
  return words.length > 2 || !isFirstName(words[0] ?? '');
}

/** Accounts have statements too. */
const MAY_BE_OF_THINGS = /^statement of/;

/** A lowercase key at the start of a line, as in configuration files. */
const SMALL_KEY = /(?:^|\n)[ \t]{0,24}(?:- )?$/;
/** Other fields of a personal record. */
const KEPT_OF_PEOPLE = new RegExp(
  oneLine`(?:^|\n)[ \t]{0,24}(?:- )?["']?(?:e-?mail|phone|mobile|tel|birth\w*|dob|gender|age|role|title|job|position
    |affiliation|company|employer|address|street|github|twitter|linkedin|bio|username|login)["']?[ ]?:`,
  'i',
);

/** Whether a `name:` belongs to a step, a machine or a file, with no personal fields nearby. */
function mayBeThing({ text, start, end }: Place, { start: from, end: to }: Match): boolean {
  if (!text.startsWith('name', start) || !SMALL_KEY.test(text.slice(0, start))) return false;
  if (KEPT_OF_PEOPLE.test(text.slice(0, start)) || KEPT_OF_PEOPLE.test(text.slice(end))) {
    return false;
  }
  const words = text.slice(from, to).split(/[ ,]+/);
  return !words.some(isFirstName) || !words.every((word) => isUnambiguousName(word));
}

/** A surname of one word, or one in capitals with the particles of its language. */
function isSurname(name: string): boolean {
  return (
    !name.includes(' ') ||
    /^(?:(?:DE|DA|DO|DOS|DI|DEL|DELA|VAN|VON|DER|DEN|LA|LE|MAC|ABU|BIN) ){1,2}\p{Lu}{2,24}$/u.test(
      name,
    )
  );
}

/** `KAUR, Harpreet` as a whole. */
export function withGivenName(text: string, name: Match | undefined): Match | undefined {
  if (name === undefined || !isSurname(text.slice(name.start, name.end))) return name;
  const given = valueAt(text, name.end, GIVEN_NAME);
  return given === undefined || !canBeName(given.value.slice(2)) || isJobTitle(given.value.slice(2))
    ? name
    : { ...name, end: given.end };
}

const DEGREES =
  /(?:(?:Dipl|Prof|Dr|Ing|Mag|Lic|Dott|Univ|[Ee]m|Assoc|Asst|Hon|med|dent|vet|phil|jur|iur|rer|nat|pol|oec|habil|h\.c|techn|theol|mult)\.(?:-\p{L}{2,6}\.?)?[ ]){0,4}/uy;

/** Passengers as airlines write them: `ROE/JANE MRS`, or `ROE / JANE ANN MRS`. */
const PASSENGER =
  /(?<![A-Z/])(?:[A-Z]{2,24} ){0,2}[A-Z]{2,24} ?\/ ?[A-Z]{2,24}(?: [A-Z]{2,24})?(?= $)/;
/** Airlines' titles of children and infants; other papers abbreviate other things so. */
const OF_PASSENGERS_ALONE = /^(?:chd|chld|inf)$/i;
/** The number of a passenger in a list, in which every word in capitals belongs to the name. */
const IN_NUMBERED_ROW = /(?:^|\n)[ \t]{0,12}\d{1,3}[.)]?[ \t]{1,8}$/;

function isTicketed(title: string, before: string, passenger: RegExpExecArray | null): boolean {
  if (passenger === null || title !== title.toUpperCase()) return false;
  if (IN_NUMBERED_ROW.test(before.slice(0, passenger.index))) return true;
  return passenger[0].split(/[ /]+/).some(isUnambiguousFirstName);
}

/** Before a surname in capitals, other words may stand than those that belong to it. */
const SURNAME_PARTICLE =
  /^(?:DA|DE|DI|DO|DOS|DAS|DEL|DELLA|DER|DEN|VAN|VON|LA|LE|EL|AL|BIN|ABU|MC|TER|TEN|SAN)$/;
/** An accident that nearly was one: `ACCIDENT / NEAR MISS REPORT`. */
const NEARLY = /(?<!\p{L})near[ -]$/iu;

/** The name after a title such as `Dr`, or before one in a passenger list. */
export function titledName({ text, start, end }: Place): Match | undefined {
  const title = text.slice(start, end);
  const before = text.slice(0, start);
  if (/^miss$/i.test(title) && NEARLY.test(before)) return undefined;
  const passenger = before.includes('/') ? PASSENGER.exec(before) : null;
  if (OF_PASSENGERS_ALONE.test(title) && !isTicketed(title, before, passenger)) return undefined;
  if (passenger !== null) return nameOfPassenger(title, before, passenger);
  const from =
    end + blankLength(text, end, /\.?(?:[ \u00a0]{1,2}|\r?\n[ ]{0,8}(?=\p{Lu}\p{Ll}))/uy);
  if (from === end || isNoTitle(text, title, start, from)) return undefined;
  const why = `A capitalized name follows the title “${title}”.`;
  const begin = from + blankLength(text, from, DEGREES);
  const request = { confidence: 0.96, why, form: TITLED_NAME_FORM };
  return nameAt(text, begin, request) ?? nameOfPractice(text, begin, title, request);
}

/** Whether what looks like a title belongs to a drink, a company or an abbreviation. */
function isNoTitle(text: string, title: string, start: number, from: number): boolean {
  return (
    matchesAt(text, from, NO_DOCTOR) ||
    matchesAt(text, from, NO_DOCTOR_BUT_DRIVE) ||
    (title === 'MS' && matchesAt(text, from, NO_LADY)) ||
    (title === 'ms' && MILLISECONDS.test(text.slice(Math.max(0, start - 2), start))) ||
    TOO_LONG.test(text.slice(0, start))
  );
}

/** The legal form of a doctor's practice. */
const PRACTICE = /,? (?:Inc|Ltd|Limited|PLLC|LLC|Pty)$/;

/** The name of a doctor whose practice is a company: `Dr L. van Rooyen Inc.` */
function nameOfPractice(
  text: string,
  from: number,
  title: string,
  { form, ...request }: NameRequest & { readonly form: RegExp },
): Match | undefined {
  if (!/^(?:dr|prof)$/i.test(title)) return undefined;
  const written = valueAt(text, from, form);
  const name = written?.value.replace(PRACTICE, '');
  if (written === undefined || name === undefined || name === written.value) return undefined;
  if (!canBeName(name) || COMPANY.test(name)) return undefined;
  return { start: from, end: from + name.length, ...request };
}

function nameOfPassenger(title: string, before: string, passenger: RegExpExecArray): Match {
  const isWhole = IN_NUMBERED_ROW.test(before.slice(0, passenger.index));
  const from = passenger.index + (isWhole ? 0 : lengthOfOtherWords(passenger[0]));
  const why = `A name in capitals appears before the title “${title}”.`;
  return { start: from, end: passenger.index + passenger[0].length, confidence: 0.9, why };
}

/** How much before a passenger's name is none of it, as in `PASSENGER ROE/JANE`. */
function lengthOfOtherWords(written: string): number {
  const words = (written.split(/ ?\//, 1)[0] ?? '').split(' ').slice(0, -1);
  let length = 0;
  let seen = 0;
  for (const word of words) {
    seen += word.length + 1;
    if (!SURNAME_PARTICLE.test(word) && !isListedName(word)) length = seen;
  }
  return length;
}

/** The name after a police officer's rank, if the text is about police; `PC` and `DC` have many other meanings. */
export function rankedName({ text, start, end }: Place, rank: string): Match | undefined {
  const before = text.slice(0, start);
  if (!POLICE.test(before) && !POLICE.test(text.slice(end))) return undefined;
  const blank = blankLength(text, end, /[ ]/y);
  if (blank === 0) return undefined;
  const from = end + blank + blankLength(text, end + blank, COLLAR_NUMBER);
  const why = `A capitalized name follows the rank “${rank.toUpperCase()}”.`;
  return nameAt(text, from, { confidence: 0.85, why, form: TITLED_NAME_FORM });
}

/** The rest of a German closing, line breaks, and whose place the writer takes: `i. A. Jan Otte`. */
const AFTER_CLOSING =
  /(?: Gr(?:ü|ue)(?:ß|ss)en| Gru(?:ß|ss))?,?[ \t]{0,4}(?:\r?\n[ \t]{0,8}){1,5}(?:(?:i\. ?[AV]\.|ppa\.|p\.p\.|pp) )?/y;

/** A team may sign, and German has capitals for all of its nouns. */
const GERMAN = 'mit ';

/** The full name after the closing line of a letter. */
export function closingName({ text, end }: Place, closing: string): Match | undefined {
  const blank = blankLength(text, end, AFTER_CLOSING);
  if (blank === 0) return undefined;
  const why = 'A name follows the closing line of a letter.';
  const match = nameAt(text, end + blank, { confidence: 0.95, why });
  const name = match === undefined ? '' : text.slice(match.start, match.end);
  if (closing.startsWith(GERMAN) && !isFirstName(name.split(/[ -]/, 1)[0] ?? '')) return undefined;
  const isNobody = COMPANY.test(name) || mayBeFirm(name) || isDepartment(name);
  return / /.test(name) && !isNobody ? match : undefined;
}

const LINE_BREAKS = /[ \t]{0,8}(?:\r?\n[ \t]{0,40}){1,4}/y;
const WHOLE_LINE =
  /\p{Lu}[\p{L}\p{M}'’.-]{1,24}(?:[ ]\p{Lu}[\p{L}\p{M}'’.-]{0,24}){1,3}(?=[ \t]{0,8}(?:\r?\n|$))/uy;

/** The name alone on the line below a CV's heading. */
export function nameBelowHeading({ text, end }: Place): Match | undefined {
  const gap = valueAt(text, end, LINE_BREAKS);
  const why = 'A name appears alone on the line below the heading.';
  return gap && nameAt(text, gap.end, { confidence: 0.85, why, form: WHOLE_LINE });
}

interface NameRequest {
  readonly confidence: number;
  readonly why: string;
  /** Sticky. */
  readonly form?: RegExp;
}

/** The name that begins at an offset, without a job title before it. */
export function nameAt(text: string, from: number, request: NameRequest): Match | undefined {
  const { confidence, why, form = NAME_FORM } = request;
  const written = valueAt(text, from, form);
  if (written === undefined || !canBeName(written.value)) return undefined;
  const name = withoutJobTitle(text, withoutDegrees(text, written));
  return name && { start: name.start, end: name.end, confidence, why };
}

/** What physicians and others have earned, behind their names. */
const EARNED =
  /(?: (?:MB|MBBS|MBChB|MBBCh|MBBChir|BSc|BA|MA|MSc|MD|DO|PhD|DPhil|PsyD|MRCGP|MRCP|MRCS|MRCPCH|MRCPsych|FRCP|FRCS|FRCA|FRCGP|FRCPath|DRCOG|RGN|RN|LCSW|LMFT|LPC|FCA|ACA|CPA|JD|LLB|LLM)){1,5}$/;

function withoutDegrees<T extends { readonly start: number; readonly end: number }>(
  text: string,
  name: T,
): T {
  const earned = EARNED.exec(text.slice(name.start, name.end))?.[0].length ?? 0;
  return earned === 0 ? name : { ...name, end: name.end - earned };
}

/** The length of what `blank` matches, which must be sticky. */
export function blankLength(text: string, from: number, blank: RegExp): number {
  return valueAt(text, from, blank)?.value.length ?? 0;
}
