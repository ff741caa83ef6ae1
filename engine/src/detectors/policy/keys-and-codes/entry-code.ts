import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { ratedCode } from '#engine/detectors/policy/passwords/default-login.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

import { DIGITS, WHEELS } from './code-digits.ts';
import {
  codeInOtherLanguages,
  EXAMPLES_OF_OTHER_LANGUAGES,
  isOfOtherLanguage,
  pinInOtherLanguages,
  TRIGGERS_OF_OTHER_LANGUAGES,
} from './codes-in-other-languages.ts';
import { enteredCode } from './entered-code.ts';
import { ENTRY_CODE_EXAMPLES } from './entry-code-examples.ts';
import { TILL_TRIGGERS, tillCode } from './till-code.ts';

/** What may come between a locked thing and its code. */
const LINK = String.raw`(?:\*\*)?(?: (?:to|for|on|at|in|by) (?:the |our |my )?[a-z' -]{2,24}?)?(?: ?\([a-z ]{2,20}\))?(?:(?: is| was|'s| opens (?:with|on|to))?(?: still| now| currently| set to| changed to| back to| on){0,2}[ \t]{0,3}[:=–-]?(?:\*\*)?[ \t]{1,8}|[:=](?:\*\*)?[ \t]{0,4})(?:["“\x60]|\*\*)?`;
const CALLED = String.raw`(?: (?:entry |access |door |set |unset |master |user )?(?:code|pin|number|combo|combination)s?)`;

/** Meeting codes, dialed in groups and ended with a key. */
const DIALLED = String.raw`\d{3}(?:[ -]\d{3,4}){1,2} ?[#*](?!\w)`;

