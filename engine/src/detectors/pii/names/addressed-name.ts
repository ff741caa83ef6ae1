import type { Match, Place } from '#engine/detector.ts';
import { COMPANY, isOccupation } from '#engine/models/names/corrections/non-names.ts';
import {
  isFirstName,
  isListedName,
  isUnambiguousName,
} from '#engine/models/names/lexicon/name-lookup.ts';
import { groupAt, type LabeledValue } from '#engine/text/labeled-value.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { isNameOfSomebody } from './mentioned-name.ts';
import { canBeName } from './name-form.ts';

/** Salutations that precede a name, and closings above the writer's own name. */
export const ADDRESSES: readonly string[] = (
  'dear|hi|hiya|hello|hey|morning|afternoon|evening|thanks|thank you|cheers|ta|sorry|well done|' +
  'congratulations|congrats|happy birthday|welcome|bye|goodbye|over to you|cc|fao'
).split('|');
/** What follows the name of a person who is asked for something: `Priya, can you send it?` */
export const REQUESTS: readonly string[] =
  'can you|could you|would you|will you|do you|did you|are you|have you|please'.split('|');
export const CLOSINGS: readonly string[] =
  'regards|sincerely|best|love|all the best|best wishes|take care|speak soon|yours truly|vriendelijke groet|vriendelijke groeten|groeten|vennlig hilsen'.split(
    '|',
  );

const WORD = String.raw`\p{Lu}(?:\p{Ll}\p{M}*){1,17}(?:['’-]\p{Lu}(?:\p{Ll}\p{M}*){1,15})?`;
/** Before the rest of the sentence, or before another person addressed as well. */
const ADDRESSED = new RegExp(
  String.raw`,?[ \u00a0]((?:${WORD})(?: ${WORD})?)(?= ?[,!.?:;…]| [-–—] | ?(?:\r?\n|$)| (?:and|&) \p{Lu})`,
  'uy',
);
/** At the start of a sentence, up to the request. */
const ASKED = new RegExp(
  String.raw`(?:^|\n(?:[-*>] ?)?|[.!?>•–—] )[ \t]{0,4}(?:(?:Hi|Hey|Hello|Dear|OK|Ok|And|So|Also|Please),? )?(${WORD}(?: ${WORD})?), $`,
  'u',
);
const LONGEST_ASKED = 48;
const PARTICLE = 'de|van|der|den|von|zu|ter|ten|di|da|du|la|le|el|al|bin';
/** On its own line, below the closing of a message. */
const SIGNED = new RegExp(
  String.raw`[,.!]?[ \t]{0,4}(?:\r?\n[ \t]{0,8}){1,3}((?:${WORD})(?: (?:(?:${PARTICLE}) ){0,2}${WORD})?)(?=[ \t]{0,8}(?:\r?\n|$))`,
  'uy',
);
/** The same in lower case, as in casual messages. */
const SMALL_ADDRESSED =
  /,?[ \u00a0](\p{Ll}{3,15})(?= ?[,!.?:;…]| [-–—] | ?(?:\r?\n|$)| (?:and|&|can|could|would|will|for|pls|please|i|u|you|we) )/uy;
