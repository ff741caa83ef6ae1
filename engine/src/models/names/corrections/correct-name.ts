import type { ModelMatch } from '#engine/models/model.ts';
import { withoutJobTitle } from '#engine/models/names/lexicon/job-titles.ts';
import { isCity, isFirstName } from '#engine/models/names/lexicon/name-lookup.ts';
import { CAPITALS, LETTERS } from '#engine/text/letters.ts';

import { isProduct } from './is-product.ts';
import { BUILDING, COMPANY, endOfCompanyName, isNonName, isOccupation } from './non-names.ts';
import { isHouse, isNoName } from './things-like-people.ts';
import { isTownBeforeState } from './town-before-state.ts';
import { wholeName } from './whole-name.ts';

const PERSON = 'person-name';
/** Lines at least this long count as wrapped, so that a name may continue on the next line. */
const WRAPPED_LINE = 50;
/** The end of a sentence between two names: a stop behind a word that is no abbreviation. */
const STOP = /(?<=\p{Ll}{4})(?<!Messrs)\. (?=\p{Lu})/u;
/** Words that begin a sentence about people more often than they name one. */
const COLOR = /^(?:Black|White|Brown)$/;
/** The gap between table columns, a line break with an optional list marker, or the end of a sentence. */
const GAP = new RegExp(
  String.raw`${STOP.source}|[ \t\u00a0]{0,60}\r?\n[ \t]{0,60}(?:[-–•*][ \t]{1,9})?|[ \t\u00a0]{2,60}|\t`,
  'gu',
);
const SAINT = /(?:^|[^\p{L}])(Sts?\.? )$/u;
/** The final characters of `St`, `Sts` and `St.`. */
const SAINT_ENDS = 'ts.';
const OFFICE_OF = new RegExp(`^(?:[${LETTERS}-]{2,20} ){1,4}?of (?=[${CAPITALS}])`);
const HYPHENATED_REST = new RegExp(`^-[${CAPITALS}]{2}`);
const LAST_WORD = /\s{1,8}\S{1,40}$/;
const NAMED_OF = /^([^ ]+ (?:[^ ]+ )?(?![IVX]+ )[^ ]+) (?:of|from|at) /;
/** `Ann at Lakeside`: nobody is called after where they work. */
const NAMED_AT = /^([^ ]+) (?:at|from) (?=\p{Lu})/u;
/** A trade union after a name: the union is no part of it. */
const UNION =
  /^ (?:of|from|at) (?:the )?(?:unite|unison|gmb|usdaw|siptu|aslef|nasuwt|teamsters|rcn|rmt|cwu|pcs)$/i;
const TWO_WORDS = /^[^ ]+ [^ ]+$/;
/** `Bill to:` and `Ship to:` appear on invoices. */
const FORM_VERB = /^(?:bill|ship|mail|sign|mark|sue)$/i;
/** Names that are also imperatives when such a word follows: `Mark each with a cross`, `Pat dry`. */
const IMPERATIVE =
  /^(?:mark|bill|chase|grant|pat|nick|rob|skip|sue|drew|dot|brown|fry|cook|bake|sow|harden|prune|lift|thin|stake|earth|water)$/i;
