import { endOfLine } from '#engine/text/lines.ts';
import { oneLine } from '#engine/text/one-line.ts';
import type { Span } from '#engine/vocabulary.ts';

/** A quotation behind a label or a list below a line, and whether nobody is to say what it holds. */
interface ShownList extends Span {
  readonly isForbidden: boolean;
  /** Whether its items are made-up cases. */
  readonly isInvented?: boolean;
}

/** Lines with one of these are given to `findListAt`; in the notation of `literals/literal.ts`. */
export const LIST_WORDS: readonly string[] = [
  ...['do not', "don't", 'never', 'must not', 'may not', 'not to', 'cannot', "can't"].flatMap(
    (not) => ['say', 'ask', 'assume', 'write:', 'use:'].map((verb) => `${not} ${verb}`),
  ),
  ...['example', 'answer', 'question', 'questions', 'words', 'phrases', 'remarks'].flatMap((noun) =>
    ['bad', 'wrong', 'poor', 'unlawful', 'illegal', 'banned', 'forbidden', 'unacceptable'].map(
      (wrong) => `${wrong} ${noun}`,
    ),
  ),
  ...['read', 'rewrite', 'discuss', 'sort', 'mark', 'rate', 'decide', 'consider'].flatMap((verb) =>
    ['each', 'these', 'the following', 'whether'].map((what) => `${verb} ${what}`),
  ),
  ...(
    'the following*|words to avoid|phrases to avoid|questions to avoid|language to avoid|instead of:|' +
    'rather than:|not: "|wrong: "|bad: "|poor: "|avoid: "|instead, say|instead say|say instead|' +
    'better:|try:|examples of|red flag|red flags|warning sign|warning signs|which of these|' +
    'which of the following|which of them|which statement*|which sentence*|which question*|' +
    'which remark*|which clause*|quiz|exercise|activity|test yourself|knowledge check|role play|' +
    'discussion questions|examples from|example from|what is not tolerated|what is not ok*|what is not acceptable|what is not allowed|what is never*|what will not be*|what we do not*|what we will not*|lawful or unlawful|lawful, unlawful|legal or illegal|legal, illegal|lawful or not|fair or unfair'
  ).split('|'),
  ...[
    'harassment',
    'discrimination',
    'bullying',
    'bias',
    'racism',
    'sexism',
    'retaliation',
  ].flatMap((wrong) => [
    `what ${wrong}*`,
    `of ${wrong}`,
    `${wrong} includes`,
    `${wrong} may*`,
    `${wrong} can*`,
  ]),
];

/** The beginning of a list item. */
const ITEM = String.raw`[ \t]{0,12}(?:[-–—•*▪◦✗✘❌>|]|\(?[0-9a-z]{1,3}[.)](?=\s)|["“‘'])`;
const IS_ITEM = new RegExp(`^${ITEM}`, 'i');
const PROHIBITION = oneLine`(?:do not|don['’]t|never|must not|may not|cannot|can['’]t|should not
  |shouldn['’]t|not to)`;
const WRONG = oneLine`(?:not (?:ok|okay|acceptable|allowed|lawful|fair)|wrong|bad|poor|unlawful
  |illegal|unfair|unacceptable|inappropriate|discriminatory|biased|forbidden|prohibited|banned)`;
const WORDS = oneLine`(?:questions?|words?|phrases?|wordings?|language|remarks?|comments?
  |statements?|jokes?|sentences?|clauses?|lines?)`;

/** A label before a quotation that nobody is to say: `Do not ask: "`, `Instead of: "`, `Bad example: "`. */
const LABEL = new RegExp(
  oneLine`^(?:${ITEM})?[ \t]{0,3}(?:(?:please )?${PROHIBITION} (?:say|ask|write|use)[^:"“]{0,40}
    |(?:instead of|rather than|avoid)(?: saying| asking| writing)?
    |not
    |${WRONG}(?: (?:example|answer|practice|clause|${WORDS}))?):[ \t]{0,3}["“]`,
  'i',
);
/** The label of what is to be said instead: `Say instead:`. */
const REPLACEMENT_LABEL =
  /^[ \t]{0,8}(?:instead,? say|say instead|better|try)(?: this| instead)?:/i;
