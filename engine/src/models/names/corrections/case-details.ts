import { DEMONYMS } from '#engine/detectors/pii/origin/demonyms.ts';
import { byPosition } from '#engine/spans/by-position.ts';
import {
  CAPITALS,
  LETTERS,
  SMALL_LETTERS,
  SMALL_LETTERS_BEYOND_ASCII,
} from '#engine/text/letters.ts';
import { oneLine } from '#engine/text/one-line.ts';
import type { Span } from '#engine/vocabulary.ts';

import { CASE_FIGURES } from './case-figures.ts';
import { CASE_WORDS } from './case-words.ts';

/** How a text about a person's case refers to that person; contracts and manuals rarely do. */
const ROLES = [
  'the applicant',
  'the claimant',
  'the plaintiff',
  'the defendant',
  'the appellant',
  'the petitioner',
  'the accused',
  'the deceased',
];
const ARTICLE = 'the ';
const FIRST_LETTERS = new Set(ROLES.map((role) => role.charCodeAt(ARTICLE.length)));
const MIN_MENTIONS = 3;
/** The opening of a text shows whether it is about a case. */
const OPENING_LENGTH = 20_000;

const LETTER = `[${LETTERS}]`;
const CAPITAL = `[${CAPITALS}]`;
const SMALL_LETTER = `[${SMALL_LETTERS}]`;
/** Combining accents. */
const MARKS = String.raw`\u0300-\u036f`;

/** Names that courts use for themselves and their documents in every case. */
const NOT_COURT_TERM = `(?!(?:Court|Government|Convention|Commission|Articles?|Chamber|Rules?|Section|Act|Protocol|Registry|Report|The|Grand|Code|Constitution|Criminal|Chapter|Human|European|Fundamental|Supreme|Law|Members?)(?!${LETTER}))`;
/** Words that begin a sentence rather than a name. */
const NOT_SENTENCE_START = `(?!(?:The|An?|His|Her|Their|This|That|These|In|On|At|By|When|If|Under|Any|All|Each|No|For|From|After|Before|Mrs?|Ms|Dr)(?!${LETTER}))`;
const WORD = `${CAPITAL}[${LETTERS}${MARKS}’'-]{1,24}`;
const SPECIFIC_WORD = `${NOT_COURT_TERM}${WORD}`;
const NAMES = `(?<![${LETTERS}\\d’'-])${NOT_SENTENCE_START}${WORD}(?: (?:and |of |for )?${WORD}){0,3}`;
const OF_PLACE = `(?: (?:of|for|in) (?:the )?${WORD}(?: (?:and |of )?${WORD}){0,2})`;
/** An authority's abbreviation or name in its own language. */
const NATIVE_NAME = `(?: \\((?:the )?[“"'‘]?(?!(?:the|in|on|of|see|who|as|and|or|now|hereinafter|hereafter|cited|rule|article|art|section)(?!${LETTER}))[${LETTERS}${MARKS}][${LETTERS}${MARKS}’' -]{1,40}[”"'’“]?\\))`;
const NATIONS = DEMONYMS.map((nation) => nation.charAt(0).toUpperCase() + nation.slice(1));
const NUMBER_WORD = oneLine`(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen
    |fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty
    |ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?`;
const NUMBER = `(?:\\d{1,3}|one|${NUMBER_WORD})`;
const RANK = oneLine`(?:His Honour Judge|Judge|Justice|DC|DI|DS|PC|WDC|WPC|Detective|Sergeant|(?:Lance )?Corporal
    |Captain|Major|Colonel|Lieutenant(?:-Colonel)?|Squadron Leader|(?:Wing|Lieutenant) Commander
    |Flight Lieutenant|Brigadier|Inspector|Superintendent|Constable|Private|Sheriff|Recorder)`;
/** Words in capitals in every case: headings, currencies and others that identify nobody. */
const NOT_COMMON_CAPITALS = oneLine`(?!(?:EUR|GBP|USD|TRL|DEM|FRF|PLN|SEK|FIM|DKK|NOK|ITL|VAT|DNA|CD|MPs?
    |UK|EU|EC|UN|ECHR|NGO|QC|I{1,3}|I[VX]|VI{0,3}|XI{0,2}|OF|THE|IN|AND|TO|BY|ON|FOR|AS|AT|OR|CASES?|FACTS|LAW
    |AGAINST|FROM|WITH|MERITS)(?!${LETTER}))`;
/**
 * Patterns grouped by their first characters, so that each position is tried only against those that may begin there.
 */
