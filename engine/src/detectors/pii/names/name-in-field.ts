import type { Match, Place } from '#engine/detector.ts';
import { isFirstName, isListedName } from '#engine/models/names/lexicon/name-lookup.ts';
import { valueAt } from '#engine/text/labeled-value.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { mayBeFirm } from './addressed-name.ts';
import { nameAt, withGivenName } from './named-person.ts';

/** A second label on the same field, and the number of one of several. */
const GAP_OF_FIELD =
  /(?:[ ]?[/,&][ ]?(?:first|fore|given|other)[ ]?names?(?:\(s\))?|[ ]\d{1,2}(?=[ ]{2}|\t))?(?:\(s\))?[ ]?(?:\.{2,80}:?|_{2,80}|\t{1,4}|[ ]{2,60})[ ]{0,3}/iy;
const CELL_START = new RegExp(
  oneLine`(?:^|\n|\t|\||[ ]{2})[ ]{0,12}(?:\d{1,2}[.)][ ]{1,3})?(?:(?:surname|(?:last|family) name)[ ]?[/,&][ ]?)?(?:(?:full|first|last|middle
    |given|family|maiden|birth|your|employee|patient|customer|client|tenant|applicant
    |account)(?:['’]s)?[ ]){0,2}$`,
  'i',
);
const CELL_END = /^(?:$|\r?\n|\t|[ ]{2}|[ ]?\||[ ]?\.{3}|[ ]?_{3}|[ ]\(|, \p{Lu})/u;
/** Headers of other columns, and labels of other fields. */
export const HEAD = new RegExp(
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

const NEEDS_GIVEN_NAME = /^(?:signature|candidate|applicant|interviewee|approver)$/;
const WITH_INITIAL = /^(?:\p{Lu}\.?[- ]){1,3}\p{Lu}[\p{L}\p{M}'’-]{1,24}$/u;
const KIN_FIELD = /^(?:next of kin|emergency contact|spouse)$/;
/** What the relative does for a living. */
const LIVING = /^, \p{Ll}{3}/u;
const KIN_OR_PHONE =
  /^[ ,]{1,3}(?:\((?:\p{L}{2,10} )?(?:wife|husband|spouse|partner|son|daughter|mother|father|mum|mom|dad|brother|sister|niece|nephew|friend|neighbour)\)|[+(]?\d[\d -]{6})/iu;
const OF_PERSON = oneLine`(?:(?:first|last|given|family|full|preferred|other|middle)[ ]names?|surname|forenames?
  |date of birth|d\.?o\.?b\.?|gender|pronouns|nationality|nhs (?:no|number))`;
const FIELD_ABOVE = new RegExp(
  String.raw`(?:^|\n)[ \t]{0,12}${OF_PERSON}[ .:_]{0,3}(?:[ ]{2}|\t|[:._])[^\n]{0,60}\r?\n[^\n]{0,12}$`,
  'i',
);
const FIELD_BELOW = new RegExp(
  String.raw`^[^\n]{0,90}\n[ \t]{0,12}${OF_PERSON}(?:[ ]{2}|\t|[ ]?[:._])`,
  'i',
);

/** The name in a form field, after dots, a rule or a column gap; a single word only after dots or a rule. */
export function nameInField({ text, start, end }: Place): Match | undefined {
  const gap = valueAt(text, end, GAP_OF_FIELD);
  if (gap === undefined || !CELL_START.test(text.slice(0, start))) return undefined;
  const label = text.slice(start, end).toLowerCase();
  const why = `A capitalized name appears in the “${label}” field.`;
  const match = nameAt(text, gap.end, { confidence: 0.9, why, form: IN_FIELD });
  if (match === undefined || !endsField(text, match.end, label)) return undefined;
  const whole = withGivenName(text, match) ?? match;
  const name = text.slice(whole.start, whole.end);
  const isSure =
    isWhole(name, label) || /[._]/.test(gap.value) || isPart({ text, start, end }, label, whole);
  return isSure && !HEAD.test(name) ? whole : undefined;
}

function endsField(text: string, end: number, label: string): boolean {
  return (
    CELL_END.test(text.slice(end, end + 3)) ||
    (KIN_FIELD.test(label) && LIVING.test(text.slice(end, end + 6)))
  );
}

/** What stands in front of a signature's line may be many other things, and so may candidates. */
function isWhole(name: string, label: string): boolean {
  if (!name.includes(' ')) return false;
  return (
    !NEEDS_GIVEN_NAME.test(label) ||
    WITH_INITIAL.test(name) ||
    name.split(/[ ,-]+/).some(isFirstName)
  );
}

/**
 * Whether a single word is a name: a known one, one beside another field of a person, or a relative with the word for
 * it.
 */
function isPart(
  { text, start, end }: Place,
  label: string,
  { start: from, end: to }: Match,
): boolean {
  if (KIN_FIELD.test(label)) {
    const isEmployed = LIVING.test(text.slice(to, to + 6)) && isFirstName(text.slice(from, to));
    return isEmployed || KIN_OR_PHONE.test(text.slice(to, to + 24));
  }
  if (!PART.test(label.replaceAll(' ', '_').replace(/names$/, 'name'))) return false;
  return (
    text.slice(from, to).split('-').some(isListedName) ||
    FIELD_ABOVE.test(text.slice(0, start)) ||
    FIELD_BELOW.test(text.slice(end))
  );
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
  const isPartOfName = PART.test(label.replaceAll(' ', '_').replace(/s$/, ''));
  return isPartOfName || name.includes(' ') ? match : undefined;
}
