import type { Match, Place } from '#engine/detector.ts';
import { BESIDE_CONTACT } from '#engine/detectors/company.ts';
import { isDigit } from '#engine/text/ascii.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { endOfMatchAt, matchesAt } from '#engine/text/match-at.ts';
import { isWhiteSpace } from '#engine/text/white-space.ts';
import type { Span } from '#engine/vocabulary.ts';

import { startBelowAddressee } from './in-letter-head.ts';
import {
  AMERICAN_STATES,
  FLOOR,
  PLACE,
  type Street,
  streetAtEnd,
  streetBeforeTown,
  UNIT,
} from './street-forms.ts';

/** Two-letter areas of British postcodes (Royal Mail); the one-letter areas are below. */
const AREAS =
  'ab al ba bb bd bh bl bn br bs bt ca cb cf ch cm co cr ct cv cw da dd de dg dh dl dn dt dy ec eh en ex fk fy gl gu gy ha hd hg hp hr hs hu hx ig im ip iv ja je ka kt kw ky la ld le ll ln ls lu me mk ml ne ng nn np nr nw ol ox pa pe ph pl po pr rg rh rm sa se sg sk sl sm sn so sp sr ss st sw sy ta td tf tn tq tr ts tw ub wa wc wd wf wn wr ws wv yo ze';

/** Triggers for postcodes: alphanumeric and numeric. */
export const POSTCODE_TRIGGERS: readonly string[] = [
  ...AREAS.split(' ').map((area) => `${area}#*`),
  ...'a b c d e f g h j k l m n p r s t v w x y'.split(' ').map((letter) => `${letter}#*`),
  '####',
  '#####',
  '######',
  '### ##',
  '##-###',
];