/** The line above a list of what nobody is to say: `Never ask:`, `Words to avoid`. */
const FORBIDDEN_LIST_HEADING = new RegExp(
  oneLine`\b(?:${PROHIBITION} (?:\w{2,9} )?(?:ask|say|assume)\b
    |${WRONG} ${WORDS}
    |what is (?:not|never) (?:ok|okay|acceptable|allowed|permitted)
    |(?:what|behaviou?r|conduct|things|remarks)(?: that| which)? (?:(?:is|are) (?:not|never)|will (?:not|never) be|we (?:do not|don['’]t|will not|won['’]t|never)) (?:tolerate|accept|allow)\w{0,4}
    |${WORDS} (?:to avoid
    |(?:that )?(?:you|we|nobody|managers|interviewers|landlords) (?:\w{2,9} )?(?:${PROHIBITION}
    |may never)))[^.!?]{0,60}$`,
  'i',
);
/** What readers are to say of made-up cases: `decides: lawful or unlawful?` */
const DECIDE = oneLine`\b(?:decides?|judges?|discuss(?:es)?|sorts?|says?|is it|are they)\b[^\n.!?]{0,40}\b(?:lawful(?:,| or) (?:unlawful|not)
  |legal(?:,| or) (?:illegal|not)|fair(?:,| or) unfair)\b`;
const ASKS_TO_DECIDE = new RegExp(DECIDE, 'i');
/** What a contract asks its parties to read: `please read these terms`. */
const OF_A_CONTRACT = oneLine`(?:[ ][\w&-]{2,12}){0,3}?[ ](?:terms|conditions|t&cs|rules|provisions|agreements?|polic(?:y|ies)
  |notices?|notes|documents?|instructions|guidelines|regulations|disclosures?|warnings)\b(?![^\n]{0,80}(?:\?|:$))`;
/**
 * The line above a list that readers are to judge or to recognize (`Examples of harassment`, `Which of these …`), and
 * the heading of an exercise.
 */
const TEACHING_LIST_HEADING = new RegExp(
  oneLine`\b(?:examples? of (?:\w{4,14} )?(?:harassment|discrimination|bullying|bias|victimi[sz]ation
    |retaliation|misconduct|unfair|${WRONG}|fraud|bribery|phishing|conflicts? of interest)
    |(?:examples? of|the following) (?:\w{4,14} )?(?:conduct|behaviou?rs?|acts?|actions|${WORDS})(?: \w{3,9}){0,2}? (?:(?:that|which) )?(?:breach(?:es)?|violates?|break(?:s)?
    |(?:is|are|will) (?:${WRONG}|not (?:be )?(?:tolerated|permitted|accepted)|never (?:ok|okay|acceptable)|(?:may|can|could|will) (?:lead to|result in|be treated as|amount to) (?:disciplinary|dismissal|sanctions|(?:gross |serious )?misconduct|a (?:written |final )?warning)))
    |what (?:\w{4,14} )?(?:harassment|discrimination|bullying|bias|racism|sexism|victimi[sz]ation|retaliation) (?:looks|can look|may look|sounds|means|is|includes)
    |(?:forms|kinds|types|instances|signs) of (?:\w{4,14} )?(?:harassment|discrimination|bullying|bias|racism|sexism|victimi[sz]ation|retaliation)
    |(?:harassment|discrimination|bullying|victimi[sz]ation|retaliation) (?:may include|can include|includes|can take|takes|can be|may be)
    |examples? from (?:the |our |this year['’]s |last year['’]s )?(?:training|workshops?|courses?|e-learning|induction)
    |(?:red flags?|warning signs?)
    |which (?:of (?:these|the following|them)|ones?|${WORDS})
    |(?:read|rewrite|discuss|sort|mark|rate|decide|consider) (?:(?:each|these|the following)(?!${OF_A_CONTRACT})
    |the ${WORDS}|whether))[^\n]{0,100}$
    |${DECIDE}[^\n]{0,80}$
    |^[ \t]{0,8}(?:quiz|exercise|activity|test yourself|knowledge check|role play
    |discussion questions)\b[^\n.!]{0,50}$`,
  'i',
);
/** The longest line that introduces a list, and the longest that begins with a label. */
const LONGEST_HEADING = 180;
const LONGEST_LINE = 360;