const ADDRESS_FOLLOWS = /^,?[ \u00a0](?:\p{Lu}\p{Ll}|\p{Ll}{3})/u;
const CLOSING_FOLLOWS = /^[,.!]?[ \t]{0,4}\r?\n/;
/** At the start of an utterance: later on, a greeting is somebody else's, and `morning` is a time of day. */
const OPENS =
  /(?:^|[\n.!?:;,"“'‘>*•–—-]|\b(?:and|oh|many|big|so|very|good|ok|okay|again))[ \t]{0,4}$/i;
const NEEDS_OPENING =
  /^(?:dear|hi|hiya|hello|hey|morning|afternoon|evening|welcome|bye|goodbye|ta)$/;
/** Forms of address that name nobody. */
const NOBODY = new RegExp(
  oneLine`^(?:all|every(?:one|body)|any(?:one|body)|both|again|there|team|folks?|guys|friends?
    |lads|ladies|gentlemen|sirs?|madam|colleagues?|customers?|clients?|members?|parents?
    |carers?|guests?|users?|readers?|neighbou?rs?|residents?|tenants?|students?|pupils?
    |candidates?|applicants?|employees?|staff|managers?|editors?|hiring|committee
    |council(?:l?or)?|counsell?or|miss|doctor|nurse|officer|judge|vicar|father|mother|sister
    |brother|mum|dad|mate|love|darling|dear|boss|chef|coach|captain|minister|professor
    |teacher|fräulein|siri|cortana|bixby|google|hi|hey|hello|thanks|sorry|board|world|god|lord|santa|diary
    |heavens?|goodness|lots|but|and|for|from|to|in|on|at|please|yes|no|not|i|you|we|they|he
    |she|it|this|that|the|my|our|your|his|her|if|when|what|how|who|why|where|just|also|back
    |home|aboard|reception|accounts|payroll|human|sales|finance|support|legal|security
    |operations|marketing|admin|compliance|engineering|housekeeping|facilities|monday
    |tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june
    |july|august|september|october|november|december|christmas|easter|english|french|german)$`,
  'i',
);

/** Whether a name may follow a salutation or a closing. */
export function mayAddress(text: string, end: number): boolean {
  const after = text.slice(end, end + 8);
  return ADDRESS_FOLLOWS.test(after) || CLOSING_FOLLOWS.test(after);
}

/** The person greeted, thanked or congratulated by name, or the person who signed the message. */
export function addressedName({ text, start, end }: Place, said: string): Match | undefined {
  const addressed = CLOSINGS.includes(said) ? undefined : whoIsAddressed(text, end);
  if (addressed !== undefined && opensHere(text, start, said)) {
    const why = `A name is addressed with “${said}”.`;
    return { start: addressed.start, end: addressed.end, confidence: 0.8, why };
  }
  const signed = groupAt(text, end, SIGNED);
  if (signed === undefined || !isSomebody(signed.value) || mayBeFirm(signed.value))
    return undefined;
  const why = 'A name appears alone on the line below the closing of a message.';
  return { start: signed.start, end: signed.end, confidence: 0.8, why };
}

function whoIsAddressed(text: string, end: number): LabeledValue | undefined {
  const addressed = groupAt(text, end, ADDRESSED);
  if (addressed !== undefined) return isSomebody(addressed.value) ? addressed : undefined;
  const small = groupAt(text, end, SMALL_ADDRESSED);
  return small !== undefined && isNameOfSomebody(small.value) ? small : undefined;
}

/** Whether a comma separates a request from the person addressed. */
export function mayAsk(text: string, start: number): boolean {
  return text.charAt(start - 1) === ' ' && text.charAt(start - 2) === ',';
}

/** The person asked for something by name at the start of a sentence. */
export function askedName({ text, start }: Place): Match | undefined {
  const from = Math.max(0, start - LONGEST_ASKED);
  const name = ASKED.exec(text.slice(from, start))?.[1];
  if (name === undefined || !isSomebody(name)) return undefined;
  const end = start - ', '.length;
  const why = 'A capitalized name appears before a request to that person.';
  return { start: end - name.length, end, confidence: 0.8, why };
}

/** Thanks and wishes may occur anywhere in a sentence. */
function opensHere(text: string, start: number, said: string): boolean {
  return !NEEDS_OPENING.test(said) || OPENS.test(text.slice(Math.max(0, start - 12), start));
}

/** Endings of words for roles, of plurals and of adverbs: `Dear Homeowner`, `Similarly, please`. */
const ROLE_ENDING = /(?:[eo]r|ee|ant|ent|ist|ian|man|men|ly|s)$/i;
/** Endings of one-word company names: `Hi Wellhaven`. */
const BRAND_ENDING =
  /(?:haven|cares?|soft|ware|tech|bank|corp|hub|cloud|media|mart|shop|store|works|point|link|desk|box|homes?|house|fix|pharm|foods?|fresh|power|energy|solar|loans?|cover|trust|wise|ify)$/i;

/** Whether a word addresses somebody without a name: `Team`, `English`, `December`. */
export function isNobody(word: string): boolean {
  return NOBODY.test(word);
}

/**
 * Words each of which is a given name or not a word the engine knows; of several words, at least one is in the name
 * lists.
 */
export function isSomebody(name: string): boolean {
  const words = name.split(' ');
  if (words.some(isNobody) || !canBeName(name)) return false;
  if (isOccupation(name) || COMPANY.test(name)) return false;
  return (words.length === 1 || words.some(isListedName)) && words.every(mayBeName);
}

/** Whether each of several words is also an ordinary word, as in `Bright Homes` and `North Star`. */
export function mayBeFirm(name: string): boolean {
  return name.includes(' ') && !name.split(' ').some(isUnambiguousName);
}

function mayBeName(word: string): boolean {
  if (isFirstName(word)) return true;
  if (!isUnambiguousName(word)) return false;
  return isListedName(word) || !(ROLE_ENDING.test(word) || BRAND_ENDING.test(word));
}