/** Digits that end with a key to press, behind something with a lock and a comma. */
const KEYED_CODE =
  /(?: (?:to|for|on|at|in|by) (?:the |our |my )?[a-z' -]{2,24}?)?(?: ?\([a-z ]{2,20}\))?,[ ]{1,3}((?:[*#]|C)?\d{4,8}[A-Z]?[#*])(?![\w*#])/iy;
const KEYED =
  /^(?:key ?pad|alarm|burglar alarm|door|gate|lock|barrier|key[ -]?safe|entryphone|shutter)$/;

/** A locked thing followed by a word for its code. */
const NAMED_CODE = new RegExp(`${CALLED}${LINK}(${DIGITS}|${WHEELS})`, 'iy');
/** What a code is for, which must have a lock. */
const CODE_FOR = new RegExp(
  `(?: (?:for|to))?(?: (?:the|my|our))? [a-z' -]{0,24}?(?:door|cupboard|room|gate|safe|alarm|office|store|shed|lock|till|cabinet|lift|locker|building|entrance|garage|box|padlock|keypad|toilet|kitchen|flat|lobby|barrier|car park|gym|vault|cage)(?:${LINK}| ?\\((?:(?:currently|now|still|is|was|at present|today) ){0,2})(${DIGITS}|${WHEELS})`,
  'iy',
);
/** Immediately after the locked thing. */
const BARE_CODE = new RegExp(`${LINK}(${DIALLED}|${DIGITS}|${WHEELS})`, 'iy');
const CODE_OF_LOCK = new RegExp(` (${DIGITS})`, 'iy');
/** Codes sent to a phone; manuals print examples. */
const ONE_TIME =
  /(?:(?:(?: is| was)(?: now)?|[ ]?[:=](?:\*\*)?) ?| (?=["“\x60*]{0,2}(?:\d{6}|\d{3}[ -]\d{3})(?!\d)))(?:["“\x60]|\*\*)?(?!(?:19|20)\d\d(?!\d)|123[ -]?456|000[ -]?000|111[ -]?111)(\d{3}[ -]\d{3}|\d{4,8})(?![\w%]|[.,:/-]\d| ?\d| (?:users?|codes?|people|times|digits|seconds|messages|characters)\b)/iy;
/** The end of the preceding clause: a lock, or a door and a comma. */
const LOCK_BEFORE =
  /\b(?:key ?pad|door|gate|key ?safe|lock ?box|padlock|barrier|entry ?phone|cupboard|locker|garage)\b(?:[\w' -]{0,24})?[,:;(] ?$|(?:^|[\n.;!?]\s{0,3})(?:[-*•] ?)?(?:the |our |my )?(?:[a-z]{3,12} )?(?:safe|alarm|door|gate|key ?pad|key ?safe|lock ?box|padlock|barrier|cupboard|locker|garage|shed|(?:store|server|stock) ?room)\. {1,2}$/i;
/** A code that is valid from a given day. */
const DATED_CODE = new RegExp(
  `(?: (?:next |this )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|now on|next week|next month|the \\d{1,2}(?:st|nd|rd|th)|\\d{1,2}(?:st|nd|rd|th)? \\p{L}{3,9}|\\p{L}{3,9} \\d{1,2}(?:st|nd|rd|th)?))(?: is| will be)?[,:=]? ["“]?(${DIGITS})`,
  'iuy',
);
/** What a code belongs to, to exclude voucher and course codes. */
const LOCKED =
  /\b(?:door|gate|key ?pad|key ?safe|lock|lock-?up|locker|padlock|alarm|entry|entrance|barrier|room|shed|store|cupboard|cabinet|garage|building|car park|lift|garden|stairwell|lobby)s?\b/i;
/** Rejects a year in which something happened. */
const SET_WITH = new RegExp(
  ` (?!(?:19|20)\\d\\d )(\\d\\d(?:[ -]\\d\\d){1,3}(?![\\d:]| ?\\d)|${DIGITS})`,
  'iy',
);
/** What only a code has: a final letter or key, or keys to press after it. */
const MARKED = /^[A-Z]{0,2}\d{4,8}(?:[A-Z]|[#*])|^C\d{4}/;
const KEY_PRESSED =
  /^["”]?,? ?(?:then|followed by|and|\+|&)(?: press)?(?: the)? ?(?:#|\*|star|hash|pound|key|enter|tick|bell|green|square)/i;
/** Words near a code that is not called one. */
const NEAR_CODE =
  /\b(?:code|codes|keypad|door|entry|alarm|lock|lock-?up|key|keys|gate|to (?:set|unset|disarm)|combination)\b/i;
const ENGINEERING =
  /\b(?:error|fault|event|zone \d|plc|model|part|serial|sku|order|invoice|version|din|en|iso|bs|ul|type)\b[^.\n]{0,20}$/i;
const OTHER_CODE =
  /\b(?:error|fault|exit|status|area|dial(?:ling)?|country|post|postal|zip|sort|promo|discount|voucher|product|tax|colou?r|source|course|event|branch|bank|swift)[ -]$/i;
const DOOR_OF_HOUSE =
  /(?:^|\n|[.;,] )[ \t*•-]{0,6}(?:front|back|side|main|rear|outer|inner|street|garage|cellar|communal|bin store|office|server room|staff) $/i;
/** What follows a code that nothing introduces. */
const ENDS =
  /^(?:["”`]|\*\*)?(?:\s{0,8}(?:$|\n|[,.;)!(+&]|\b(?:to|then|and|for|in|inside|by|under)\b))/;
const YEAR = /^(?:19|20)\d\d$/;
/** Of places that have a lock, but are seldom mentioned for it. */
const PLACE_CODE =
  /^(?:cellar|basement|cupboard|cabinet|bin store|bi(?:ke|cycle) store|shed|laundry|loft|attic|stair|lobby|foyer|garage|garden|courtyard|pool|gym|toilet|entrance|storeroom|stockroom|workshop)/;

/** Whose code it is, of what was named before. */
const OF_HOLDER =
  /^(?:contractors?|visitors?|residents?|tenants?|cleaners?|guest|delivery|courier|owner|emergency) code$/;
/** The wheels of a safe, after the place where it is hidden. */
const HIDDEN_SAFE =
  /(?: (?:is |kept |hidden )?(?:behind|under|in|inside|beneath|below|beside|next to|at the back of) [a-z' ]{3,40}?)(?:[ ]?[:=]|,? (?:is|code|combination|dial|turn))[ ]{1,3}(\d{1,2}-\d{1,2}-\d{1,2}(?:-\d{1,2})?)(?![\w/.-])/iy;

/** Words for a person's code with another party, and words showing that a PIN is one of these. */
const PIN_OF =
  /\b(?:phone|mobile|handset|ipad|tablet|laptop|voice ?mail|sim|support|help ?line|help ?desk|account|acct|contract|customer|policy|telephone|tel|bank(?:ing)?|card|debit|credit|fob|user|staff|till|login|log-in|door|gate|office|alarm|safe|store|drawer|mfa|2fa|app|unlock|security|conference|meeting|moderator|host)\b[^.\n]{0,60}$|(?:^|\s)[\d -]{9,14},[^.\n]{0,40}$/i;
const PIN =
  /(?: (?:code|no\.?|number|for (?:this|that|it|both|all)))?(?:\*\*)?(?: ?[:=](?:\*\*)? ?| (?:is |was |still |now |set to |changed to ){0,2})(?:["“'\x60]|\*\*)?(\d{4,8})(?![\w%]|[.,:/-]\d)/iy;
/** In capitals, with four digits at the end of the line or clause. */
const PLAIN_PIN =
  /(?<=PIN)(?:\*\*)?(?: ?[:=](?:\*\*)?)? (?:\x60|\*\*)?(?!(?:19|20)\d\d)(\d{4})(?=(?:\x60|\*\*)?[ \t]{0,4}(?:$|\n|[,.;)]))/y;
/** What a PIN opens, followed by the PIN in brackets. */
const PIN_OF_LOCK = new RegExp(
  ` (?:of|for|to) (?:the|our|my) [a-z' -]{0,24}?(?:door|cupboard|room|gate|safe|alarm|office|store|shed|lock|till|cabinet|lift|locker|building|garage|box|padlock|keypad|barrier|car park|vault|cage) ?\\((${DIGITS})`,
  'iy',
);
/** A payment card before its security code. */
const OF_CARD =
  /(?:\d[ -]?){13,19}[^\d\n]{0,60}$|\b(?:visa|mastercard|amex|american express|maestro|(?:credit|debit|bank|company|payment) card|card (?:no|number)|expir(?:y|es)|exp\.?|valid (?:to|thru|until|through))\b[^\n]{0,60}$/i;
/** The end of Indian addresses. */
const POSTAL = /^PIN ?(?:code)?\W{1,3}[1-8]\d{5}$/i;
const PRESSED = /(?<![\w.,:/-])(\d{4,8}),? $/;
const ASKED =
  /[^\n?]{0,60}\?{0,3}[^\n]{0,20}\n(?:[^\n]{0,80}\n)?[^\n]{0,60}?[:\]>)\s](?:it'?s |its )?(\d{4,8}[#*A-Z]?)(?![\w.:/-])/iy;

export const entryCode: PlaceDetector = {
  scope: 'place',
  id: 'entry-code',
  typeName: 'Door, alarm or telephone code',
  category: 'policy',
  description:
    'The code of a door, alarm, safe, phone or helpline next to the term for it; years, measurements and article numbers are ignored.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Change the code and remove it from the document.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 7.2' },
  triggers: (
    'keybox|key-box|lock box|lock-box|unlock code|otp code|otp|one-time code|one time code|2fa code|mfa code|two-factor code|two factor code|verification code|authenticator code|authentication code|login code|' +
    'contractor code|contractors code|visitor code|visitors code|resident code|residents code|tenant code|tenants code|cleaner code|cleaners code|guest code|delivery code|courier code|owner code|emergency code|' +
    'cellar code|basement code|cupboard code|cabinet code|bin store code|bike store code|bicycle store code|shed code|laundry code|loft code|attic code|' +
    'stairwell code|staircase code|lobby code|foyer code|garage code|garden code|courtyard code|pool code|gym code|toilet code|entrance code|storeroom code|stockroom code|workshop code|' +
    'combination|keypad|key pad|alarm|burglar alarm|keysafe|key safe|key-safe|padlock|safe|' +
    'door|gate|lock|locker|barrier|lockbox|key box|strongroom|shutter|entryphone|pin|then star|' +
    'then the star|then hash|then the hash|then the key|followed by star|followed by hash|' +
    "followed by the star|followed by the hash|code for the|what's the code|whats the code|" +
    'what is the code|access code|security code|voicemail code|passcode|host key|puk|unset|' +
    "disarm|duress code|engineer code|master code|whats the pin|what's the pin|what is the pin|" +
    "code is|code its|code it's|code, its|code, it's|" +
    'code for my|code for our|code to the|code of the|code of our|code on the|code on our|code ####*|code from|code as of|code since|' +
    'code until|alarm off with|alarm on with|alarm is switched off with|alarm is set with|' +
    'alarm goes off with|alarm is turned off with'
  )
    .split('|')
    .concat(TILL_TRIGGERS, TRIGGERS_OF_OTHER_LANGUAGES),
  reach: { before: 100, after: 180 },
  // Doors are mostly mentioned without a code; a code has digits nearby.
  glance: (text, start, end) =>
    /\d$/.test(text.slice(start, end)) ||
    /\d|\?/.test(text.slice(end, end + 60)) ||
    /\d,? $/.test(text.slice(Math.max(0, start - 3), start)),
  examples: [...ENTRY_CODE_EXAMPLES, ...EXAMPLES_OF_OTHER_LANGUAGES],
  verify: (place) => ratedCode(place, codeAt(place)),
};

function codeAt(place: Place): Match | undefined {
  const word = place.text.slice(place.start, place.end).toLowerCase();
  if (isOfOtherLanguage(word)) return codeInOtherLanguages(place);
  return WAYS.find(({ isSo }) => isSo.test(word))?.find(place, word);
}

/** How to find the code, by trigger; the first match applies. */
const WAYS: readonly {
  readonly isSo: RegExp;
  readonly find: (place: Place, word: string) => Match | undefined;
}[] = [
  { isSo: /^pin$/, find: pinAt },
  { isSo: /\d$/, find: codeForLock },
  { isSo: new RegExp(`^(?:${TILL_TRIGGERS.join('|')})$`), find: tillCode },
  { isSo: /^alarm .{1,20}with$/, find: (place) => codeAfter(place, SET_WITH, 0.75) },
  { isSo: /^(?:then|followed)/, find: pressedBefore },
  { isSo: /the pin$/, find: askedFor },
  {
    isSo: /code (?:for|to|of|on) |the code/,
    find: (place) => askedFor(place) ?? codeAfter(place, CODE_FOR, 0.75),
  },
  { isSo: /^code (?:from|as of|since|until)$/, find: (place) => codeNearLock(place, DATED_CODE) },
  {
    isSo: /^(?:otp|one[ -]time|2fa|mfa|two[ -]factor|verification|authenticat|login)/,
    find: (place) => codeAfter(place, ONE_TIME, 0.75),
  },
  { isSo: PLACE_CODE, find: codeOfPlace },
  { isSo: /^code(?: is|,? it['’]?s)$/, find: (place) => statedCode(place) },
  { isSo: OF_HOLDER, find: (place) => codeNearLock(place, BARE_CODE) },
  { isSo: /^safe$/, find: safeCode },
  { isSo: /^combination$/, find: (place) => codeNearLock(place, BARE_CODE) },
  { isSo: /^security code$/, find: securityCode },
  { isSo: /^(?!passcode$).*code/, find: bareCode },
  { isSo: /^(?:puk|passcode|host key)$/, find: (place) => codeAfter(place, BARE_CODE, 0.7) },
  {
    isSo: /^/,
    find: (place, word) =>
      codeAfter(place, NAMED_CODE, 0.8) ??
      enteredCode(place) ??
      bareCode(place, word) ??
      (KEYED.test(word) ? codeAfter(place, KEYED_CODE, 0.75) : undefined),
  },
];

function codeAfter({ text, end }: Place, form: RegExp, confidence: number): Match | undefined {
  const found = groupAt(text, end, form);
  if (found === undefined) return undefined;
  const why = 'Digits appear next to a term for what they open.';
  return { start: found.start, end: found.end, confidence, why };
}

function bareCode(place: Place, word: string): Match | undefined {
  const match = codeAfter(place, BARE_CODE, 0.7);
  if (match === undefined) return undefined;
  const isPressed = KEY_PRESSED.test(place.text.slice(match.end));
  return isPressed || word.includes('code') || isCodeOf(place, match, word) ? match : undefined;
}

/** A security code, unless it is that of a payment card. */
function securityCode(place: Place): Match | undefined {
  const isOfCard = OF_CARD.test(place.text.slice(0, place.start));
  return isOfCard ? undefined : bareCode(place, 'security code');
}

/** A code that is called that of a place; a year there is that of a building regulation. */
function codeOfPlace(place: Place): Match | undefined {
  const match = codeAfter(place, BARE_CODE, 0.7);
  return match && YEAR.test(place.text.slice(match.start, match.end)) ? undefined : match;
}

/** The stated value of a code, unless it is an error, postal or sales code. */
function statedCode(place: Place): Match | undefined {
  return OTHER_CODE.test(place.text.slice(0, place.start))
    ? undefined
    : codeNearLock(place, CODE_OF_LOCK);
}

function safeCode(place: Place, word: string): Match | undefined {
  return (
    codeAfter(place, HIDDEN_SAFE, 0.75) ??
    codeAfter(place, NAMED_CODE, 0.8) ??
    enteredCode(place) ??
    bareCode(place, word)
  );
}

/** A code near the mention of something with a lock. */
function codeNearLock(place: Place, form: RegExp): Match | undefined {
  const isLocked = LOCKED.test(place.text.slice(0, place.end + 40));
  const match = isLocked ? codeAfter(place, form, 0.75) : undefined;
  return match && YEAR.test(place.text.slice(match.start, match.end)) ? undefined : match;
}

/** Digits called a code, for something locked that is mentioned in the same clause. */
function codeForLock({ text, start }: Place): Match | undefined {
  if (!LOCK_BEFORE.test(text.slice(0, start))) return undefined;
  const word = 'code';
  return codeAfter({ text, start, end: start + word.length }, CODE_OF_LOCK, 0.75);
}

/** Whether digits not called a code are one, judging by what they open and how they are written. */
function isCodeOf({ text, start, end }: Place, match: Match, word: string): boolean {
  const before = text.slice(0, start);
  const value = text.slice(match.start, match.end);
  if (ENGINEERING.test(before) || YEAR.test(value)) return false;
  if (/[- ]/.test(value)) return /^(?:safe|lock|locker|strongroom|key ?pad)/.test(word);
  const rest = text.slice(match.end);
  const isStated = /\bis\b|[=:]/.test(text.slice(end, match.start));
  if (DOOR_OF_HOUSE.test(before) && (isStated || isMarkedAtEnd(value, rest))) return true;
  if (!isStated && !ENDS.test(rest)) return false;
  if (/^key ?pad|^key-? ?safe|^padlock|^lockbox|^key box/.test(word)) return true;
  return looksSo(value, word, isStated) && NEAR_CODE.test(before + rest.slice(0, 40));
}

function looksSo(value: string, word: string, isStated: boolean): boolean {
  return MARKED.test(value) || isStated || word.endsWith('alarm');
}

/** Whether a value has a letter or key that only codes have, and nothing else of the clause follows. */
function isMarkedAtEnd(value: string, rest: string): boolean {
  return MARKED.test(value) && ENDS.test(rest);
}

function pinAt(place: Place): Match | undefined {
  const ofLock = codeAfter(place, PIN_OF_LOCK, 0.75);
  if (ofLock !== undefined) return ofLock;
  const match = PIN_OF.test(place.text.slice(0, place.start))
    ? codeAfter(place, PIN, 0.75)
    : codeAfter(place, PLAIN_PIN, 0.65);
  if (match === undefined) return pinInOtherLanguages(place);
  return POSTAL.test(place.text.slice(place.start, match.end)) ? undefined : match;
}

function pressedBefore({ text, start }: Place): Match | undefined {
  const before = text.slice(0, start);
  const value = PRESSED.exec(before)?.[1];
  if (value === undefined || ENGINEERING.test(before.slice(0, -value.length - 1))) return undefined;
  const from = before.lastIndexOf(value);
  const why = 'Digits are followed by the key to press after them.';
  return { start: from, end: from + value.length, confidence: 0.75, why };
}

function askedFor(place: Place): Match | undefined {
  const match = codeAfter(place, ASKED, 0.7);
  return match === undefined || YEAR.test(place.text.slice(match.start, match.end))
    ? undefined
    : match;
}