/** What the line around a place introduces: the quotation behind its label, or the list below it. */
export function findListAt(text: string, place: number): ShownList | undefined {
  const before = text.slice(Math.max(0, place - LONGEST_LINE), place);
  const lineStart = place - before.length + before.lastIndexOf('\n') + 1;
  const [after = ''] = text.slice(place, place + LONGEST_LINE).split('\n', 1);
  const lineEnd = place + after.length;
  const line = text.slice(lineStart, lineEnd);
  if (line.length > LONGEST_LINE) return undefined;
  const label = LABEL.exec(line);
  if (label !== null) {
    return { ...quotationAt(text, lineStart + label[0].length), isForbidden: true };
  }
  if (REPLACEMENT_LABEL.test(line)) return { start: lineStart, end: lineEnd, isForbidden: false };
  if (line.length > LONGEST_HEADING) return undefined;
  const isForbidden = FORBIDDEN_LIST_HEADING.test(line);
  if (!isForbidden && !TEACHING_LIST_HEADING.test(line)) return undefined;
  const list = listBelow(text, lineEnd + 1);
  if (list === undefined || isNextNumber(line, text.slice(list.start, list.start + 40))) {
    return undefined;
  }
  return { ...list, isForbidden, isInvented: ASKS_TO_DECIDE.test(line) };
}