/** A word for a storm before its name, which is that of no person. */
const STORM = /\b(?:hurricane|typhoon|cyclone|storm)s? $/i;
const LONGEST_STORM = 'hurricanes '.length + 1;
const LONGEST_VERB = 'harden'.length;
const LONGEST_OBJECT = 36;
const BEGINS_SENTENCE = /(?:^|[.!?:;\n•*–-]["'’”)]?\s{0,8})$/;
const IMPERATIVE_OBJECT =
  /^ (?:each|every|all|any|the|your|this|that|these|those|it|them|access|dry|off|out|now|up|indoors|outdoors|in|under|using|until|(?:\p{Ll}{2,12} ){1,2}(?:dry|until)|(?:\p{Ll}{3,14} ){1,3}as (?:such|confidential|proprietary|private|urgent|read|complete|done|paid|present|absent))(?![\p{L}-])/u;

/**
 * The corrected parts of a detected name: a name ends with its line, its column and its sentence, `St.` belongs to it,
 * and terms, roles and occupations are not names. Companies with a legal form are not persons, and a job title is not
 * part of a person's name.
 */
export function correctName(text: string, match: ModelMatch): readonly ModelMatch[] {
  const words = text.slice(match.start, match.end);
  const isOfParts = /\n|\t| {2}/.test(words) || (match.type === PERSON && STOP.test(words));
  if (!isOfParts) return correctPart(text, words, match);
  return partsOf(text, words, match).flatMap((part) =>
    correctPart(text, text.slice(part.start, part.end), part),
  );
}

function correctPart(text: string, words: string, part: ModelMatch): ModelMatch[] {
  if (isNonName(words) || isVerb(text, words, part)) return [];
  if (part.type === PERSON) return correctPerson(text, words, part);
  if (isOccupation(words) || isOfCells(words)) return [];
  return [withSaint(text, withoutDay(text, withoutOffice(words, part)))];
}

/** `Interac 09` before `-04` ends with a day, which is no part of the name. */
function withoutDay(text: string, part: ModelMatch): ModelMatch {
  if (!/^[-/.]\d/.test(text.slice(part.end, part.end + 2))) return part;
  const day = / \d{1,4}$/.exec(text.slice(part.start, part.end))?.[0].length ?? 0;
  return { ...part, end: part.end - day };
}

/** Cells of a file of values, and a color with what it is for, are no name. */
function isOfCells(words: string): boolean {
  return (
    /,[^\s,]/.test(words) ||
    /^(?:Blue|Red|Green|Yellow|White|Black|Orange|Purple|Pink) for /.test(words)
  );
}

function partsOf(text: string, words: string, match: ModelMatch): ModelMatch[] {
  const parts: ModelMatch[] = [];
  let from = 0;
  for (const gap of words.matchAll(GAP)) {
    if (gap[0].includes('\n') && isWrapped(text, match.start + gap.index)) continue;
    parts.push({ ...match, start: match.start + from, end: match.start + gap.index });
    from = gap.index + gap[0].length;
  }
  parts.push({ ...match, start: match.start + from });
  return parts
    .map((part) => withoutHyphenatedWord(text, part))
    .filter(
      (part, index) =>
        part.end - part.start > 1 &&
        (index === 0 || hasTwoWords(text, part) || beginsSentence(text, part)),
    );
}

/** `Steuer` in `Steuer-ID` is not the last word of a name. */
function withoutHyphenatedWord(text: string, part: ModelMatch): ModelMatch {
  if (!HYPHENATED_REST.test(text.slice(part.end, part.end + 3))) return part;
  const last = text.slice(part.start, part.end).search(LAST_WORD);
  return last <= 0 ? part : { ...part, end: part.start + last };
}

/** Whether the line ending at an offset is long enough to have been wrapped there. */
function isWrapped(text: string, lineEnd: number): boolean {
  const line = text.slice(Math.max(0, lineEnd - WRAPPED_LINE), lineEnd);
  return line.length === WRAPPED_LINE && !line.includes('\n');
}

/** A name of one word behind a stop is another person. */
function beginsSentence(text: string, { start, end }: ModelMatch): boolean {
  return text.slice(start - 2, start) === '. ' && !COLOR.test(text.slice(start, end));
}

/** A separate line after a name is a name only if it looks like one by itself. */
function hasTwoWords(text: string, { start, end }: ModelMatch): boolean {
  return text.slice(start, end).trim().includes(' ');
}

function isVerb(text: string, word: string, { start, end }: ModelMatch): boolean {
  if (word.length > LONGEST_VERB) return false;
  if (FORM_VERB.test(word) && /^ to\b/i.test(text.slice(end, end + 4))) return true;
  return (
    IMPERATIVE.test(word) &&
    BEGINS_SENTENCE.test(text.slice(Math.max(0, start - 12), start)) &&
    IMPERATIVE_OBJECT.test(text.slice(end, end + LONGEST_OBJECT))
  );
}

function correctPerson(text: string, words: string, part: ModelMatch): ModelMatch[] {
  if (isNoPerson(text, words, part)) return [];
  if (isSaint(text, words, part)) {
    return [withSaint(text, asPlace(part, 'A saint’s name: of a church, a school or a town.'))];
  }
  if (isFirmOrHouse(text, words, part)) {
    return [asOrganization(part)];
  }
  const companyEnd = endOfCompanyName(text, part.end);
  if (companyEnd !== undefined) return [{ ...asOrganization(part), end: companyEnd }];
  if (TWO_WORDS.test(words) && isOccupation(words)) return [];
  if (isTownBeforeState(text, part) || isHeadingOfCity(words)) return [asPlace(part)];
  if (isProduct(text, part)) {
    return [
      asOrganization(part, 'The context or an address shows that this is the name of software.'),
    ];
  }
  const person = withoutJobTitle(text, withoutEmployer(words, part));
  return person === undefined ? [] : [wholeName(text, person)];
}

/** Towns head the lines of lists in capitals; in running text people are called like them. */
function isHeadingOfCity(words: string): boolean {
  return words === words.toUpperCase() && isCity(words);
}

function isFirmOrHouse(text: string, words: string, part: ModelMatch): boolean {
  return COMPANY.test(words) || BUILDING.test(words) || isHouse(text, words, part);
}

/** `Ann Okafor of Unison` is Ann Okafor; `Joan of Arc`, `Philip II of Spain` and `Mary Ann of Hull` have no surname. */
function withoutEmployer(words: string, part: ModelMatch): ModelMatch {
  const first = NAMED_AT.exec(words)?.[1];
  if (first !== undefined && isFirstName(first)) return { ...part, end: part.start + first.length };
  const named = NAMED_OF.exec(words)?.[1];
  if (named === undefined) return part;
  const isOfUnion = UNION.test(words.slice(named.length));
  if (!isOfUnion && isFirstName(named.split(' ').at(-1) ?? '')) return part;
  return { ...part, end: part.start + named.length };
}

function asOrganization(
  part: ModelMatch,
  why = 'The words end like the name of a company or building.',
): ModelMatch {
  const confidence = Math.min(part.confidence, 0.5);
  return { ...part, type: 'organization-name', isInformational: true, confidence, why };
}

function asPlace(
  part: ModelMatch,
  why = 'It is the name of a town: of a large city, or with a state behind it.',
): ModelMatch {
  const confidence = Math.min(part.confidence, 0.5);
  return { ...part, type: 'place-name', isInformational: true, confidence, why };
}

/** In `Chief Executive Officer of Solvaris`, only the company is a name. */
function withoutOffice(words: string, part: ModelMatch): ModelMatch {
  if (!words.includes(' of ')) return part;
  const office = OFFICE_OF.exec(words)?.[0];
  if (office === undefined || !isOccupation(office.replace(/ of $/, ''))) return part;
  return { ...part, start: part.start + office.length };
}

/** A journal's title, before its year and volume: `J Clin Invest 2019;12(3)`. */
const VOLUME = /^\.?,? (?:19|20)\d\d(?: [A-Z][a-z]{2})?; ?\d{1,4} ?[(:]/;

function isNoPerson(text: string, words: string, part: ModelMatch): boolean {
  return (
    isJournal(text, words, part.end) ||
    isNoName(text, words, part) ||
    STORM.test(text.slice(Math.max(0, part.start - LONGEST_STORM), part.start))
  );
}

function isSaint(text: string, words: string, { start }: ModelMatch): boolean {
  return !words.includes(' ') && SAINT.test(text.slice(Math.max(0, start - 6), start));
}

function isJournal(text: string, words: string, end: number): boolean {
  return VOLUME.test(text.slice(end, end + 24)) && !words.includes(',');
}

function withSaint(text: string, part: ModelMatch): ModelMatch {
  if (!SAINT_ENDS.includes(text.charAt(part.start - 2))) return part;
  const before = SAINT.exec(text.slice(Math.max(0, part.start - 6), part.start))?.[1];
  return before === undefined ? part : { ...part, start: part.start - before.length };
}
