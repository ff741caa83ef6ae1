import type { Match, Place } from '#engine/detector.ts';
import { COMPANY } from '#engine/models/names/corrections/non-names.ts';
import {
  isFirstName,
  isListedName,
  isUnambiguousName,
} from '#engine/models/names/lexicon/name-lookup.ts';
import { withoutJobTitle } from '#engine/text/job-titles.ts';
import { valueAt } from '#engine/text/labelled-value.ts';
import { matchesAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { mayBeFirm } from './addressed-name.ts';
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
  /,[ ]\p{Lu}[\p{L}\p{M}'’-]{1,24}(?:[ ]\p{Lu}\.?)?(?=[ \t]{0,8}(?:$|\r?\n|\||\()|[ ]{2}|\t)/uy;
const NO_DOCTOR =
  /(?:Pepper|Martens|Strange|Who|President|Chairman|Speaker|Secretary|Justice|Right|Universe)\b/y;
/** `MS` as a company or an abbreviation: `MS Teams`, `TL;DR`. */
const NO_LADY =
  /(?:Access|Azure|Build|DOS|Dynamics|Edge|Exchange|Excel|Graph|Office|OneNote|Outlook|Paint|PowerPoint|Project|SharePoint|SQL|Store|Teams|Visio|Visual|Windows|Word)\b/y;
const TOO_LONG = /\bTL;?$/i;
/** A police officer's shoulder number. */
const COLLAR_NUMBER = /\d{1,6}[A-Z]{0,3}[ ]/y;
const POLICE =
  /\b(?:police|officers?|constable|statement|arrest(?:ed)?|custody|CID|station|crime|victims?|suspects?|witness(?:es)?|999|incident|offender|CCTV)\b/i;

/** The name after a label and its colon. */
export function labelledName({ text, start, end }: Place, label: string): Match | undefined {
  if (LABEL_OF_A_THING.test(text.slice(0, start))) return undefined;
  const why = `A capitalized name follows the label “${label}”.`;
  const from = end + blankLength(text, end, /[ \t]{1,8}/y);
  const name = withGivenName(text, nameAt(text, from, { confidence: 0.95, why }));
  return name === undefined || mayBeThing({ text, start, end }, name) ? undefined : name;
}

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

/** `KAUR, Harpreet` as a whole. */
function withGivenName(text: string, name: Match | undefined): Match | undefined {
  if (name === undefined || text.slice(name.start, name.end).includes(' ')) return name;
  const given = valueAt(text, name.end, GIVEN_NAME);
  return given === undefined || !canBeName(given.value.slice(2))
    ? name
    : { ...name, end: given.end };
}

const DEGREES =
  /(?:(?:Dipl|Prof|Dr|Ing|Mag|Lic|Dott|Univ|[Ee]m|Assoc|Asst|Hon|med|dent|vet|phil|jur|iur|rer|nat|pol|oec|habil|h\.c|techn|theol|mult)\.(?:-\p{L}{2,6}\.?)?[ ]){0,4}/uy;

/** Passengers as airlines write them: `ROE/JANE MRS`, or `ROE / JANE ANN MRS`. */
const PASSENGER = /(?<![A-Z/])[A-Z]{2,24} ?\/ ?[A-Z]{2,24}(?: [A-Z]{2,24})?(?= $)/;

/** The name after a title such as `Dr`, or before one in a passenger list. */
export function titledName({ text, start, end }: Place): Match | undefined {
  const title = text.slice(start, end);
  const before = text.slice(0, start);
  const passenger = before.includes('/') ? PASSENGER.exec(before) : null;
  if (passenger !== null) {
    const from = passenger.index;
    const why = `A name in capitals appears before the title “${title}”.`;
    return { start: from, end: from + passenger[0].length, confidence: 0.9, why };
  }
  const from =
    end + blankLength(text, end, /\.?(?:[ \u00a0]{1,2}|\r?\n[ ]{0,8}(?=\p{Lu}\p{Ll}))/uy);
  if (from === end || matchesAt(text, from, NO_DOCTOR)) return undefined;
  if ((title === 'MS' && matchesAt(text, from, NO_LADY)) || TOO_LONG.test(before)) return undefined;
  const why = `A capitalized name follows the title “${title}”.`;
  return nameAt(text, from + blankLength(text, from, DEGREES), {
    confidence: 0.96,
    why,
    form: TITLED_NAME_FORM,
  });
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

/** The full name after the closing line of a letter. */
export function closingName({ text, end }: Place): Match | undefined {
  const blank = blankLength(text, end, /[ \t]{0,4}(?:\r?\n[ \t]{0,8}){1,5}/y);
  if (blank === 0) return undefined;
  const why = 'A name follows the closing line of a letter.';
  const match = nameAt(text, end + blank, { confidence: 0.95, why });
  const name = match === undefined ? '' : text.slice(match.start, match.end);
  return / /.test(name) && !COMPANY.test(name) && !mayBeFirm(name) ? match : undefined;
}

const GAP_OF_FIELD = /(?:\(s\))?[ ]?(?:\.{2,80}:?|_{2,80}|\t{1,4}|[ ]{2,60})[ ]{0,3}/y;
const CELL_START = new RegExp(
  oneLine`(?:^|\n|\t|\||[ ]{2})[ ]{0,12}(?:\d{1,2}[.)][ ]{1,3})?(?:(?:full|first|last|middle
    |given|family|maiden|birth|your|employee|patient|customer|client|tenant|applicant
    |account)(?:['’]s)?[ ]){0,2}$`,
  'i',
);
const CELL_END = /^(?:$|\r?\n|\t|[ ]{2}|[ ]?\||[ ]?\.{3}|[ ]?_{3}|[ ]\(|, \p{Lu})/u;
/** Headers of other columns, and labels of other fields. */
const HEAD = new RegExp(
  oneLine`^(?:(?:first|last|given|other|middle|full|family|preferred|maiden|account)?[ ]?names?
    |surname|forenames?|initials|nickname|known as|address|phone|telephone|mobile|e-?mail|role|job|position|status|type|amount
    |account|iban|relationship|department|company|country|city|town|postcode|date|start|end|time
    |age|sex|gender|grade|class|id|ref|reference|details|notes?|comments?|signature|employer
    |occupation|nationality|religion|pronouns|branch|location|room|quantity|price|description
    |value|title)(?![\p{L}])`,
  'iu',
);

/** Initials may lack periods. */
const IN_FIELD = new RegExp(
  oneLine`(?:\p{Lu}[ ]){0,3}(?:\p{Lu}[\p{L}\p{M}'’.-]{0,24}[ ](?:(?:van|von|de|der|da|di|del
    |la|le|al|el|bin|ap|ó|ní)[ ]){0,2}){0,3}\p{Lu}[\p{L}\p{M}'’-]{1,24}(?![\p{L}\d])`,
  'uy',
);

/** Fields whose value may be a single word. */
const PART =
  /^(?:surname|forename|first_name|last_name|firstname|lastname|given_name|family_name|preferred_name|other_name|middle_name|known_a)$/;

/** The name in a form field, after dots, a rule or a column gap; a single word only after dots or a rule. */
export function nameInField({ text, start, end }: Place): Match | undefined {
  const gap = valueAt(text, end, GAP_OF_FIELD);
  if (gap === undefined || !CELL_START.test(text.slice(0, start))) return undefined;
  const label = text.slice(start, end).toLowerCase();
  const why = `A capitalized name appears in the “${label}” field.`;
  const match = nameAt(text, gap.end, { confidence: 0.9, why, form: IN_FIELD });
  if (match === undefined || !CELL_END.test(text.slice(match.end, match.end + 3))) return undefined;
  const whole = withGivenName(text, match) ?? match;
  const name = text.slice(whole.start, whole.end);
  const isSure =
    / /.test(name) || /[._]/.test(gap.value) || (PART.test(label) && isListedName(name));
  return isSure && !HEAD.test(name) ? whole : undefined;
}

/** The end of a line that contains only a label. */
const LABEL_LINE_ENDS = /(?:\(s\))?[ ]?:?[ \t]{0,8}\r?\n[ \t]{0,40}/y;
const LABEL_LINE_BEGINS = new RegExp(
  oneLine`(?:^|\n)[ \t]{0,12}(?:\d{1,2}[.)][ ]{1,3})?(?:(?:your|the|applicant|patient|employee
    |customer|client|tenant|child|pupil|parent|driver|claimant|account|member|spouse|guarantor|borrower|holder)(?:['’]s)?[ ]){0,2}$`,
  'i',
);
const NAME_LINE = new RegExp(
  oneLine`(?:\p{Lu}\.?[ ]){0,3}\p{Lu}[\p{L}\p{M}'’-]{1,24}(?:[ ,]{1,2}(?:(?:van|von|de|der|da|di|del
    |la|le|al|el|bin|ap|ó|ní|te)[ ]){0,2}\p{Lu}[\p{L}\p{M}'’.-]{0,24}){0,4}(?=[ \t]{0,8}(?:\r?\n|$))`,
  'uy',
);
/** Blank forms have another field next, and questions have answers like these. */
const NO_ANSWER =
  /^(?:none|n\/?a|nil|not|unknown|as above|same|please|block|capitals|mr|mrs|ms|miss|yes|no|optional|required|title|dob|next|emergency|relationship|home|work|daytime|policy|postal|residential|driver|part|section)(?!\p{L})/iu;

/** The name on the line below a label that is alone on its line. */
export function nameBelowLabel({ text, start, end }: Place): Match | undefined {
  const gap = valueAt(text, end, LABEL_LINE_ENDS);
  if (gap === undefined || !LABEL_LINE_BEGINS.test(text.slice(0, start))) return undefined;
  const label = text.slice(start, end).toLowerCase();
  const why = `A name appears alone on the line below the label “${label}”.`;
  const match = nameAt(text, gap.end, { confidence: 0.85, why, form: NAME_LINE });
  if (match === undefined) return undefined;
  const name = text.slice(match.start, match.end);
  if (HEAD.test(name) || NO_ANSWER.test(name) || mayBeFirm(name)) return undefined;
  const isPart = PART.test(label.replaceAll(' ', '_').replace(/s$/, ''));
  return isPart || name.includes(' ') ? match : undefined;
}

const AFTER_KIN = /(?:[ ]\(?|\r?\n[> ]{0,4})(?=\p{Lu}\p{Ll})/uy;
const OWNER = /\b(?:my|his|her|their|our|your|the)[ ](?:\p{L}{2,12}[ ])?$/iu;
/** After a relative or a call, these begin another clause, or name a department. */
const NO_GIVEN_NAME = new RegExp(
  oneLine`^(?:I|The|This|That|These|Those|He|She|It|They|We|You|My|His|Her|Our|Your|Their|In
    |On|At|By|For|From|To|With|And|But|Or|If|When|While|After|Before|Since|Mr|Mrs|Ms|Miss|Dr
    |Prof|Human|Customer|Legal|Sales|Finance|Marketing|Support|Reception|Accounts|Accounting
    |Payroll|Security|Operations|Compliance|Procurement|Engineering|Admin|Administration
    |Management|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March
    |April|May|June|July|August|September|October|November|December|Christmas|Easter|Earth
    |Nature|Tongue|Superior|Figure|Company|Ship|Site|City|Time|Day|Yes|No|Not|Please|English
    |Dutch|French|German|Spanish|Italian|Polish|Client|Services?|Data|Information|Contact
    |General)(?![\p{L}])`,
  'u',
);

/** Familiar words for relatives, even at the start of a sentence. */
const FAMILIAR =
  /^(?:mum|mom|mummy|mommy|dad|daddy|gran|granny|grandma|grandad|grandpa|auntie|nok)$/;

/** Lowercase words after which a capitalized word is a name, without a possessive. */
const CLOSE = new RegExp(
  oneLine`^(?:married to|mum|mom|mummy|mommy|dad|daddy|gran|granny|grandma|grandad|grandpa
    |auntie|wife|husband|son|daughter|niece|nephew|girlfriend|boyfriend|fiancée?|kin|nok)$`,
);

/** The name of a relative or a colleague after the word for them, as in `my son Jaz` and `the supervisor (Goran)`. */
export function relatedName({ text, start, end }: Place, kin: string): Match | undefined {
  if (!/^\p{Ll}/u.test(text.charAt(start)) && !FAMILIAR.test(kin)) return undefined;
  const gap = valueAt(text, end, AFTER_KIN);
  if (gap === undefined || NO_GIVEN_NAME.test(text.slice(gap.end, gap.end + 20))) return undefined;
  const hasOwner = OWNER.test(text.slice(0, start));
  if (!hasOwner && (gap.value.includes('\n') || !CLOSE.test(kin))) return undefined;
  const why = `A capitalized name follows “${kin}”.`;
  return nameAt(text, gap.end, { confidence: 0.75, why });
}

const AFTER_CALL = /[ ](?=\p{Lu}\p{Ll})/uy;
const NUMBER_FOLLOWS = /^(?:[ ](?:on|at))?(?:[ :,]{1,2}|[ ]?\r?\n)[+(]?\d[\d ()+-]{4}/;
/** Towns and words are sent to numbers in advertisements. */
const SENT_TO = /^(?:text|whatsapp|message)$/;
const MAY_BE_MUCH = /^(?:ring|call|phone|text|whatsapp|message|contact)$/;

/** The name of a person to call or ask, as in `ring Rhodri on 07700 900724`. */
export function calledName({ text, end }: Place, call: string): Match | undefined {
  const gap = valueAt(text, end, AFTER_CALL);
  if (gap === undefined || NO_GIVEN_NAME.test(text.slice(gap.end, gap.end + 20))) return undefined;
  const why = `A capitalized name follows “${call}”.`;
  const match = nameAt(text, gap.end, { confidence: 0.75, why });
  if (match === undefined) return undefined;
  const [first = ''] = text.slice(match.start, match.end).split(' ');
  if (SENT_TO.test(call) && !isFirstName(first)) return undefined;
  return MAY_BE_MUCH.test(call) && !NUMBER_FOLLOWS.test(text.slice(match.end, match.end + 16))
    ? undefined
    : match;
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
  const name = withoutJobTitle(text, written);
  return name && { start: name.start, end: name.end, confidence, why };
}

/** The length of what `blank` matches, which must be sticky. */
export function blankLength(text: string, from: number, blank: RegExp): number {
  return valueAt(text, from, blank)?.value.length ?? 0;
}