/** The number of an item or of a clause, alone or behind that of its section: `**3. `, `4) `, `2.7 `. */
const NUMBERED = /^\s{0,12}(?:[*_#]{1,6} ?)?\(?(?:\d{1,2}\.){0,2}(\d{1,3})(?:[.):]|(?=\s))/;

/** Whether the second line is numbered next after the first: both are clauses, and neither introduces the other. */
function isNextNumber(line: string, next: string): boolean {
  const number = NUMBERED.exec(line)?.[1];
  return number !== undefined && NUMBERED.exec(next)?.[1] === String(Number(number) + 1);
}

const LONGEST_QUOTATION = 400;

/** The quotation that begins at a place; the rest of its line where nothing closes it. */
function quotationAt(text: string, start: number): Span {
  const length = text.slice(start, start + LONGEST_QUOTATION).search(/["”]/);
  if (length >= 0) return { start, end: start + length };
  return { start, end: endOfLine(text, start) };
}

/** The most lines of a list. */
const MAX_LINES = 60;

/** The list that begins at a line, at most one blank line or a sentence of instructions further down. */
function listBelow(text: string, start: number): Span | undefined {
  let end = start;
  let at = start;
  let wasBlank = false;
  for (let count = 0; count < MAX_LINES && at < text.length; count += 1) {
    const lineEnd = endOfLine(text, at);
    const line = text.slice(at, lineEnd);
    const isBlank = line.trim() === '';
    const isPart = IS_ITEM.test(line) || (!wasBlank && end > start && CONTINUATION.test(line));
    if (isPart) end = lineEnd;
    else if (isBlank ? wasBlank : end > start || !LEAD_IN.test(line)) break;
    wasBlank = isBlank;
    at = lineEnd + 1;
  }
  return end > start ? { start, end } : undefined;
}

/** The beginning of a line that continues the item before it. */
const CONTINUATION = /^(?:[ \t]|\p{Ll})/u;
/** The end of a sentence of instructions between a heading and its list. */
const LEAD_IN = /[.:?]\s{0,3}$/;

/** The beginnings of examples, in the notation of `literals/literal.ts`. */
export const EXAMPLE_WORDS: readonly string[] = [
  'for example',
  'for instance',
  'e.g.',
  'examples:',
  'examples include',
  'examples are',
];
/** An example about nobody in particular, up to the end of its sentence or of a quotation there. */
const EXAMPLE = new RegExp(
  oneLine`^(?:for (?:example|instance)|e\.g\.|examples?(?: (?:are|include))?:?)[,:]? (?:(?:an?|any|if
    |when|where|one|telling|asking|saying|refusing|rejecting|making|calling|mocking|treating|hiring
    |paying|giving|offering|threatening|jokes?|remarks?|comments?)\b)[^\n.!?]{0,300}(?:["“][^"”\n]{0,240}["”])?`,
  'i',
);
const LONGEST_EXAMPLE = 600;
/** Words outside quotations that show that it happened to somebody. */
const FIRST_OR_THIRD_PERSON = /\b(?:i|me|my|we|us|our|he|she|his|her)\b/i;

/** The example of what somebody might do that begins at a place, if there is one. */
export function findExampleAt(text: string, start: number): Span[] {
  const example = EXAMPLE.exec(text.slice(start, start + LONGEST_EXAMPLE))?.[0];
  if (
    example === undefined ||
    FIRST_OR_THIRD_PERSON.test(example.replaceAll(/["“][^"”]*["”]?/g, ''))
  ) {
    return [];
  }
  return [{ start, end: start + example.length }];
}

/** The next line of a paragraph: a line that ends a sentence ends its paragraph too. */
const NEXT_LINE = String.raw`(?:(?<![.!?:]["”’)]?)\n[^\n]{1,400})`;
/** A numbered case: `Case 2: …`, `Scenario B. …`. */
const CASE = new RegExp(
  oneLine`(?<=^[ \t]{0,8}|[.!?][ \t])(?:case|example|scenario|situation|illustration|vignette
    |case study)[ \t](?:[a-z]|\d{1,2}|one|two|three|four|five)[.:)–—-][^\n]{0,400}${NEXT_LINE}{0,12}`,
  'gim',
);
/** The paragraph below the heading `Case study`. */
const BELOW_CASE_HEADING = new RegExp(
  oneLine`(?<=^[ \t]{0,8}(?:#{1,6}[ ]|\*{2})?(?:case (?:study|studies)|(?:real[- ]life |real |short )?(?:case|cases|scenario|scenarios))(?:[ ]\d{1,2})?(?:[:.–-][^\n]{0,60})?\*{0,2}[ \t]{0,4}\n(?:[ \t]{0,4}\n)?)[^\n#]{1,600}${NEXT_LINE}{0,12}`,
  'gim',
);
/** What one of many did: `A manager told …`, `One landlord who said …`. */
const ANECDOTE = new RegExp(
  oneLine`(?<=^[ \t]{0,8}|[.!?]["”]?\s)(?:A|An|One|Another)\s(?:[\w'’-]{2,15}\s){1,6}?(?:who (?:told|said|was|had)
    |told|said|asked|refused|wrote|posted|sent|joked|was|turned|rejected|sacked|dismissed|hired|paid
    |took|did)\b[^\n]{0,400}${NEXT_LINE}{0,6}`,
  'gm',
);

/** An item of a digest of judgments, below its heading. */
const DIGESTED = new RegExp(
  oneLine`(?<=^[ \t]{0,4}\d{1,2}\.[ \t]{1,4}\p{Lu}[^\n]{2,70}\n[ \t]{1,8})\p{Lu}[^\n]{1,400}${NEXT_LINE}{0,8}`,
  'gmu',
);
const OF_A_COURT =
  /\b(?:tribunal|claimant|respondent|appellant|the court|judge|ss?\. ?\d{1,3}|unfair(?:ly)? dismiss\w{2,3}|a sham|void|unenforceable)\b/i;

/** Paragraphs that tell a case without names. */
export function findCases(text: string): Span[] {
  const digested = [...text.matchAll(DIGESTED)].filter(([item]) => OF_A_COURT.test(item));
  const told = [CASE, BELOW_CASE_HEADING, ANECDOTE].flatMap((form) =>
    Array.from(text.matchAll(form), spanOf),
  );
  return told.concat(digested.map(spanOf));
}

const QUOTATION = /["“][^"“”\n]{3,300}(?:\n[^"“”\n]{1,200}){0,3}["”]/g;

const BLOCK_QUOTATION = /(?:^>[^\n]{0,400}(?:\n|$)){1,40}/gm;

/** What stands in quotation marks, or in the lines of a block quotation. */
export function findQuotations(text: string): Span[] {
  return [...text.matchAll(QUOTATION), ...text.matchAll(BLOCK_QUOTATION)].map(spanOf);
}

function spanOf({ 0: found, index }: RegExpExecArray): Span {
  return { start: index, end: index + found.length };
}
