import type { Match, PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { groupAt, valueAt } from '#engine/text/labeled-value.ts';
import { startOfLine } from '#engine/text/lines.ts';

/** An assignment, and a value that is not a word: it contains a digit, punctuation or an at sign. */
const VALUE =
  /["']?[ \t]{0,4}(?:is|:|=|=>)[ \t]{0,4}["'“]?(@?(?!\d{1,4}[.-]\d{1,4}(?![\w.-]))(?=[\w.-]{0,30}[\d_.@-]|@)[A-Za-z\d][\w.-]{2,30}(?:={1,2}(?![\w=]))?|@[A-Za-z_][\w.]{2,30})(?![\w@])/y;
/** Without an assignment, a value with a digit or an underscore among letters. */
const NAMED =
  /[ ]{1,3}["'“]?((?=[a-z.-]{0,24}[\d_])(?=[\d_.-]{0,6}[a-z]{3})[a-z\d][\w.-]{4,30})(?![\w@(])/y;

/** The author in an exported chat, if the name is not a word: it contains a digit or punctuation. */
const WRITER = / <?((?=[a-z.-]{0,24}[\d_.])[a-z][\w.-]{2,30})>?(?=: )/y;
/** A sign-in in a server log. */
const SIGNED_IN = / (?:invalid user )?([a-z][\w.-]{1,30})(?= from \d)/y;
/** A handle on a social network. */
const POSTED =
  /(?:['’]?s)?(?: (?:handle|account|name))?(?: is|[ ]?[:=–-]|[ ]\()?[ \t]{0,3}["'“(]?(@[A-Za-z\d_][\w.]{1,29}\w)(?![\w@])/y;
const PLACE_TO_POST = /^(?:insta|instagram|twitter|snap|snapchat|tiktok)$/;
/** Companies ask to be followed. */
const OF_COMPANY = /\b(?:us|our|we|company|official|follow)\b[^.\n]{0,24}$/i;
/** Signs of accounts that are not labels, and what follows them. */
const FORMS: readonly { readonly isLabel: RegExp; readonly form: RegExp }[] = [
  { isLabel: /^\[/, form: WRITER },
  { isLabel: / for$/, form: SIGNED_IN },
];
/** A name that ends with digits is sufficient evidence. */
const NUMBERED = / ((?=[a-z._-]{3,20}\d)[a-z][a-z._-]{2,20}\d{1,4})(?![\w@(])/y;

/** In log format: `user=jroe`, without spaces around the sign. */
const LOGGED = /=["']?([a-z][\w.-]{2,30})(?=["']?(?:[ \t,;)\]&]|$))/y;
const SYSTEM =
  /^(?:user|username|name|id|root|toor|admin|administrator|guest|anonymous|system|postgres|pgadmin|mysql|oracle|tomcat|jenkins|nagios|zabbix|hadoop|ubuntu|centos|ec2-user|webmaster|webadmin|ftp|ftpuser|git|svn|backup|support|nobody|none|null|true|false|unknown|www|www-data|nginx|apache|daemon|bin|mail|service|default|test\d{0,3}|user\d{0,3}|current_user|self|value)$/;
/** Accounts of programs, as guides have them. */
const OF_PROGRAM =
  /^(?:app|api|web|db|dba|sa|dev|prod|staging|deploy|deployer|myapp|myuser|dbuser|db_user|appuser|app_user|sample|demo|example|redis|rabbit|rabbitmq|elastic|kafka|minio|keycloak|grafana|gitlab|bot|ci|runner|readonly|reader|writer)$|^(?:root|admin|postgres|mysql|oracle|guest)$|[-_]bot$/;
/** A password that is read from the environment or filled in by a template. */
const PLACEHOLDER =
  /password["']?[ \t]{0,4}[:=][ \t]{0,4}["']?(?:\$\{|\$\(|\$[A-Z_]|\{\{|<[a-z]|%\(|env[.(]|process\.)/i;

/** The values of a secret of Kubernetes, which are found as such. */
const OF_MANIFEST =
  /(?:^|\n)[ ]{0,4}data:[ ]{0,4}\r?\n(?:[ ]{1,8}[\w.-]{1,30}:[^\n]{0,60}\n){0,2}[ ]{1,8}$/;

/** Templates, paths, types and host names. */
const NO_NAME =
  /^(?:user_?name|your[_.-]|example|[\w-]{1,20}\.(?:com|org|net|io|js|ts|py|username|user|name|value|current))|^(?:env|process|config|self|this|req|request|user|data|params)\.|^\d{1,3}$|\.$|^\d{1,3}(?:\.\d{1,3}){3}$/i;

/** A word is a user name when it is stated as somebody's, or when a password follows immediately. */
const PLAIN_VALUE = /(?:["']?[ \t]{0,4}(?:is|:)[ \t]{1,4})["'“]?([a-z][\w.-]{2,30})(?![\w@])/y;
const BEFORE_PASSWORD =
  /[:= ]{1,8}["'“]?([a-z][\w.-]{2,30})["'”]?(?=(?:[,;/ ]{1,3}(?:and )?(?:the |a )?(?:[\w-]{2,12} )?|[,;]?[ \t]{0,4}\r?\n[\t ]{0,16}["']?)(?:password|passwort|pwd|pw|pass)\b)/y;
const NO_WORD =
  /^(?:name|names|id|ids|and|the|must|your|my|his|her|or|enter|enters|with|without|a|an|needs?|has|forgot|resets?|can|will|should|may|not|required|admin)$/;

export const userName: PlaceDetector = {
  scope: 'place',
  id: 'user-name',
  typeName: 'User name',
  category: 'pii',
  description:
    'An account name after a label such as “user name”, as the writer in an exported chat, or in a server log.',
  severity: 'low',
  recommendation: "Remove the user name, because it leads to its owner's accounts.",
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: (
    '[##:##]|[##:##:##]|publickey for|password for|user|username|user name|userid|user id|' +
    'user_id|login name|login id|screen name|twitter handle|instagram handle|handle|skype|' +
    'telegram|account name|benutzername|insta|instagram|twitter|snapchat|snap|tiktok'
  ).split('|'),
  reach: { before: 90, after: 80 },
  examples: [
    'Username: [[jane.roe82]], username: [[c3ZjLXJlcG9ydA==]]',
    '[09:04] [[rohan_t]]: done\n[09:05:10] [[kwaku.mensah]]: thanks\n[09:06] Jane: fine\n[09:07] note: 5',
    'sshd[112]: Accepted publickey for [[pzielin]] from 203.0.113.7; the password for guests is set.',
    'sshd[9]: Failed password for root from 203.0.113.7; Failed password for invalid user [[pzielin]] from 203.0.113.9',
    'Sole admin of the phones. User [[basante79]]; the user guide, user 2, user group.',
    'my insta is [[@kat_bakes]], Twitter: [[@katdoyle]]; follow us on Instagram @acme_tools.',
    'My insta is [[@kat.bakes]].',
    'Her Twitter handle is [[@jane_roe]], her Skype: [[jane-roe.live]].',
    '  user: [[tmahmood]]\n  password: none\n\n    user   [[mpenhallow]]\n    pass   is told by phone',
    'My username is [[hlindqvist]] and I log in; user [[praghunathan]], temporary password: none',
    'Sign in with user name [[a.novak]] and the one-time password on your card.',
    'You can look it up. User name [[yquispe_0618]], as before.',
    '2026-11-14 08:41:13,002 INFO login user=[[mroe]] ip=none; level=warn user=root',
    'new User(user=admin, name=x); let user=current; SET user=value',
    'Each user enters a password; the user name is printed; user and password',
    'The username is required; user id: string, username = user.name',
    'database:\n  user: app\n  password: ${DB_PASSWORD}\n---\ndb:\n  user: ledger\n  password: "{{ vault }}"\n---\n  user: [[hroe]]\n  password: none',
    'kind: Secret\ndata:\n  username: c3ZjLXJlcG9ydA==',
    'How to handle: see chapter_2? The telegram arrived.',
  ],
  verify({ text, start, end }) {
    const label = text.slice(start, end).toLowerCase();
    const form = FORMS.find(({ isLabel }) => isLabel.test(label))?.form;
    if (form === SIGNED_IN && SYSTEM.test(groupAt(text, end, form)?.value ?? '')) return undefined;
    if (form !== undefined) return accountAt(text, end, form);
    if (PLACE_TO_POST.test(label)) return postedName(text, start, end);
    const plain = plainName(text, start, end);
    if (plain !== undefined) return plain;
    if (isLogged(text, start, end)) return accountAt(text, end, LOGGED);
    return label === 'user' ? accountAt(text, end, NUMBERED) : codeLikeValue(text, start, end);
  },
};

function isLogged(text: string, start: number, end: number): boolean {
  const logged = groupAt(text, end, LOGGED);
  return logged !== undefined && isLogLine(text, start) && !SYSTEM.test(logged.value);
}

/** The handle of a person, rather than of a company. */
function postedName(text: string, start: number, end: number): Match | undefined {
  const found = groupAt(text, end, POSTED);
  if (found === undefined || OF_COMPANY.test(text.slice(0, start))) return undefined;
  const why = 'A name with an at sign appears next to the place where its owner posts.';
  return { start: found.start, end: found.end, confidence: 0.93, why };
}

/** Whether a line begins with a log timestamp, or contains other key-value pairs. */
function isLogLine(text: string, start: number): boolean {
  const line = text.slice(startOfLine(text, start), start);
  return /\d{2}:\d{2}:\d{2}|\b(?:level|lvl|ts|time|msg|ip|src|method|status)=/i.test(line);
}

/** A value that is not a word, after an account label. */
function codeLikeValue(text: string, start: number, end: number): Match | undefined {
  const found =
    valueAt(text, end, VALUE) ??
    (/name$/i.test(text.slice(start, end)) ? valueAt(text, end, NAMED) : undefined);
  if (found === undefined) return undefined;
  const value = /(@?[\w.-]{3,32}={0,2})$/.exec(found.value)?.[1]?.replace(/[.-]$/, '') ?? '';
  if (NO_NAME.test(value) || (value.endsWith('=') && OF_MANIFEST.test(text.slice(0, start))))
    return undefined;
  const from = end + found.value.lastIndexOf(value);
  const why = 'A name that is no ordinary word follows a label for accounts.';
  return { start: from, end: from + value.length, confidence: 0.75, why };
}

/** The first group of a pattern immediately after a sign of an account. */
function accountAt(text: string, offset: number, form: RegExp): Match | undefined {
  const found = groupAt(text, offset, form);
  if (found === undefined || NO_NAME.test(found.value)) return undefined;
  const why = 'An account name appears where a chat, log or list has one.';
  return { start: found.start, end: found.end, confidence: 0.7, why };
}

/** A name that is an ordinary word, if the text says clearly that it is a user name. */
function plainName(text: string, start: number, end: number): Match | undefined {
  const isSomebodys = /(?:my|his|her) $/i.test(text.slice(Math.max(0, start - 5), start));
  const form =
    isSomebodys && / name$|name$/i.test(text.slice(start, end)) ? PLAIN_VALUE : BEFORE_PASSWORD;
  const found = groupAt(text, end, form);
  const value = found?.value.replace(/[.-]$/, '');
  if (found === undefined || value === undefined || NO_WORD.test(value)) return undefined;
  const isOfGuide = PLACEHOLDER.test(text.slice(found.end));
  if (OF_PROGRAM.test(value) || (isOfGuide && !/\d|[._-]/.test(value))) return undefined;
  const why = 'The text identifies this as an account name, or a password follows it.';
  return { start: found.start, end: found.start + value.length, confidence: 0.75, why };
}