const CAPITALIZED = [
  `(?:(?:${NATIONS.join('|')})(?: Governments?)?|United Kingdom Governments?)(?!${LETTER})`,
  `${NAMES}[ -](?:police(?: stations?)?|public prosecutor(?:['’]s(?: office)?)?|prison|garrison|governor|barracks)(?!${LETTER})`,
  `(?:${NAMES} )?(?:Court|Tribunal|Board|Office|Authority|Council|Agency)(?: of Appeal)?(?:['’]s)?(?:${NATIVE_NAME}${OF_PLACE}?|${OF_PLACE}${NATIVE_NAME})`,
  `${NAMES} (?:Court of (?:Appeal|Cassation)|Police|Prison|Agency|Service|Board|Tribunal)(?:['’]s)?(?: ${NOT_SENTENCE_START}${WORD}){0,2}${OF_PLACE}?`,
  `${RANK}(?: ${WORD}){1,3}`,
  `HM(?:P| Prison)(?: ${WORD}){1,3}`,
  `${WORD}(?: (?:and |of the |of )?${WORD}){0,4} v\\. (?:the )?${WORD}(?: ${WORD}){0,2}`,
  `(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:s| (?:morning|afternoon|evening|night))?(?!${LETTER})`,
  // Abbreviations of bodies and laws, and people referred to by their initials alone.
  `(?<=[ “‘"(])${NOT_COMMON_CAPITALS}${CAPITAL}{2,6}(?:[/-]${CAPITAL}{1,5})*(?!${LETTER})(?! ${CAPITAL}{2})`,
  `(?<![${LETTERS}.])(?!U\\.[KS]|[EQD]\\.C)(?:${CAPITAL}\\.[ -]?){2,4}(?<! )(?! ?${CAPITAL}${SMALL_LETTER})`,
  // Capitalized words within a sentence: benefits, laws, units, buildings.
  `(?<=${SMALL_LETTER}[,)”]? )${SPECIFIC_WORD}(?: (?:of |and |for |the )?${SPECIFIC_WORD}){1,4}`,
];
/** First words of brackets that contain no translation. */
const BRACKET_WORDS = oneLine`see|applicable|above|below|together|including|hereinafter|hereafter|later|both
    |relating|referred|being|with|without|under|which|paragraphs?|sections?|articles?|amended|emphasis|unreported
    |dated|cited`;
/** Short names of somebody or something, or names in another language. */
const BRACKETED = [
  `(?<=${LETTER} )\\([“‘"'](?:the )?${CAPITAL}{2,8}[”’"'“]\\)`,
  `(?<=${CAPITAL}[${LETTERS}’'-]{1,30} )\\([${LETTERS}’' -]{4,40}\\)`,
  `\\((?=[${SMALL_LETTERS} ]{0,40}[${SMALL_LETTERS_BEYOND_ASCII}])${SMALL_LETTER}[${SMALL_LETTERS} ]{3,40}\\)`,
  `\\((?!(?:${BRACKET_WORDS})(?!${LETTER}))${SMALL_LETTER}{5,30}(?: ${SMALL_LETTER}{3,20}){0,2}\\)`,
  `“${CAPITAL}[${LETTERS}’' -]{1,30}”`,
];
const LOWER_CASE_DETAILS = [
  // Durations and quantities.
  `(?:within|more than|less than|at least|up to|every|preceding|following|last|next|further) (?:about )?${NUMBER} (?:day|week|month|year)s?(?:['’])?(?!${LETTER})`,
  `(?<![\\d-])${NUMBER}-(?:day|week|month|year) ${SMALL_LETTER}{1,20}`,
  `(?<![\\d-])${NUMBER_WORD} (?!of )${SMALL_LETTER}[${SMALL_LETTERS}’'-]{1,24}`,
  ...CASE_FIGURES,
  ...CASE_WORDS,
];
const DETAILS: readonly RegExp[] = [
  new RegExp(`(?=${CAPITAL})(?:${CAPITALIZED.join('|')})`, 'gu'),
  new RegExp(`(?:${BRACKETED.join('|')})`, 'gu'),
  new RegExp(`(?<!${LETTER})(?=[a-z\\d])(?:${LOWER_CASE_DETAILS.join('|')})`, 'gu'),
];

/** The tagger's output for a text: names, and guesses below the confidence threshold. */
interface TaggedText {
  readonly names: readonly Span[];
  readonly guesses: readonly Span[];
}

/**
 * In a text about a person's case, further details that would identify the person: names, including titles and mere
 * guesses, durations, quantities, relatives, offenses and illnesses. In order, without overlaps with known names.
 */
export function findCaseDetails(text: string, { names, guesses }: TaggedText): Span[] {
  if (!isAboutCase(text)) return [];
  const written = DETAILS.flatMap((detail) =>
    Array.from(text.matchAll(detail), ({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
    })),
  );
  const known = names.toSorted(byPosition);
  let next = 0;
  return [...withoutOverlaps(written), ...guesses].sort(byPosition).flatMap(({ start, end }) => {
    while ((known[next]?.end ?? Infinity) <= start) next += 1;
    return uncoveredParts({ start, end }, known, next);
  });
}

/** Keeps the first of any overlapping spans. */
function withoutOverlaps(stretches: readonly Span[]): Span[] {
  let end = 0;
  return stretches.toSorted(byPosition).filter((stretch) => {
    const isSeparate = stretch.start >= end;
    if (isSeparate) ({ end } = stretch);
    return isSeparate;
  });
}

/** The parts of a span not covered by known names, starting from the `first` of them; single marks are dropped. */
function uncoveredParts({ start, end }: Span, known: readonly Span[], first: number): Span[] {
  const left: Span[] = [];
  let from = start;
  for (let at = first; at < known.length; at += 1) {
    const name = known[at];
    if (name === undefined || name.start >= end) break;
    if (name.start - from > 1) left.push({ start: from, end: name.start });
    from = Math.max(from, name.end);
  }
  if (end - from > 1) left.push({ start: from, end });
  return left;
}

function isAboutCase(text: string): boolean {
  const opening = text.slice(0, OPENING_LENGTH);
  const mentionCounts = new Map<string, number>();
  for (let at = opening.indexOf(ARTICLE); at !== -1; at = opening.indexOf(ARTICLE, at + 1)) {
    // Most words after an article do not begin like a role.
    if (!FIRST_LETTERS.has(opening.charCodeAt(at + ARTICLE.length))) continue;
    const role = ROLES.find((one) => opening.startsWith(one, at));
    if (role === undefined) continue;
    const mentions = (mentionCounts.get(role) ?? 0) + 1;
    if (mentions >= MIN_MENTIONS) return true;
    mentionCounts.set(role, mentions);
  }
  return false;
}
