import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { ratedCode } from '#engine/detectors/policy/passwords/default-login.ts';
import { groupAt } from '#engine/text/labelled-value.ts';

/** After a word for a numeric code: of a card, a door or an account. */
const CODE =
  /(?: (?:code|number|no\.?))?(?:(?: (?:for|to|of|at|in) (?:the |our |my |his |her )?[a-z][a-z' -]{2,30}?| flat \d{1,3})|(?:,[a-z ]{3,24}){1,2}(?=:))?(?: (?:is|was|has been|has|is now|now))?(?: (?:re)?set to| changed to| updated to)?(?: still| now|:|=)?[ ]{1,3}(?:["“]|\((?!(?:19|20)\d\d\)))?([A-Z]?\d{3,8}[A-Z#*]?)(?![\w%]|[.,:/-]\d| ?(?:mm|cm|kg|euros?|eur|gbp|usd|pounds|dollars|pieces|people|years)\b)/iy;
/** A card's check number in brackets or after a dash; a year there belongs to a meeting of a body with that name. */
const CHECK_NUMBER = /(?: ?\(| ?[–—] ?| - )(?!(?:19|20)\d\d)(\d{3,4})(?![\w%/-]|[.,:]\d)/y;
/** A code that somebody wrote down somewhere, with its value in brackets. */
const WRITTEN =
  /(?: (?:code|number))?(?: is| was)?(?: still)? (?:written|noted|kept|taped|stuck|scribbled)\b[^.;()]{2,60}\((\d{4,8}[#*]?)\)/iy;
/** The wheels of a safe, or the digits of its keypad. */
const COMBINATION =
  /(?: code)?(?: is| was|:)?(?: still| now)?[ ]{1,2}\(?(\d{1,3}(?:-\d{1,3}){2,3}|\d{4,8}[#*]?)(?![\w%-]|[.,:/]\d)/iy;
/** What a combination opens. */
const LOCKED =
  /\b(?:safe|lock|padlock|locker|keypad|door|gate|alarm|strongroom|vault)\b[^.;\n]{0,24}$/i;
/** What a PIN opens, as opposed to the pin of a circuit board, a map or a bowling alley. */
const OPENS =
  /^ (?:for|to) (?:the |our |my )?[a-z' -]{0,24}(?:door|cage|room|gate|safe|alarm|lock|office|building|locker|entrance|garage|box|phone|card)\b/i;
/** Words before a `PIN` that somebody uses. */
const OF_SOMETHING =
  /(?:bank(?:ing)?|card|debit|credit|account|security|access|door|gate|alarm|safe|phone|sim|voicemail|my|his|her|their|your) $/i;
/** In lower case, `pin` is a code only if it has an owner and its value is given. */
const OF_SOMEBODY = /\b(?:my|his|her|their|your|our) $/i;
const TOLD = /^(?: code| number)?(?: is| was| is now|:) ?["“]?\d{4,5}(?!\d)/i;
/** Words before the corresponding `pass`; tickets and mountains have passes too. */
const OF_ACCOUNT = /(?:ssid|wi-?fi|wlan|username|user|login)\b[^\n.]{0,40}[/,:;|–-] ?$/i;
const ANSWER = /[ ]?[:=][ ]{0,3}["“]?(\p{L}[\p{L}\d '’-]{1,30}[\p{L}\d])/uy;
/** Passwords that people are asked for at a gate or on the phone. */
const SPOKEN =
  /(?:[ ]?[:=]|[ ]is| ?\()[ ]{0,3}["“‘]?(?!(?:required|needed|asked|known|unknown|not|none|in|on|the|a|an|given|kept|changed|to|different)(?!\p{L}))(\p{L}[\p{L}\d'’-]{2,24})(?=["”’]?(?:[ ]?[).,;\n]|$))/iuy;
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
    'A PIN, a card verification code, the answer to a security question, or a user name next to its password.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Change the code and remove it from the document.',
  legalReference: { law: 'ISO/IEC 27001:2022', article: 'Annex A 5.17' },
  triggers: (
    'pin|cvv|cvc|cvv2|security answer|door code|alarm code|gate code|entry code|safe code|' +
    'lock code|keypad code|pass|basic auth|keysafe|key safe|lockbox|key box|as before|' +
    'safe combination|lock combination|combination|basic|panel code|room code|office code|' +
    'collection password|password for collection|pick-up password|pickup password|' +
    "phone password|telephone password|mother's maiden name|mothers maiden name"
  ).split('|'),
  reach: { before: 64, after: 90 },
  // `pass` is mostly a verb: for an account, a separator precedes it. `cvv2` has the same length.
  glance: (text, start, end) =>
    end - start !== 4 ||
    text.charAt(end - 1) === '2' ||
    /[/,:;|–-] ?$/.test(text.slice(Math.max(0, start - 2), start)),
  examples: [
    'Alarm code changed to [[7741#]], safe same as before [[29-05-63]]',
    'Viewings: keysafe [[C1968Y]] by the gate, safe combination [[14-22-07]].',
    'The bin room code has changed to [[3057]].',
    'Alarm panel code [[5823]]; the staff room code is [[C2580Y]].',
    'Password for collection: [[bluebell]]. Verified by mother’s maiden name ([[Adebayo]]).',
    'The collection password is required; give your mother’s maiden name, place of birth (Leeds).',
    'His PIN is written on the\nwardrobe door ([[2906]]).',
    'The key safe was bought in 2019 and works as before 29-05-63; a combination 14-22-07 of tiles.',
    'The name is written on the door (2906), and the pin was kept.',
    'The alarm code for the server room is [[7719]] followed by the key sign.',
    'joke. the pin for the server cage [[4471#]]',
    'SSID Heron-Guest / pass [[bluewhale2025!]]',
    'Emergency door code, Boise office, all floors: [[7739*]]',
    'Key safe at her house is [[1947]], key safe Flat 22: [[4081]]',
    'The entry code ([[4417]]) and the alarm code is still [[4471]].',
    'A pin for the door 4471 mm long; the entry code for visitors was changed in 24 hours.',
    'The guests of the network pass Junction12 and show boarding pass AB12345.',
    'Online banking PIN: [[4471]], cvv [[123]]',
    'CVV ([[789]]), CVC – [[555]] and cvv2 - [[4817]]',
    'CVC (2019), CVC - 2.5 and CVV 3-4 digits, a CVV (3 digits), CVV – 12.',
    'Security answer: [[Rover]]; the alarm code is [[90210]].',
    'Remove the basic auth ([[admin:Passw0rd!]]) today.',
    'my pin is [[4821]]; her PIN is now [[90417]].',
    'My pin is on the map, your pin is 4821 mm long, and his pins: 1024.',
    'Pin 1024 of the chip is low; pin the version to 4471.',
    'The CVC of 2019 met; choose a security answer; basic (see: chapter2).',
  ],
  verify: (place) => ratedCode(place, codeAt(place)),
};

function codeAt(place: Place): Match | undefined {
  const word = place.text.slice(place.start, place.end).toLowerCase();
  if (word === 'pin' && !isPin(place)) return undefined;
  if (word === 'security answer') return valueAfter(place, ANSWER);
  if (/password|maiden/.test(word)) return valueAfter(place, SPOKEN, 0.96);
  if (word.startsWith('basic')) return valueAfter(place, PAIR);
  if (word === 'pass' && !OF_ACCOUNT.test(place.text.slice(0, place.start))) return undefined;
  if (word === 'as before' || word.endsWith('combination')) return combinationAt(place, word);
  if (word === 'pass') return valueAfter(place, SHORT_PASSWORD);
  return valueAfter(place, CODE) ?? otherCode(place, word);
}

/** A code that is separated from the word for it. */
function otherCode(place: Place, word: string): Match | undefined {
  if (word === 'pin') return valueAfter(place, WRITTEN);
  return word.startsWith('cv') ? valueAfter(place, CHECK_NUMBER) : undefined;
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
    (text.slice(start, end) === 'PIN' &&
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