/** British, Irish (Eircode) and Canadian codes. */
const LETTERED =
  /(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|(?:[AC-FHKNPRTV-Y]\d{2}|D6W)(?!\d{4}) ?(?=[A-Z]{0,3}\d)[A-Z\d]{4}|[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d)(?![\p{L}\d])/uy;
/**
 * A numeric code, followed by two letters in the Netherlands and grouped in Sweden, Greece and Poland, and the town
 * after it.
 */
const LEADING =
  /(?:\d{3} \d{2}|\d{2}-\d{3}|\d{4,5}(?: [A-Z]{2}(?= \p{Lu})|-\d{3}(?= \p{Lu}))?) \p{Lu}[\p{L}\p{M}'’-]{1,24}(?:(?: (?:am|an|der|sur|la|le|de|les|del|di|in)){1,2} \p{Lu}[\p{L}\p{M}'’-]{1,24}|-\p{Lu}[\p{L}\p{M}'’-]{1,24}| \d{1,2}(?![\d.,/]))?/uy;
/** After a number and a name: what makes them a house number and its street rather than a code and its town. */
const IS_STREET =
  /(?: \p{Lu}[\p{L}'’.-]{0,20}){0,2} (?:Street|St|Avenue|Ave|Boulevard|Blvd|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Way|Place|Pl|Parkway|Pkwy|Highway|Hwy|Circle|Terrace|Trail|Plaza)(?![\p{L}])/uy;
/** The state before an Australian code. */
const AFTER_STATE = /(?<=\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT) )/y;
const AFTER_AMERICAN_STATE = new RegExp(`(?<=\\p{L},? (?:${AMERICAN_STATES}) )`, 'uy');
const AMERICAN = /\d{5}(?:-\d{4})?(?![\d-]|[.,]\d)/y;
/** A town; in Germany and Austria, company register letters are followed by a number. */
const BEFORE_INDIAN = /(?!(?:HR[AB]|GnR) )\p{Lu}\p{L}{2,20}[ ]{0,1}[-–]?[ ]{0,1}$/u;
/** What precedes a code that comes before its town, and what follows its first digits. */
const AFTER_STREET = /(?<=[,·] |\n|[DF]-)/y;
const BEFORE_TOWN = /(?:-\d{3})?\s\p{Lu}/uy;
const INDIAN = /[1-8]\d{5}(?![\d-]|[.,]\d)/y;
/** A form asks for the code on its own line. */
const CODE_LABEL = endingAtOffset(
  String.raw`(?<![\p{L}\d])(?:[Pp]ost ?[Cc]ode|POST ?CODE|[Pp]ostal [Cc]ode|POSTAL CODE|[Ee]ircode|EIRCODE)[ .:_\t]{1,120}`,
  'u',
);
/** A Canadian province in brackets before the code. */
const PROVINCE = endingAtOffset(
  String.raw` \((?:Québec|Quebec|QC|Ontario|ON|Manitoba|MB|Alberta|AB|Nouveau-Brunswick|NB)\)[ ,]{1,3}`,
);
/** A flat in a block in India, before the name of the building. */
const INDIAN_FLAT = /^[A-Z]-\d{2,4}$/;
/** Lines of an address are stacked, with any indentation. */
const INDENT = endingAtOffset(String.raw`\n[ \t]{1,60}`);
/** Towns, districts or a house name, from the start of a line or cell. */
const TOWN_LINE = endingAtOffset(
  String.raw`(?<=(?:^|\n|[|:]|[ ]{2})[ \t]{0,8})(?:\p{Lu}[\p{L}\p{M}'’-]{1,24}(?:[ -](?:\p{Lu}[\p{L}\p{M}'’]{1,24}|on|upon|in|under|le|the|of)){0,3}, ){1,3}`,
  'u',
);
const ENDS_LINE = /^(?:$|[ ]?[\r\n|]|[ ]{2}|\.?$)/;
/** In `23/4, 3rd Cross`, the `23/4` is a house number. */
const HOUSE_NUMBER = /^\d{1,4}(?:\/\d{1,4})?$/;
const YEAR = /^(?:19|20)\d\d$/;
/** A flat in a Scottish tenement or a block: `3/1, 22 Polwarth Gardens`. */
const FLAT_NUMBER = /^(?:\d{1,2}\/\d{1,2}|(?!(?:19|20)\d\d$)\d{1,4}[A-Z]?|[A-Z]-\d{1,4})$/;

/** The maximum number of comma-separated parts of an address; the next constant limits their length. */
const MAX_PARTS = 7;
const LONGEST_PART = 60;
const BEFORE_PART = unitsOf(',;:\n|•·(<>=');
/** Separators between two parts; spaces may separate them too. */
const BETWEEN_PARTS = unitsOf(',·–-');

function unitsOf(marks: string): ReadonlySet<number> {
  return new Set(Array.from(marks, (mark) => mark.charCodeAt(0)));
}

/** Whether a postcode may begin at a trigger, judging by a few nearby characters. */
export function mayBePostcode(text: string, start: number, end: number): boolean {
  if (!isDigit(text.charCodeAt(start))) {
    return matchesAt(text, start, LETTERED);
  }
  const length = end - start;
  const isGrouped = isInGroups(text, start, end);
  if (length === 6 && !isGrouped)
    return /\p{L}[ -]{0,3}$/u.test(text.slice(Math.max(0, start - 5), start));
  if (length === 4 && matchesAt(text, start, AFTER_STATE)) return true;
  if (length === 5 && matchesAt(text, start, AFTER_AMERICAN_STATE)) return true;
  if (!matchesAt(text, start, AFTER_STREET) || !matchesAt(text, end, BEFORE_TOWN)) return false;
  // A house has a number unless it has a name.
  return /\d|(?:House|Cottage|Villa|Farm)\b/.test(
    text.slice(Math.max(0, start - LONGEST_PART), start),
  );
}

/** As `163 74` or `31-147`. */
function isInGroups(text: string, start: number, end: number): boolean {
  return end - start === 6 && /[ -]/.test(text.slice(start, end));
}

/** The address that ends with the postcode at a trigger, or with the town after it. */
export function addressByPostcode({ text, start, end }: Place): Match | undefined {
  const code = codeAt(text, start, end);
  if (code === undefined) return undefined;
  const label = startOfMatchBefore(text, code.start, CODE_LABEL);
  const province = startOfMatchBefore(text, code.start, PROVINCE);
  const found = startBefore(text, { ...code, start: label ?? province ?? code.start });
  if (label !== undefined && found?.isPlain !== true) {
    const why = 'A postcode follows its label.';
    return code.leadsTown ? undefined : { start: code.start, end: code.end, confidence: 0.8, why };
  }
  if (found === undefined) return code.isLettered ? addressOfTown(text, code) : undefined;
  return {
    start: startWithStreet(text, startWithUnit(text, found.start)),
    end: code.end,
    ...(found.isPlain ? { confidence: 0.93 } : BESIDE_CONTACT),
    why: 'A street or house, a town and a postcode appear in the order of an address.',
  };
}

interface Code extends Span {
  readonly isLettered: boolean;
  /** The code is between the street and the town. */
  readonly leadsTown: boolean;
  /** Four-digit codes look like years, so the street must be unambiguous. */
  readonly mustBePlain: boolean;
}

function codeAt(text: string, start: number, end: number): Code | undefined {
  const isLettered = !isDigit(text.charCodeAt(start));
  const afterState = isLettered ? undefined : codeAfterState(text, start, end);
  if (afterState !== undefined) return afterState;
  const before = text.slice(Math.max(0, start - 26), start);
  const isIndian = !isLettered && end - start === 6 && !isInGroups(text, start, end);
  if (isIndian && !BEFORE_INDIAN.test(before)) return undefined;
  const form = isLettered ? LETTERED : isIndian ? INDIAN : LEADING;
  const codeEnd = endOfMatchAt(text, start, form);
  if (codeEnd === undefined || (form === LEADING && matchesAt(text, codeEnd, IS_STREET)))
    return undefined;
  const mustBePlain = YEAR.test(text.slice(start, end));
  return { start, end: codeEnd, isLettered, leadsTown: form === LEADING, mustBePlain };
}

/** An Australian code, or an American one preceded by an unambiguous street. */
function codeAfterState(text: string, start: number, end: number): Code | undefined {
  const code = { start, end, isLettered: false, leadsTown: false };
  if (end - start === 4 && matchesAt(text, start, AFTER_STATE)) {
    return { ...code, mustBePlain: false };
  }
  if (end - start !== 5 || !matchesAt(text, start, AFTER_AMERICAN_STATE)) return undefined;
  const codeEnd = endOfMatchAt(text, start, AMERICAN);
  return codeEnd === undefined ? undefined : { ...code, end: codeEnd, mustBePlain: true };
}

interface Beginning {
  readonly start: number;
  readonly isPlain: boolean;
}

/** The last line of an address, which counts only if a person is named above it. */
function addressOfTown(text: string, { start: codeStart, end }: Code): Match | undefined {
  if (!ENDS_LINE.test(text.slice(end, end + 3))) return undefined;
  const below = startBelowAddressee(text, codeStart);
  if (below !== undefined) {
    const why = 'Lines of places and a postcode appear below the name of an addressee.';
    return { start: below, end, confidence: 0.95, why };
  }
  const start = startOfMatchBefore(text, codeStart, TOWN_LINE);
  if (start === undefined) return undefined;
  const why = 'A town and a postcode appear on a line of their own below a person.';
  return { start, end, ...BESIDE_CONTACT, why };
}

/** Walks back part by part, over towns and districts, to the street and anything that may precede it. */
function startBefore(text: string, code: Code): Beginning | undefined {
  let found: Beginning | undefined;
  let end = code.start;
  let isBeforeTown = code.leadsTown;
  for (let count = 0; count < MAX_PARTS; count += 1) {
    const part = partBefore(text, end);
    if (part !== undefined && isBeforeTown && FLOOR.test(part.written)) {
      end = part.start;
      continue;
    }
    const next = part && beginningIn(part, found, isBeforeTown);
    isBeforeTown = false;
    if (part === undefined || next === undefined) break;
    found = next.found;
    if (next.isLast) break;
    end = part.start;
  }
  return found?.isPlain === false && code.mustBePlain ? undefined : found;
}

/** How a part extends what was found after it; undefined if the address does not extend that far back. */
function beginningIn(
  part: Part,
  found: Beginning | undefined,
  isBeforeTown: boolean,
): { found: Beginning | undefined; isLast: boolean } | undefined {
  const street = isBeforeTown ? streetBeforeTown(part.written) : streetOrFlat(part.written);
  const isComplete = found?.isPlain === true;
  if (street !== undefined && (street.isPlain || !isComplete)) {
    const own = { start: part.start + street.index, isPlain: street.isPlain };
    return { found: street.isPlain ? own : (found ?? own), isLast: street.index > 0 };
  }
  if (isComplete) {
    const isNumber = HOUSE_NUMBER.test(part.written);
    return isNumber ? { found: { start: part.start, isPlain: true }, isLast: false } : undefined;
  }
  return !isBeforeTown && PLACE.test(part.written) ? { found, isLast: false } : undefined;
}

function streetOrFlat(written: string): Street | undefined {
  return INDIAN_FLAT.test(written) ? { index: 0, isPlain: true } : streetAtEnd(written);
}

/** The word for a part of a building before its number, which was read as the number of a house. */
const UNIT_WORD = endingAtOffset(
  String.raw`(?<![\p{L}\d])(?:[Ff]lat|FLAT|[Aa]partment|APARTMENT|[Aa]pt\.?|[Uu]nits?|UNIT|[Ss]uite|[Rr]oom|[Ss]hop|[Pp]lot|[Ss]tudio|[Mm]aisonette|[Bb]lock|[Hh]ouse)(?: [Nn]o\.?)? `,
  'u',
);

/** The start of a building unit immediately before a street; the street's own start if there is none. */
export function startWithUnit(text: string, start: number): number {
  const word = startOfMatchBefore(text, start, UNIT_WORD);
  if (word !== undefined && isDigit(text.charCodeAt(start))) return word;
  const part = partBefore(text, start);
  const unit = part === undefined ? null : UNIT.exec(part.written);
  if (part === undefined) return start;
  if (unit !== null) return part.start + unit.index;
  if (FLAT_NUMBER.test(part.written) && text.charAt(start - 1) === ' ') return part.start;
  // A named house may come between: `Flat 12, Elm Court, 60 Station Road`.
  const other = PLACE.test(part.written) ? partBefore(text, part.start) : undefined;
  const first = other === undefined ? null : UNIT.exec(other.written);
  return other === undefined || first === null ? start : other.start + first.index;
}

/** An American street that precedes a part of a building without a comma: `418 Elm Dr Apt 6 Toronto`. */
const STREET_BEFORE_UNIT = endingAtOffset(
  String.raw`(?<![\p{L}\d.,/-])\d{1,5} (?:[NSEW]\.? )?(?:\p{Lu}[\p{L}'’.-]{1,20} ){1,3}(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Blvd|Ln|Lane|Ct|Court|Cres|Crescent|Way|Pl|Place|Pkwy|Terr?|Trail|Cir|Sq|Hwy)\.?,? `,
  'u',
);
const IS_UNIT = /^(?:apt|apartment|unit|suite|ste|#)/i;

function startWithStreet(text: string, start: number): number {
  if (!IS_UNIT.test(text.slice(start, start + 10))) return start;
  return startOfMatchBefore(text, start, STREET_BEFORE_UNIT) ?? start;
}

interface Part {
  readonly start: number;
  readonly written: string;
}

function isBetweenParts(unit: number): boolean {
  return isWhiteSpace(unit) || BETWEEN_PARTS.has(unit);
}

/** The text before an offset back to a comma or a line break, trimmed of spaces and separators. */
function partBefore(text: string, end: number): Part | undefined {
  const last = startOfMatchBefore(text, end, INDENT) ?? end;
  let to = last;
  while (to > 0 && last - to < 6 && isBetweenParts(text.charCodeAt(to - 1))) to -= 1;
  const earliest = Math.max(0, to - LONGEST_PART);
  let from = to;
  while (from > earliest && !BEFORE_PART.has(text.charCodeAt(from - 1))) from -= 1;
  const part = text.slice(from, to).trimStart();
  const written = part.trimEnd();
  return written === '' ? undefined : { start: to - part.length, written };
}
