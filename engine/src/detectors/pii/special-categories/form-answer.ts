import type {
  Certainty,
  DetectorDescription,
  Match,
  Place,
  PlaceDetector,
} from '#engine/detector.ts';
import { BESIDE_SUBJECT, type InCompany } from '#engine/detectors/company.ts';
import { isPeopleHeader } from '#engine/detectors/pii/labeled-numbers/is-people-header.ts';
import { DEMONYMS } from '#engine/detectors/pii/origin/demonyms.ts';
import { readColumnOf } from '#engine/tables/table-column.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { type LabeledValue, valueAt } from '#engine/text/labeled-value.ts';
import { linesAround } from '#engine/text/lines.ts';
import { matchesAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';

/** The start of a question: “Do you have any disability?”. */
const LEAD = oneLine`(?:(?:do|have) you (?:have|had|got)? ?(?:an?|any)?
  |are you (?:an?|currently an?)|details of(?: any)?|any|your
  |please (?:state|give|list)(?: any)?|known|existing|current|previous|unspent|relevant|other)`;
/** All that may precede a label: the start of its line, a list marker, or a cell separator. */
const BEFORE = endingAtOffset(
  String.raw`(?:^|[\n\t|;•·]|[ ]{2}|[ ][-–—]|\n\s{0,8}(?:[-–•*]|\(?\d{1,2}[.)]))[ ]{0,8}["'*_]{0,2}(?:${LEAD} )?`,
  'i',
);
const LONGEST_BEFORE = 56;
/** How a question may continue: “Allergies / medical conditions we should know about”. */
const TAIL = oneLine`(?:(?:[ ]?[/&][ ]?|,?[ ])\(?(?:illness|impairments?|disabilit(?:y|ies)
  |conditions?|convictions?|cautions?|points|health|medical|special|dietary|allergies|medication
  |or|and|other|any|needs|requirements|we|should|know|about|be|aware|of|you|have|may|which|that
  |affect|your|work|details|please|give|specify|describe|state|list|if|yes|so|to|declare
  |disclosed|current|status|code|drug|food|union|motoring|criminal|spent|unspent
  |pending)(?![\w-])\)?){0,10}(?:[ ](?:laut|lt\.?|gemäß|nach|according[ ]to|as[ ]per|per|from)[ ][a-zà-ÿ.]{2,20}(?:[ ][a-zà-ÿ.]{2,20}){0,2}(?=[ ]?:))?(?:[ ]?\([^()\n]{1,40}\))?\??`;
/** A colon, a row of dots, or a column gap; or the end of the line of a label that stands alone. */
const SAME_LINE = new RegExp(
  `${TAIL}${oneLine`["'*_]{0,2}(?:[ ]{0,30}:|[ ]?=|[ ]?\.{3,120}:?|_{3,120}|…{1,60}|\t
    |[ ]{2,60}|[ ]?\||[ ][-–—](?=[ ])|(?<=\?)[ ])["'*_]{0,2}[ \t]{0,40}(?:(?:\.{2,120}
    |_{2,120})[ \t]{0,40})?`}`,
  'iy',
);
const NEXT_LINE = new RegExp(
  `${TAIL}${String.raw`["'*_]{0,2}[ ]?:?["'*_]{0,2}[ \t]{0,8}\r?\n[ \t]{0,40}`}`,
  'iy',
);
/** The minimum that follows a question; in prose, other words follow. */
const QUESTION_END = new RegExp(
  `${TAIL}${String.raw`["'*_]{0,2}(?:(?<=\?)|[:=\t\n\r|,;…]|[ ][:| .=_–—-]|\.\.|__|$)`}`,
  'iy',
);
/** An answer: a few words up to the end of their line or cell. */
const WORDS = new RegExp(
  oneLine`\p{L}[\p{L}\p{M}'’-]{1,24}(?:(?:,[ ]|[ ]?[/&][ ]?|[ ][-–][ ]
    |[ ]\(?)[\p{L}\p{M}\d'’-]{1,24}\)?){0,5}(?=[ \t]{0,40}(?:$|[\r\n|;\t]|[ ]{2}
    |\.[ ]?(?:$|[\r\n])))`,
  'uy',
);
const WORDS_OF_CELL = /\p{L}[\p{L}\p{M}'’ /&-]{1,40}/uy;
/** An answer that takes the rest of its line or cell. */
const LINE =
  /[\p{L}\d](?:(?![ ]{2})[^\n\r\t|]){1,140}?(?=[ \t]{0,40}(?:$|[\r\n|\t]|[ ]{2}|\.?[ ]?(?:$|[\r\n])))/uy;
const LINE_OF_CELL = /[\p{L}\d][^\n\r\t|]{1,80}/uy;
const NO_ANSWER = new RegExp(
  oneLine`^(?:n\/?a|none|nil|no|not|nothing|never|nkd?a|nkma|prefer|rather|unknown
    |undisclosed|withheld|optional|please|select|choose|tick|circle|specify|enter|see|as|any|all
    |keine?|nicht|ohne|aucune?|néant|ning[uú]n[oa]?|nessun[oa]?|brak|geen|ikke|ingen
    |other|the|we|our|protected|required|data|information|details)(?![\p{L}-])`,
  'iu',
);
/** Lists of protected characteristics name one after the other. */
const OTHER_LABEL = new RegExp(
  oneLine`^(?:age|sex|gender|creed|colou?r|national origin|origin|ancestry|pregnancy
    |maternity|belief|beliefs|veteran|nationality|disabilit(?:y|ies)|neurotype|identity
    |orientation|race|ethnicity|religion|marital status|citizenship|language|appearance|health|dependents|dependants|children
    |spouse|name|address|date|place|email|e-mail|phone|telephone|title|signature|occupation
    |education|experience|profile|skills|languages|interests|hobbies|references|contact
    |employment|equality|diversity|status|type|number|value)(?![\p{L}-])`,
  'iu',
);
/** What rules, leaflets and blank forms have after such a label. */
const NO_STATEMENT = new RegExp(
  oneLine`^(?:unlawful|illegal|discriminatory|irrelevant|inappropriate|intrusive|forbidden|if|ask|tell|inform|contact|consult|check|read|where|when|this|these|it|a|an|in
    |to|for|under|every|each|yes ?\/|y ?\/ ?n)(?![\p{L}-])
    |(?<![\p{L}-])(?:shall|must|will|may|should|can|employees?|employers?|compan(?:y|ies)
    |applicants|candidates|customers|patients|everyone|anyone|anybody|people|persons?
    |polic(?:y|ies)|laws?|act|acts|section|insurers?|insured|insurance|cover|covered|excluded?
    |discriminat\p{L}{1,4}|regardless|true|false|null|string|boolean|adjustments|raises?|risk
    |includ(?:e|es|ing)|means|defined|(?:are|is|were) (?:made|given|needed|required|considered
    |diagnosed|common))(?![\p{L}-])|[{}<>=[\]]|\(\)|%`,
  'iu',
);
/** A question in quotation marks beside another column, which is about the question. */
const IS_QUOTED_QUESTION = /\?["”][*_]{0,2}[ ]{0,30}(?:\||\t)/;
/** Cells of a table header: short, capitalized, and without digits. */
const HEAD_CELL = /^\p{Lu}[^\d:.]{0,29}\.?$/u;

/** Cells of a header that a program printed, and the quotation marks in which a notebook keeps its line. */
const KEY_CELL = /^\p{Ll}[\p{Ll}_]{0,24}$/u;
const AROUND_CELL = /^["']{1,2}|(?:\\n)?["',]{1,3}$/g;
const LEAST_KEYS = 4;

/** Cells that are answers, however short and capitalized. */
const PLAIN_ANSWER =
  /^(?:divorced|single|married|widow(?:ed|er)?|separated|cohabiting|engaged|civil partner(?:ship)?)$/i;
const NATIONALITIES = new Set(DEMONYMS.map((demonym) => demonym.toLowerCase()));
const NEXT_COLUMN = /[ ]{3,40}|\t{1,4}/y;

/** Headers of lists of goods, whose denominations and conditions are not about people. */
const GOODS =
  /(?<![\p{L}-])(?:qty|quantity|prices?|amount|totals?|units?|items?|articles?|eur|usd|gbp|count|share|rate|n|mean|median|sd|frequency)(?![\p{L}-])|[%[]/iu;

/** Pharmacies count what they hand out to each. */
const OF_PATIENTS = /(?<!\p{L})(?:patients?|dob|date of birth|nhs[ _]no|rx[ _]?no)(?!\p{L})/iu;

/** The certainty of an answer to a question that only forms about people ask. */
const STATED: Certainty = { confidence: 0.85 };

/** Form questions that are answered in words. */
interface FormAnswer extends Omit<DetectorDescription, 'category'> {
  /** The questions, as worded in forms. */
  readonly labels: readonly string[];
  /** Whether an answer such as `yes` is informative. */
  readonly doesYesTell?: boolean;
  /** Whether answers are free text, with digits and brackets, up to the end of their line. */
  readonly isFree?: boolean;
  /** Another format that answers may have, such as a code. */
  readonly code?: RegExp;
  /** Questions that leaflets, menus and papers also contain, so a person must be named nearby. */
  readonly isCommon?: (label: string) => boolean;
  /** What must be nearby then; `BESIDE_SUBJECT` when absent. */
  readonly whereCommon?: InCompany;
}

/**
 * Builds a detector of answers beside or below a label in forms, records and tables; a label without an answer yields
 * nothing.
 */
export function formAnswer(form: FormAnswer): PlaceDetector {
  const { labels, doesYesTell: _told, isFree = false, code, isCommon, ...others } = form;
  const { whereCommon = BESIDE_SUBJECT, ...description } = others;
  const isAnswer = answerTest(form);
  const certaintyOf = (place: Place, isLoose = false): Certainty =>
    isLoose || isCommon?.(labelOf(place)) === true ? whereCommon : STATED;
  const answerAfter = (place: Place, gap: RegExp): Match | undefined => {
    const between = valueAt(place.text, place.end, gap);
    if (between === undefined || isHead(place, between.value)) return undefined;
    if (IS_QUOTED_QUESTION.test(between.value)) return undefined;
    const found =
      (code && valueAt(place.text, between.end, code)) ??
      valueAt(place.text, between.end, isFree ? LINE : WORDS);
    if (found === undefined || !isAnswer(found.value)) return undefined;
    return asMatch(place, found, certaintyOf(place, isFree && gap === NEXT_LINE));
  };
  const secondAnswer = (place: Place, first: Match): Match | undefined =>
    isFree ? undefined : answerBeside(place, first, isAnswer);
  return {
    ...description,
    scope: 'place',
    category: 'pii',
    triggers: [...labels, ...keysOf(labels)],
    reach: { before: LONGEST_BEFORE, after: 240 },
    glance: (text, _, end) => matchesAt(text, end, QUESTION_END),
    verify(place) {
      const from = startOfMatchBefore(place.text, place.start, BEFORE);
      if (from === undefined) return undefined;
      const ownsLine = from === 0 || place.text.charAt(from) === '\n';
      const below = ownsLine ? answerAfter(place, NEXT_LINE) : undefined;
      const beside = answerAfter(place, SAME_LINE);
      if (beside !== undefined && secondAnswer(place, beside) !== undefined) return undefined;
      return beside ?? below;
    },
    readList: (place) => {
      const first = answerAfter(place, SAME_LINE);
      const second = first && secondAnswer(place, first);
      if (first && second) return [first, second];
      const answers = readColumnOf(
        place,
        isFree ? LINE_OF_CELL : WORDS_OF_CELL,
        isPeopleHeader(place) ? 2 : 3,
      ).filter(({ value }) => isAnswer(value));
      const head = linesAround(place.text, place).replaceAll(String.raw`\n`, '');
      if (answers.length === 0 || (GOODS.test(head) && !OF_PATIENTS.test(head))) return [];
      const certainty = certaintyOf(place);
      return answers.map((found) => asMatch(place, found, certainty));
    },
  };
}

/** The labels as the columns of exported tables are named: `marital_status`. */
function keysOf(labels: readonly string[]): string[] {
  return labels
    .filter((label) => /^[a-z]+(?: [a-z]+)+$/.test(label))
    .map((label) => label.replaceAll(' ', '_'));
}

/** Distinguishes answers from labels and from uninformative text. */
function answerTest({
  labels,
  doesYesTell = false,
  isFree = false,
}: FormAnswer): (value: string) => boolean {
  const isLabel = new RegExp(`^(?:${labels.join('|')})(?![\\w-])`, 'i');
  return (value: string): boolean => {
    if (/^yes$/i.test(value)) return doesYesTell;
    if (/^yes ?\/ ?no/i.test(value)) return false;
    if (NO_ANSWER.test(value) || isLabel.test(value)) return false;
    return isFree ? isStatement(value) : !OTHER_LABEL.test(value);
  };
}

/** The second of two people's answers, in the last column of the same line. */
function answerBeside(
  place: Place,
  first: Match,
  isAnswer: (value: string) => boolean,
): Match | undefined {
  const gap = valueAt(place.text, first.end, NEXT_COLUMN);
  const found = gap && valueAt(place.text, gap.end, WORDS);
  if (found === undefined || !isAnswer(found.value)) return undefined;
  if (!/^[ \t]{0,40}(?:$|[\r\n])/.test(place.text.slice(found.end))) return undefined;
  return asMatch(place, found, STATED);
}

/** Whether a free-text answer is informative: a number is not, and one or two words may be the next label. */
function isStatement(value: string): boolean {
  if (NO_STATEMENT.test(value) || !/\p{L}{2}|[+-]$/u.test(value)) return false;
  return value.split(' ').length > 2 || !OTHER_LABEL.test(value);
}

function labelOf({ text, start, end }: Place): string {
  return text
    .slice(start, end)
    .replaceAll(/[\s_]{1,40}/g, ' ')
    .toLowerCase();
}

function isPlainAnswer(cell: string): boolean {
  return PLAIN_ANSWER.test(cell) || NATIONALITIES.has(cell.toLowerCase());
}

/** Whether a label and what follows it across a gap are cells of a table header. */
function isHead(place: Place, gap: string): boolean {
  if (/[:=.…_?–—-]/.test(gap)) return false;
  const cells = linesAround(place.text, place)
    .split(/ {2,60}|\t|\|/)
    .map((cell) => cell.trim().replaceAll(AROUND_CELL, ''))
    .filter((cell) => cell !== '');
  if (cells.length >= LEAST_KEYS && cells.every((cell) => KEY_CELL.test(cell))) return true;
  return cells.length >= 3 && cells.every((cell) => HEAD_CELL.test(cell) && !isPlainAnswer(cell));
}

function asMatch(place: Place, { start, end }: LabeledValue, certainty: Certainty): Match {
  return { start, end, ...certainty, why: `The text answers the question “${labelOf(place)}”.` };
}
