import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/detectors/laws.ts';
import { ratedCode } from '#engine/detectors/policy/passwords/default-login.ts';
import { groupAt } from '#engine/text/labelled-value.ts';

import { SPOKEN_TRIGGERS, spokenWord } from './spoken-word.ts';

/** After a word for a numeric code: of a door or an account. */
const CODE =
  /(?: (?:code|number|no\.?))?(?:\*\*)?(?:(?: (?:for|to|of|at|in) (?:the |our |my |his |her )?[a-z][a-z' -]{2,30}?| flat \d{1,3})|(?:,[a-z ]{3,24}){1,2}(?=:))?(?: (?:is|was|has been|has|is now|now))?(?: (?:re)?set to| changed to| updated to)?(?: still| now|:|=)?(?:\*\*)?[ ]{1,3}(?:["“`]|\*\*|\((?!(?:19|20)\d\d\)))?([A-Z]?\d{3,8}(?:[A-Z#]|\*(?!\*))?|\d{1,4}[A-WYZ]\d{2,4}[#*]?)(?![\w%]|[.,:/-]\d| ?(?:mm|cm|kg|euros?|eur|gbp|usd|pounds|dollars|pieces|people|years)\b)/iy;
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
/** Words before the corresponding `pass`; tickets and mountains have passes too. */
const OF_ACCOUNT = /(?:ssid|wi-?fi|wlan|username|user|login)\b[^\n.]{0,40}[/,:;|–-] ?$/i;
const ANSWER = /[ ]?[:=][ ]{0,3}["“]?(\p{L}[\p{L}\d '’-]{1,30}[\p{L}\d])/uy;
/** Passwords that people are asked for at a gate or on the phone. */
const SPOKEN =
  /(?:[ ]?[:=]|[ ]is| ?\()[ ]{0,3}["“‘]?(?!(?:required|needed|asked|known|unknown|not|none|in|on|the|a|an|given|kept|changed|to|different)(?!\p{L}))(\p{L}[\p{L}\d'’-]{2,24})(?=["”’]?(?:[ ]?[).,;\n]|$))/iuy;
/** A user and a password in brackets or quotation marks, as for basic authentication. */
const PAIR =
  /(?: auth(?:entication)?)?[ ]?[:(["“‘`]{1,3}([a-z][\w.-]{1,20}:(?=[^\s)]{0,20}[\d!@#$%^&*])[^\s)"”’`]{6,40})[)"”’`]/iy;
/** Who keeps the word that a caller is asked for. */
const HOLDER =
  '(?: (?:(?:that|which) )?(?:we|you|i|he|she|they) (?:have|hold|gave|give|chose|set|use|agreed)(?: (?:for|on) (?:you|him|her|them|me|us|file|record))?| (?:on|for) (?:the |this |his |her |your |my )?(?:account|file|record|policy))?';
/** A word in capitals, with a capital or in quotation marks after “is”; any word after a colon. */
const MEMORABLE = new RegExp(
  `${HOLDER}(?:(?:[ ]?[:=][ ]{0,3}| ?\\()["“‘]?(?!(?:enter|your|type|choose|a|an|the|e\\.g|see|used?|optional|yes|no|n/a|characters?|letters?|required|needed|asked|known|unknown|not|none|set|reset|verified|confirmed|correct|incorrect|failed|passed|on|in|to|is|given|changed|different)(?!\\p{L}))|(?: is| was)[ ]["“‘]?(?=\\p{Lu}))([\\p{L}\\d][\\p{L}\\d'’-]{3,24})(?=["”’]?(?:[ ]?[).,;|\\n]|$))`,
  'uy',
);
/** A word in capitals right behind, in a note rather than in the title of a field. */
const MEMORABLE_BARE =
  /(?<=[a-z] word) (?!(?:Required|Reset|Hint|Field|Help|Confirm|Enter|Optional|Date|Password|Pin|Security|Please|If|And|Or|The|To|Is|Not)(?!\p{Ll}))(\p{Lu}[\p{L}\d'’-]{3,24})(?=[ ]?(?:[.,;)\n]|$))/uy;
/** The date that a bank asks for besides. */
const MEMORABLE_DATE =
  /(?: (?:is|was)| ?[:=])?(?: still| now)?[ ]{1,3}["“]?(\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d\d)|\d{4}-\d\d-\d\d|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?,? \d{4})(?![\w/-])/iy;
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
    'pin|security answer|door code|alarm code|gate code|entry code|safe code|' +
    'lock code|keypad code|pass|basic auth|keysafe|key safe|lockbox|key box|as before|' +
    'safe combination|lock combination|combination|basic|panel code|room code|office code|' +
    'collection password|password for collection|pick-up password|pickup password|' +
    'phone password|telephone password|memorable word|memorable information|memorable info|memorable name|' +
    'memorable place|memorable phrase|memorable date|secret word|security word|banking passcode|telephone passcode|' +
    'phone passcode|banking password|' +
    "mother's maiden name|mothers maiden name|" +
    'personal access number|personal access code|personal security number'
  )
    .split('|')
    .concat(SPOKEN_TRIGGERS),
  reach: { before: 64, after: 90 },
  // `pass` is mostly a verb: for an account, a separator precedes it.
  glance: (text, start, end) =>
    end - start !== 4 || /[/,:;|–-] ?$/.test(text.slice(Math.max(0, start - 2), start)),
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
    'Online banking PIN: [[4471]]',
    '- **Door code:** [[6614]]\n- Alarm code **[[3391]]**, room code `[[8820#]]`',
    'Security answer: [[Rover]]; the alarm code is [[90210]].',
    'Remove the basic auth ([[admin:Passw0rd!]]) today.',
    'my pin is [[4821]]; her PIN is now [[90417]].',
    'My pin is on the map, your pin is 4821 mm long, and his pins: 1024.',
    'Pin 1024 of the chip is low; pin the version to 4471.',
    'Building door code: [[44B17]], PIN of the company card: [[8832]].',
    'The memorable word we hold is [[TANGERINE]]. Memorable information: [[tangerine44]]. Telephone banking passcode: [[marmalade]]',
    'Memorable word: optional\nThe memorable word is required, and the secret word is hidden; memorable word (at least 6 letters)',
    'Telephone banking: memorable date [[14/09/1962]], memorable word [[Pelican]].',
    'Choose a memorable date 8 weeks ahead; a memorable date in history is 14 July 1789. Memorable Word Reset, memorable word Required.',
    'A pin of the card reader 4471 is bent, and the door code is 20x30.',
    'The root PIN of the HSM is [[84 19 30 27]]. Root PIN: [[84 19 30 28]], HSM PIN [[84193027]], the PIN of the safe is [[8419]].',
    'Online user ID 82014477, and the five-digit personal access number is [[61409]]; my personal access code: [[4417]].',
    'The safe. Combination [[24-07-61]], two turns to the left first.\nTiles. Combination 24-07-62 of colours.',
    'The PIN of the chip is 84 19 30 27 mm long, and the PIN: 400 001; the root pin 12 14 of the socket. The personal access number has 5 digits.',
    'The alarm company will ask for the code word, which is "[[marmalade]]". My code word with the bank is [[bramble]].',
    'The monitoring company will ask for the word, which is "[[marmalade]]"; password for the alarm company: [[tangerine]]',
    'If it rings, the security firm will ask for a password. It’s “[[bluebell]]”. The bank asks for a password; it is case-sensitive.',
    'They ask for the password, which is stored elsewhere. My code word with the bank is secret. The password for the service is required.',
    'Editors ask for the word, which is "marmalade"; the code word for the line is different, and the password for our school is in the book.',
    'The CVC of 2019 met; choose a security answer; basic (see: chapter2).',
  ],
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
  [/^pin$/, pinAt],
  [new RegExp(`^(?:${SPOKEN_TRIGGERS.join('|')})$`), spokenWord],
  [/^security answer$/, (place) => valueAfter(place, ANSWER)],
  [/date$/, (place) => valueAfter(place, MEMORABLE_DATE)],
  [
    /^(?:memorable|secret|security word|banking|(?:tele)?phone passcode)/,
    (place) => valueAfter(place, MEMORABLE) ?? valueAfter(place, MEMORABLE_BARE),
  ],
  [/password|maiden/, (place) => valueAfter(place, SPOKEN, 0.96)],
  [/^basic/, (place) => valueAfter(place, PAIR)],
  [/^as before$|combination$/, combinationAt],
  [/^pass$/, passAt],
  [/^/, (place) => valueAfter(place, CODE)],
];

function pinAt(place: Place): Match | undefined {
  if (!isPin(place)) return undefined;
  const found = valueAfter(place, PIN_IN_PAIRS) ?? valueAfter(place, CODE);
  // The PIN of Indian addresses has a gap.
  if (found !== undefined && /^ \d{3}/.test(place.text.slice(found.end))) return undefined;
  return found ?? valueAfter(place, WRITTEN);
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
