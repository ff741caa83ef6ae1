import type { PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { startOfLine } from '#engine/text/lines.ts';

import { namesRule } from './names-rule.ts';
import { isTestData } from './test-data.ts';

const BEFORE = 64;
/** A line that is just an assignment: the name, a sign, optional quotes, and one value without spaces. */
const LINE =
  /[ \t]{0,40}(?:(?:export|set|const|let|var|static|final|private|public|string|define\() ?){0,4}["'<$@]{0,2}[\w.-]{0,40}(?:password|passwd|passwort|passphrase|pwd|pass|psk|pre-?shared-?key)(?<rest>[\w-]{0,16})(?: encoding="\w{1,10}")?["'\])]{0,2}[ \t]{0,60}(?:=>|:?=|:|,|>)[ \t]{0,40}(?<quote>["'`]?)(?<value>[^\s"'`<>]{4,64})\k<quote> ?(?:[,;)]{0,3}|<\/\w{1,30}>)[ \t]{0,8}(?=\r?$|\r?\n)/iy;
/** The quoted value of an attribute or a setting whose name precedes it. */
const ATTRIBUTE =
  /(?:password|passwd|pwd)["']?(?:[ \t]{0,4}[:=][ \t]{0,4}|["'][ \t]value=)(?<quote>["'])(?<value>[^\s"'<>]{4,64})\k<quote>/iy;
/** The content of an element whose name ends this way. */
const ELEMENT = /(?:password|passwd|pwd|pass)(?<quote>>)(?<value>[^\s<>]{4,64})<\//iy;
/** Tests and tickets have a pass too: its value must then be neither a word nor a number. */
const SHORT_NAME = /^pass\W/i;
const NO_WORD = /^(?=.{0,40}\d)(?=.{0,40}[a-z]).{7,64}$/i;
/** Words with which forms, schemas and documentation describe a value. */
const NO_VALUE =
  /^(?:\W*|(.)\1*|\d{1,3}|(?:my|your|db|user|the|new|old|current|confirm|repeat|login|account|default|some|a|admin|hashed|plain|input|raw|database|app|system)?[ _-]?(?:password|passwd|passwort|pwd)\d?\W?|(?:re)?quired|optional|string|text|true|false|null|none|nil|undefined|unset|empty|hidden|masked|encrypted|hashed|disabled|enabled|default|secret|username|user|login|email|type|name|field|input|value|varchar|unknown|n\/?a|yes|no|never|expired?s?|reset|changed?|change_?me|forgot(?:ten)?|prompt|ask|here|below|above|required|confirm|show|hide|enter|policy|strength|min|max|see|example|redacted|removed|added|fixed|deprecated|new|compat|files|placeholder|todo|tbd)[,;]?$/i;
/** Unquoted names joined by periods, items of a list and usual names of variables. */
const IDENTIFIER_PATH =
  /^[a-z_]\w*(?:(?:\.[a-z_]\w*)+|\[\d{1,3}\])$|^(?:pass|pw|passphrase|credentials?|token|result|value)$/i;
const TEMPLATE =
  /your|example|dummy|sample|placeholder|redact|replace|insert|change.?me|^[$%@{<[(*]|\$\{|\{\{|%[sd]\b|\(|\w\.\w+\.(?!(?:\w+\.)*\d+$)|=>|::|->|^env|^process|^os\.|^config|^self|^this|^https?:|^ENC|^vault:|^\/|\*{3}|x{4}|secretKeyRef|\.{3}|…|_{3}/i;

export const configuredPassword: PlaceDetector = {
  scope: 'place',
  id: 'configured-password',
  typeName: 'Password in configuration',
  category: 'policy',
  description:
    'A password that a line of configuration or code assigns, in any format; descriptive words in forms and schemas are ignored.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Change the password, remove it from the document and keep it in a secret store.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
  triggers: (
    '*password*|*passwd*|*passwort|*passphrase|*pwd*|*_pass|<pass*|"pass"|*.pass|pass:|pass =*|pass=*|psk =*|' +
    'psk=*|psk:|*preshared-key|*presharedkey|*pre-shared-key'
  ).split('|'),
  reach: { before: BEFORE, after: 240 },
  examples: [
    '[tunnel]\n    psk       = [[gR7-harbor-Tin41-mule]]\nPresharedKey = none\n',
    'smtp:\n  user: alerts@corp.example\n  pass: [[winter.is.over.24]]\n',
    'Theory test\nPass: Merit\npass: 45%\npass: 18/20\npass = isValid\n',
    'host = db\npassword = [[rootpasswd]]\nport = 1',
    "define('DB_PASSWORD', '[[orchard]]');",
    '"password": "[[correcthorse]]",\n',
    '<Pass encoding="base64">[[aHVudGVy]]</Pass>',
    '<username>jane</username><password>[[orchard]]</password></server>',
    "define( 'DB_PASSWORD', '[[orchard]]' );",
    '<add key="ClearTextPassword" value="[[TestSource]]" />',
    'password = changeme\npassword: string\npassword: ${DB_PASSWORD}\nPASSWORD=',
    'Password: required\npassword: getPassword()\npassword = config.password\n<input type="password" name="password">',
    'utf8_password_normalize: Added\npasswd:         compat\npassword=None,\n',
    'conn.password = pass;\nuser: auth[0],\npassword: auth[1],\n',
    'body: JSON.stringify({\n  password: passwordInput.value,\n})',
    'password_reset_ttl = 3600\npassword_ttl: 3600\nPASSWORD_MAX_AGE=90days\npasswordExpiryDays: 180d\npassword_reset_url: /account/reset',
    'password_admin = [[rootpasswd]]\ngpg_passphrase: [[whenthetideislow]]\n',
    '4. test/fixtures/user.json:\n   { "username": "test", "password": "test" }\nspec/login_spec.rb\n  password: foobar\n',
    '{ "username": "test", "password": "[[test]]" }\n',
    'tests/fixtures/user.json: { "username": "app", "password": "[[orchard]]" }',
    'Your password: choose one that nobody guesses.',
  ],
  verify({ text, start, end }) {
    const found = assignmentAt(text, start) ?? attribute(text, start, end);
    const { value, quote, rest = '' } = found?.groups ?? {};
    if (found === null || value === undefined || found.index + found[0].length < end)
      return undefined;
    if (SHORT_NAME.test(text.slice(start, end)) && !NO_WORD.test(value)) return undefined;
    if (namesRule(rest) || !isValue(value, quote, text.slice(0, start))) return undefined;
    const offset = found.index + found[0].lastIndexOf(value);
    const why = 'A line of configuration or code assigns this value to a password.';
    return { start: offset, end: offset + value.length, confidence: 0.75, why };
  },
};

/** Whether a value is a password rather than a description, a template, a variable or a dummy of a test. */
function isValue(value: string, quote: string | undefined, before: string): boolean {
  if (NO_VALUE.test(value) || TEMPLATE.test(value) || isTestData(value, before)) return false;
  return quote !== '' || !IDENTIFIER_PATH.test(value.replace(/[,;)]{1,3}$/, ''));
}

/** The assignment on the line at an offset; a line that begins before the visible window does not count. */
function assignmentAt(text: string, offset: number): RegExpExecArray | null {
  const from = startOfLine(text, offset);
  if (from === 0 && offset >= BEFORE) return null;
  LINE.lastIndex = from;
  return LINE.exec(text);
}

function attribute(text: string, start: number, end: number): RegExpExecArray | null {
  const word = /(?:password|passwd|pwd)/i.exec(text.slice(start, end + 40));
  if (word === null) return null;
  for (const form of [ATTRIBUTE, ELEMENT]) {
    form.lastIndex = start + word.index;
    const found = form.exec(text);
    if (found !== null) return found;
  }
  return null;
}
