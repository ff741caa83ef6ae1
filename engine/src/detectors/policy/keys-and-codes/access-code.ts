import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { ratedCode } from '#engine/detectors/policy/passwords/default-login.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

import { ACCESS_CODE_EXAMPLES } from './access-code-examples.ts';
import { MEMORABLE_TRIGGERS, memorable } from './memorable-word.ts';
import { SPOKEN_TRIGGERS, spokenWord } from './spoken-word.ts';

/** After a word for a numeric code: of a door or an account. */
const CODE =
  /(?: (?:code|number|no\.?))?(?:\*\*)?(?: (?:for|to|of|at|in) (?:the |our |my |his |her )?[a-z][a-z' -]{2,30}?| flat \d{1,3})?(?:(?:,[a-z ]{3,40}){1,2}(?=:))?(?: (?:is|was|has been|has|is now|now))?(?: (?:re)?set to| changed to| updated to)?(?: still| now|:|=)?(?:\*\*)?[ ]{1,3}(?:["“`]|\*\*|\((?!(?:19|20)\d\d\)))?([A-Z]?\d{3,8}(?:[A-Z#]|\*(?!\*))?|\d{1,4}[A-WYZ]\d{2,4}[#*]?)(?![\w%]|[.,:/-]\d| ?(?:mm|cm|kg|euros?|eur|gbp|usd|pounds|dollars|pieces|people|years)\b)/iy;
/** A code that somebody wrote down somewhere, with its value in brackets. */
const WRITTEN =
  /(?: (?:code|number))?(?: is| was)?(?: still)? (?:written|noted|kept|taped|stuck|scribbled)\b[^.;()]{2,60}\((\d{4,8}[#*]?)\)/iy;
/** The wheels of a safe, or the digits of its keypad. */
const COMBINATION =
  /(?: code)?(?: is| was|:)?(?: still| now)?[ ]{1,2}\(?(\d{1,3}(?:-\d{1,3}){2,3}|\d{4,8}[#*]?)(?![\w%-]|[.,:/]\d)/iy;
/** A PIN that is read out in pairs. */
const PIN_IN_PAIRS =
  /(?: (?:code|number))?(?: (?:of|for|to) (?:the |our |my |his |her )?[a-z][a-z' -]{1,30}?)?(?: is(?: still| now)?| was|:) {1,3}["“(]?(\d{2}(?: \d{2}){1,3}|\d{4} \d{4})(?![\w%]|[.,:/-]\d| \d)/iy;
/** What a combination opens; it may head the lines about it. */
const LOCKED =
  /\b(?:safe|lock|padlock|locker|keypad|door|gate|alarm|strongroom|vault)\b(?:[^.;\n]{0,24}|[.:]\s{1,2}(?:The |Its )?)$/i;
/** What a PIN opens, as opposed to the pin of a circuit board, a map or a bowling alley. */
const OPENS =
  /^ (?:for|to) (?:the |our |my )?[a-z' -]{0,24}(?:door|cage|room|gate|safe|alarm|lock|office|building|locker|entrance|garage|box|phone|card)\b|^ (?:of|for|on) (?:the|our|my|his|her|their) [a-z' -]{0,24}(?:card|account|phone|sim|tablet|handset|laptop|fob|token|hsm|safe|vault|yubikey|dongle|wallet|terminal|till|keypad|alarm|module)(?: is| was|:) /i;
/** Words before a `PIN` that somebody uses. */
const OF_SOMETHING =
  /(?:bank(?:ing)?|card|debit|credit|account|security|access|door|gate|alarm|safe|phone|sim|voicemail|hsm|root|admin|token|smart ?card|yubikey|wallet|till|terminal|my|his|her|their|your) $/i;
/** In lower case, `pin` is a code only if it has an owner and its value is given. */
const OF_SOMEBODY = /\b(?:my|his|her|their|your|our) $/i;
const TOLD = /^(?: code| number)?(?: is| was| is now|:) ?["“]?\d{4,5}(?!\d)/i;
/** A card, an account or a device before its `PIN`, in any of the languages of Europe. */
const OF_CARD =
  /(?<!\p{L})(?:\p{L}{0,14}(?:karte|kaart)|card|carte|karta|karty|tarjeta|carta|cartão|kort|konto|compte|cuenta|vpn|sim|handy)(?!\p{L})[^.;\n]{0,60}$/iu;
const PIN_OF_CARD =
  /(?:-Code)?(?: (?:der|de la|della) \p{L}{4,16})?(?: (?:lautet|ist|est|es|è|é|to|is|jest)(?: (?:le|la|el|il|jetzt|nun|still|now))?)?[ ]?:?[ ]{1,3}(\d{4,8})(?![\w%]|[.,:/-]\d| ?\d)/uy;
/** A PIN and what has to be entered besides. */
const PIN_AND_TOKEN =
  /[ ]?:?[ ]{1,3}(\d{4,8})(?= ?(?:\+|&|and|plus|und|then) ?(?:the |your |a )?(?:(?:rsa|hardware|soft|sms|security) ?)?(?:token|rsa|otp|totp|sms|securid|smart ?card|authenticator|yubikey)\b)/iy;
/** The code that reveals what a subject of a trial was given. */
const UNBLINDING =
  /(?: (?:is|was))?(?: still| now|:|=)?[ ]{1,3}["“]?((?=[A-Z-]{0,9}\d)(?!SOP)[A-Z\d]{1,6}(?:-[A-Z\d]{1,8}){1,3}|\d{4,8})(?![\w-])/y;
/** A PIN in brackets behind what it opens: `the PIN of the fob (it is still 0000)`. */
const IN_BRACKETS =
  /(?: (?:code|number))?(?: (?:of|for|to|on) (?:the |our |my |his |her )?[a-z][a-z' -]{1,30}?)? ?\((?:(?:it is|it['’]s|which is|currently|still|now|default|always)[ ,:]{1,2}){1,2}(\d{4,8})(?![\d%]|[.,:/-]\d)/iy;
/** A one-time code that a customer reads out: `And the OTP?`, and the answer in the next line. */
const READ_OUT =
  /[^\n?]{0,60}\?[ \t]{0,4}\r?\n(?:\[?\d{1,2}[:.]\d\d(?:[:.]\d\d)?\]?[ \t]{1,3})?[^\n:\d]{2,24}:[ \t]{1,3}(?:it['’]?s |it is )?(\d{3}[ -]\d{3}|\d{4,8})(?![\d%]|[.,:/-]\d)/iy;
/** Words before the corresponding `pass`; tickets and mountains have passes too. */
const OF_ACCOUNT = /(?:ssid|wi-?fi|wlan|username|user|login)\b[^\n.]{0,40}[/,:;|–-] ?$/i;
const ANSWER = /[ ]?[:=][ ]{0,3}["“]?(\p{L}[\p{L}\d '’-]{1,30}[\p{L}\d])/uy;
/** A user and a password in brackets or quotation marks, as for basic authentication. */
const PAIR =
  /(?: auth(?:entication)?)?[ ]?[:(["“‘`]{1,3}([a-z][\w.-]{1,20}:(?=[^\s)]{0,20}[\d!@#$%^&*])[^\s)"”’`]{6,40})[)"”’`]/iy;
const SHORT_PASSWORD =
  /[ ]?[:=]?[ ]{1,2}["“]?((?=[^\s]{0,20}\d)(?=[^\s]{0,20}[A-Za-z])[^\s,;)("”]{7,39}[^\s,;)("”.])/y;

export const accessCode: PlaceDetector = {
  scope: 'place',
  id: 'access-code',
  typeName: 'PIN, security code or credentials',
  category: 'policy',
  description:
    'A PIN, a memorable word or date, or the answer to a security question, or a user name next to its password.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Change the code and remove it from the document.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
  triggers: (
    'pin|mpin|otp|one-time password|one-time code|one-time passcode|security answer|door code|alarm code|gate code|entry code|safe code|' +
    'lock code|keypad code|pass|basic auth|keysafe|key safe|lockbox|key box|as before|' +
    'safe combination|lock combination|combination|basic|panel code|room code|office code|' +
    'collection password|password for collection|pick-up password|pickup password|' +
    'phone password|telephone password|banking password|unblinding code|unblinding codes|code break code|code-break code|' +
    'personal access number|personal access code|personal security number'
  )
    .split('|')
    .concat(MEMORABLE_TRIGGERS, SPOKEN_TRIGGERS),
  reach: { before: 64, after: 90 },
  // `pass` is mostly a verb: for an account, a separator precedes it.
  glance: (text, start, end) =>
    !/^pass$/i.test(text.slice(start, end)) ||
    /[/,:;|–-] ?$/.test(text.slice(Math.max(0, start - 2), start)),
  examples: ACCESS_CODE_EXAMPLES,
  verify: (place) => ratedCode(place, codeAt(place)),
};

function codeAt(place: Place): Match | undefined {
  const word = place.text.slice(place.start, place.end).toLowerCase();
  return WAYS.find(([words]) => words.test(word))?.[1](place, word);
}

/** How to find the value, by trigger; the first match applies. */
const WAYS: readonly (readonly [
  words: RegExp,
  find: (place: Place, word: string) => Match | undefined,
])[] = [
  [/^(?:otp|one[- ]time)/, (place) => readOut(place)],
  [/^m?pin$/, pinAt],
  [new RegExp(`^(?:${SPOKEN_TRIGGERS.join('|')})$`), spokenWord],
  [/^security answer$/, (place) => valueAfter(place, ANSWER)],
  [/unblinding|break/, (place) => valueAfter(place, UNBLINDING)],
  [
    /date$|^(?:memorable|secret|security word|banking|(?:tele)?phone passcode)|password|maiden/,
    memorable,
  ],
  [/^basic/, (place) => valueAfter(place, PAIR)],
  [/^as before$|combination$/, combinationAt],
  [/^pass$/, passAt],
  [/^/, (place) => valueAfter(place, CODE)],
];

/** Its minutes may be over, so that it is no more than a hint. */
function readOut(place: Place): Match | undefined {
  const found = valueAfter(place, READ_OUT, 0.75);
  return found && { ...found, severity: 'medium' };
}

function pinAt(place: Place): Match | undefined {
  if (!isPin(place)) return pinOfCard(place);
  const found = valueAfter(place, PIN_IN_PAIRS) ?? valueAfter(place, CODE);
  // The PIN of Indian addresses has a gap.
  if (found !== undefined && /^ \d{3}/.test(place.text.slice(found.end))) return undefined;
  return found ?? valueAfter(place, WRITTEN);
}

/** A PIN beside a card, a network or a token that asks for it. */
function pinOfCard(place: Place): Match | undefined {
  const { text, start, end } = place;
  if (text.slice(start, end) !== 'PIN') return undefined;
  const isOfCard =
    OF_CARD.test(text.slice(0, start)) ||
    /^ (?:der|de la|della) \p{L}{0,12}(?:karte|carte|carta)\b/iu.test(text.slice(end));
  return (
    valueAfter(place, IN_BRACKETS) ??
    valueAfter(place, PIN_AND_TOKEN) ??
    (isOfCard ? valueAfter(place, PIN_OF_CARD) : undefined)
  );
}

function passAt(place: Place): Match | undefined {
  const isOfAccount = OF_ACCOUNT.test(place.text.slice(0, place.start));
  return isOfAccount ? valueAfter(place, SHORT_PASSWORD) : undefined;
}

/** Tiles and clothes have combinations too. */
function combinationAt(place: Place, word: string): Match | undefined {
  const opens = word === 'safe combination' || word === 'lock combination';
  const isLock = opens || LOCKED.test(place.text.slice(0, place.start));
  return isLock ? valueAfter(place, COMBINATION) : undefined;
}

/** Chips and charts have pins too. */
function isPin({ text, start, end }: Place): boolean {
  return (
    (/^M?PIN$/.test(text.slice(start, end)) &&
      (OF_SOMETHING.test(text.slice(0, start)) || /^ ?(?:is|:)/.test(text.slice(end)))) ||
    (OF_SOMEBODY.test(text.slice(0, start)) && TOLD.test(text.slice(end))) ||
    OPENS.test(text.slice(end))
  );
}

function valueAfter({ text, end }: Place, form: RegExp, confidence = 0.85): Match | undefined {
  const found = groupAt(text, end, form);
  if (found === undefined) return undefined;
  const why = 'A value follows a term for a code that only its owner should know.';
  return { start: found.start, end: found.end, confidence, why };
}
