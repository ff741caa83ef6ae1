import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { readColumnValues } from '#engine/tables/table-column.ts';
import { groupAt, type LabeledValue } from '#engine/text/labeled-value.ts';

import { ABOUT_PASSWORDS, sentenceAround } from './about-passwords.ts';
import {
  isSurelyPassword,
  looksLikePassword,
  mayBePassword,
  withoutEnd,
} from './credential-value.ts';
import { labeledLogin } from './labeled-login.ts';
import { phraseAfter } from './passphrase.ts';
import { secondPassword } from './second-password.ts';
import { outsideOfTests } from './test-data.ts';
import { quotedPhrase, typedValue } from './typed-value.ts';
import { valueInRow } from './value-in-row.ts';

/** The new value in a statement that a password was changed. */
const SET_TO = /^ (?:back )?to (?:["'“‘`])?([^\s"“”`]{6,64})/i;
const IS_SET = /\b(?:re-?set|resetting|sets?|setting|changed?|changing|updated?)\b[^.\n]{0,40}$/i;
/** Accounts with these names are followed by a number too. */
const SERVICE = /^(?:office|windows|microsoft|outlook|apple|google|m365|o365|server)/i;
/** `use Otter!Lake9 as the password` */
const USED_AS =
  /\b(?:use|try|enter|type|with|choose|chose|set) ["“'`]?([^\s"“”'`]{6,40})["”'`]? as (?:the|a|your|my|her|his|our) (?:new |temporary |shared )?$/i;
/** After a word for a password: the connection to the value, which may be a gap. */
const JOTTED =
  /(?: (?:for|to|of|on) [\w@. -]{1,30}?| (?:this|next) (?:week|month)| today)?(?: \([^()\n]{2,30}\)(?= ?[:=]))?(?: ?[:=] ?|['’]s (?=\S{0,40}[!@#$%^&*_=+~])| (?:(?:is|was)(?: still| now)?|still|now|set to|changed to|back to) |[ \t]{1,14}(?=\S{0,64}[\d!@#$%^&*?=+~]))["'“‘`]?([^\s"“”`]{6,64})/iy;
/** The stated password in quotation marks or brackets, even one or a few words. */
const QUOTED =
  /[^\n.?!"“”(),;':]{0,20}?(?:\s(?:is|was|were|remains|to|of|being)(?: (?:still|now|always|again|just))?|\s?[:=(])\s{1,16}?["“‘']((?=[^"”’'\n]{0,30}[a-z])[\w!@#$%^&*.+-]{4,30}(?: [\w!@#$%^&*+-]{2,14}){0,3})["”’']|\s?\((?:was |is |still |now )?["“‘'](\w[\w!@#$%^&*+-]{3,30})["”’']\)/iy;
/** An explanation before the password itself. */
const EXPLAINED =
  / (?:is|was) (?:just|still|always|basically|only|my|his|her|their|our|the)\b[^.\n"“]{3,50}?[,:(–-] ?`?([^\s"“”`]{6,40})/iy;
/** A password in brackets after a description: `the temporary password from the desk (Sun-22!)`. */
const IN_BRACKETS = /[^\n.?!()]{3,60} \((?:was |is |now )?["“`]?([^\s()"“”`]{6,40})["”`]?\)/iy;
/** An everyday word that means a password only where an account is mentioned. */
const ACCOUNT =
  /\b(?:log-?in|sign-?in|user(?:name)?|usr|admin|root|account|acct|wi-?fi|wlan|ssid|e-?mail|locked out|password|pw|portal|mailbox|laptop|unlock\w*|untick)\b|@\w/i;

/** Refers to a password that was mentioned before. */
const ELLIPTIC = /^(?:(?:one|['’]s) (?:is|was)|the one)$/;

/** A program asks. */
const PROMPT = /ask|prompt/;

/** States where passwords are kept, not what they are. */
const IS_KEPT = /\b(?:are|is|kept|stored|live|lives|found|held) (?:in|at|under|on) ["'“‘`]?$/i;

/** Network keys have their own type. */
const OF_NETWORK = /\b(?:wi-?fi|wlan|ssid|network)\b/i;

const BEFORE = 120;
const AFTER = 120;
/** What is a password, or introduces one: one of these stands near the term. */
const INTRODUCED = /[\d"“‘':=|`]| (?:is|was) /;

/** What follows a `pass` that is a password: an assignment, or one run of characters with a digit. */
const PASS_FOLLOWED =
  /^ ?[:=|]|^(?:[ \t:=]{1,14}| is )["'“]?[^\s\d]{0,14}\d|^ ["“]|^ (?:(?:for|to|of|on) [\w@. -]{1,30}?|this week|this month|today)(?: ?[:=]| is(?: now| still)?) ?["'“]?[^\s\d]{0,14}\d/;

/** Words showing that `pass` is somebody's password rather than a ticket or a mountain. */
const TOLD = /\b(?:the|my|your|his|her|our|their) pass (?:is|was)(?: still| now)? ["'“‘`]?$/i;

export const jottedPassword: PlaceDetector = {
  scope: 'place',
  id: 'jotted-password',
  typeName: 'Password in a note',
  category: 'policy',
  description:
    'A password as people jot it down: after “pw”, “pass”, “PSK” or “reset to”, in quotation marks, or in a column of passwords.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Change the password, remove it from the document and keep it in a secret store.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
  triggers: (
    'password|passwords|passwort|pw|p/w|pwd|passwd|pass|passcode|*passphrase|pass phrase|' +
    'passwrd|psk|pre-shared key|preshared key|wpa key|wpa2 key|wpa2|network key|wi-fi key|' +
    'wifi key|wi-fi code|wifi code|security word|safe word|reset to|resets to|memorable word|' +
    "seed phrase|recovery phrase|codeword|code word|key is|one is|one was|the one|'s is|'s was|it asks|asks you|prompted|when asked|if asked|prompts you"
  ).split('|'),
  reach: { before: BEFORE, after: AFTER },
  glance: (text, start, end) => {
    if (!INTRODUCED.test(text.slice(Math.max(0, start - BEFORE), end + AFTER))) return false;
    if (end - start !== 4 || (text.charCodeAt(start + 3) | 0x20) !== 0x73) return true;
    return PASS_FOLLOWED.test(text.slice(end, end + 64));
  },
  examples: [
    'VPN        shared PSK  [[k2Rm-71xc-WWe0-oolN]]  (rotate)',
    'Firewall user netadmin  pw   [[Ma1zena#Tor]]',
    'If the alarm firm ring the password is\n  "[[nougat]]".',
    'Change the collection password (was "[[triceratops]]").',
    'She is locked out every Monday. Just reset to [[Kettle123!]] and untick the box.',
    'guest login: visitor, your pass  [[heron4411x]]',
    "His password is just his daughter's name, [[Poppy2012]]",
    'I tried the temporary password that the desk gave me ([[Sunflower-22!]]).',
    'A password of the vault (see KB0010234), the password rules (ISO27001), passwords (8-16).',
    'The root password on the gateway was still [[Copper-Heron-2046]] when he tried.',
    'The password for the portal office is set in 2026; the password on the gateway tonight failed.',
    'Bank codeword is "[[saxophone]]".',
    'Backup passphrase: [[correct horse battery staple 9]]\nKeep.',
    'Passphrase: must have more than twelve letters\nSeed phrase: twelve words',
    'user: root / pass: [[toor]]\nuser: pi, pass: [[raspberry]]; username: root / password: [[root]]',
    'Default user name: admin. Default password: [[admin]]. Change these at first use.',
    'My login is jane@corp.test and the pass is [[Tr0ub4dor&3]]; passphrase "[[correct horse battery staple]]".',
    'username: string, password: string\n{ user: name, password: word }\nuser: db.user, password: db.word, login: email, password: at least eight characters',
    'For example user: root / pass: toor; a passphrase "correct horse battery staple" must be changed; the pass is AB12345.',
    'Shop back end is niall_k, key is [[bramble-Sheep-4471]]; the key is Section4b, the key is to ask.',
    'VPN for the van is fleet and the password’s [[Wombat!Gutter42]], it works everywhere.',
    'The password’s length is 12; the password’s Base64 form.',
    'The user name is `root` and the passwords for each place are in `2ndline/publishing-mq` in the store.',
    'The memorable word is "[[quicksilver]]".',
    'System | User | Password\nPayroll | jroe | [[hollyhock7]]\nTill | front | [[Daisy-1897]]\n',
    'The password is "required", and the field password is "string".',
    'A password such as "letmein" is weak; the word password is "password" for many.',
    'Reset his portal password to [[Welcome2024!]] and asked him to change it; use [[Otter!Lake9]] as the password.',
    'Reset the password to Office365; we changed the password to comply with Section12.',
    'Password reset to follow; pass rate 45%, boarding pass AB12345, pass Level2A exams.',
    'The branch was reset to Commit42a; PSK modulation of 8psk signals, WPA2 is required.',
    'Field | Type | Password\nName | text | required\nKey | text | optional\n',
    'The user enters the password (see "settings") and the account is ready.',
    'The password to access 1Password should conform to the [policy](https://example.org/p2).',
    '| field | value |\n|---|---|\n| user | etl |\n| **Password** | [[Gr4nite-Hollow]] |\n| Passphrase (backup) | `[[Ember!44-slate]]` |',
    '| Password | Section4b |\n|---|---|\n| length | 12-64 |\n| password | string | required |\n| password_ttl | 3600s |',
    '| system | user | password |\n|---|---|---|\n| billing | root | `[[Gr4nite-Hollow]]` |\n',
    'SSH in as `etl` (password is the usual one, `[[Sp1cyNoodles!]]` until Priya rotates it).',
    'The passphrase for the key is [[correct-otter-staple-battery]]. gpg_passphrase = [[when the tide is low]]',
    'The pass phrase of the vault is in the red binder.\nIt says “[[nine tall poplars stand by the canal]]”.',
    'The pass phrase is in the binder. The label says “do not remove this from the rack”; it reads “for staff only”.',
    'The passphrase is case-sensitive, the passphrase is end-to-end-encrypted and the passphrase is out-of-date-by-now.',
    'The root password is in the vault. If that fails, root’s is `[[northpier-2019-root]]`.',
    'local administrator changed on all machines (the new one is "[[Cobalt#Rain42]]", same for all)',
    'Changed the password on the router. The one for staging is "[[Harbour_44x]]".',
    'The old server was decommissioned; the new one is web-02.example.net, and the admin’s is Office365.',
    'We reset the password policy; the new one is ISO27001-based, and the old one was from 2019.',
    'the wifi pass for guests this week = [[SunnyGoat42]]; wi-fi pass for the barn is now [[hayLoft88]]; wifi pass this week: [[hayLoft99]]; wifi pw for visitors (till Friday) = [[Sunny77Goat]]',
    'Run the import, and when it asks for the passphrase, type `[[Guillemot_88#sync]]`. If prompted, enter [[Pier!Lantern7]] twice.',
    'If it asks, type yes; when prompted, enter backup-2024.tar.gz or use --force; when asked, say Q3-results.',
    'VPN: log in as ines, pass "[[verde mar calmo 3]]", then approve. Sign in as root, pw "[[four old grey geese]]"',
    'She got a pass "for staff only"; the pass "over the hills" is closed.',
    'The boarding pass for the flight is AB12345; a day pass for the zoo: Zone42; the login pass for staff is on level 2.',
    'She will pass Heather2 the ball; my p/w ratio is fine.',
  ],
  verify(place) {
    const word = place.text.slice(place.start, place.end).toLowerCase();
    if (ELLIPTIC.test(word)) return secondPassword(place);
    if (PROMPT.test(word)) return typedValue(place);
    if (word.endsWith('phrase')) {
      const match = phraseAfter(place);
      if (match !== undefined) return match;
    }
    return outsideOfTests(place, jottedIn(place, word));
  },
  readList: (place) =>
    readColumnValues(place, /[^\s|;,]{5,40}/y)
      .map((cell) => withoutTicks(cell))
      .filter(({ value }) => looksLikePassword(value))
      .map(({ start, end }) => {
        const why = 'A password-like value appears in a column of passwords.';
        return { start, end, confidence: 0.75, why };
      }),
};

function jottedIn(place: Place, word: string): Match | undefined {
  const quoted = word.startsWith('reset') ? undefined : quotedAfter(place);
  return (
    quoted ??
    jottedAfter(place, word) ??
    setTo(place) ??
    explained(place) ??
    labeledLogin(place) ??
    quotedPhrase(place) ??
    inRow(place)
  );
}

/** The password in the cell beside its label. */
function inRow(place: Place): Match | undefined {
  const found = valueInRow(place);
  if (found === undefined || !looksLikePassword(found.value)) return undefined;
  if (!isSurelyPassword(found.value) && !/\d/.test(found.value)) return undefined;
  const why = 'A password-like value appears in the cell beside a term for a password.';
  return { start: found.start, end: found.end, confidence: 0.75, why };
}

function jottedAfter({ text, end }: Place, word: string): Match | undefined {
  const found = groupAt(text, end, JOTTED);
  const value = withoutEnd(found?.value ?? '');
  if (found === undefined || IS_KEPT.test(text.slice(end, found.start))) return undefined;
  if (!isJotted(value, word, text.slice(0, found.start))) return undefined;
  const why = 'A password-like value follows a term for a password.';
  return { start: found.start, end: found.start + value.length, confidence: 0.75, why };
}

/** The value a password was set to, or that is used as one. */
function setTo({ text, start, end }: Place): Match | undefined {
  const before = text.slice(0, start);
  const after = IS_SET.test(before) ? SET_TO.exec(text.slice(end)) : null;
  const used = USED_AS.exec(before);
  const value = withoutEnd(after?.[1] ?? used?.[1] ?? '');
  if (!isSurelyPassword(value) || SERVICE.test(value)) return undefined;
  const from = after === null ? before.lastIndexOf(value) : text.indexOf(value, end);
  const why = 'A value that is no word, which a password was set to.';
  return { start: from, end: from + value.length, confidence: 0.75, why };
}

function isJotted(value: string, word: string, before: string): boolean {
  if (word === 'pass') return isPass(value, before);
  if (word === 'key is') return isPunctuated(value) && !OF_NETWORK.test(before);
  if (word.startsWith('reset')) return isSurelyPassword(value) && ACCOUNT.test(before);
  if (word === 'wpa2' || word.includes('code')) return looksLikePassword(value) && value.length > 7;
  return looksLikePassword(value) && /\d/.test(value);
}

function isPass(value: string, before: string): boolean {
  if (TOLD.test(before)) return isSurelyPassword(value);
  return looksLikePassword(value) && ACCOUNT.test(before);
}

/** Many things have a key: one that is typed has punctuation besides letters and digits. */
function isPunctuated(value: string): boolean {
  return isSurelyPassword(value) && /[-_!@#$%^&*.]/.test(value);
}

function explained({ text, end }: Place): Match | undefined {
  const found = groupAt(text, end, EXPLAINED) ?? groupAt(text, end, IN_BRACKETS);
  const value = withoutEnd(found?.value ?? '');
  if (found === undefined || !isSurelyPassword(value)) return undefined;
  const why = 'A password-like value follows a phrase that introduces a password.';
  return { start: found.start, end: found.start + value.length, confidence: 0.7, why };
}

function quotedAfter({ text, start, end }: Place): Match | undefined {
  QUOTED.lastIndex = end;
  const found = QUOTED.exec(text);
  const value = found?.[1] ?? found?.[2];
  if (found === null || value === undefined || !mayBePassword(value)) return undefined;
  if (ABOUT_PASSWORDS.test(sentenceAround(text, start, found.index + found[0].length)))
    return undefined;
  const from = found.index + found[0].lastIndexOf(value);
  const why = 'The text gives this quoted value as a password.';
  return { start: from, end: from + value.length, confidence: 0.7, why };
}

/** The content of a cell in a table of Markdown, which may be code. */
function withoutTicks({ start, end, value }: LabeledValue): LabeledValue {
  const isCode = /^`[^`]{3,60}`$/.test(value);
  return isCode
    ? { start: start + 1, end: end - 1, value: value.slice(1, -1) }
    : { start, end, value };
}
