import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

import { isSurelyPassword, looksLikePassword, withoutEnd } from './credential-value.ts';
import { isDefaultLogin } from './default-login.ts';
import { usedLogin } from './used-login.ts';

/** Words about an account, at most a line before the pair. */
const ACCOUNT =
  /\b(?:log-?ins?|logon|log in|sign-?in|sign in|user(?:s|name|names| ?id)?|usr|superuser|admin|administrator|root|account|acct|a\/c|credentials?|creds|passwords?|pw|pwd|password:|portal|database|db|ssh|ftp|sftp|rdp|vpn|router|firewall|switch|server|nas|console|web ?mail|mailbox|use mine|backups?|cctv|dvr|camera)\b/i;
const USER = /(?:^|[\s:("'“‘`,=])([A-Za-z][\w.@\\+-]{1,40})["'”’`]?[ \t]{1,6}$/;
const VALUE = /[ \t]{1,6}["'“‘`]?([^\s"“”`]{4,64})/y;
const LOGGING_IN =
  /\b(?:log-?ins?|use mine|using|pw|password|creds|credentials|user(?:name)?)(?: (?:is|as|with|was)(?: still| now| just| always)?)?[:,=]?[ \t]{1,12}[\w.@-]{2,40}[ \t]{1,6}$/i;
/** Punctuation within or at the end of a value, as in passwords and not in product names. */
const MARK = /[!$%^&*?~]|[#@][A-Za-z\d]|#$/;
/** The user follows a colon or a gap, as in lists. */
const SET_APART = /(?::[ \t]{1,8}|[ \t]{2,20})[\w.@-]{2,40}["'”]?[ \t]{1,6}$/;
const ROLE =
  /^(?:manager|admin|owner|reception|office|till|supervisor|head|info|accounts|support|staff|guest|sa|root|test|backup|service|svc\w*|deputy|bursar|engineer|installer)$/i;
/** After words for an account: a user and a password, without a slash between them. */
const SIDE_BY_SIDE =
  /(?:s|\(s\))?(?: (?:details|info|name))?(?: (?:for|to) [\w@. '-]{1,30}?| (?:while|until|when) [\w '’]{1,30}?(?=:)| (?:everywhere|anywhere|to everything)(?=:))?(?: (?:is|are|was|were)(?: still| now| just| always)?)?[ ]?[:=–-]?\s{1,12}\(?(?:user )?["“`]?([A-Za-z][\w.@\\+-]{1,40})["”`]?(?:[ ]?([:/|,–-])[ ]?| (?:and|with(?= \S{0,40}[!$%^&*?~#_-])) (?:(?:the |my )?(?:password|pw)(?: is)? )?|[ \t]{1,14})["“`]?([^\s"“”`]{4,64})/iy;
/** After words for an account: a user, and what is called the word or the password with it. */
const WITH_WORD =
  /,? ([A-Za-z][\w.@\\+-]{1,40}),? (?:with|and|under) the (?:word|password|pw|passphrase) ["“]?([^\s"“”]{6,64})/iy;
/** Labels of a user rather than a user name. */
const LABEL =
  /^(?:users?|user-?names?|name|log-?in|e-?mail|database|server|account|pin|password|client|customer|google|host|port|field|box|page|form|button|screen|tab|link|calling)$/i;
/** In logs, a name with its own value follows the outcome of a login: `login ok user=20881`. */
const SETTING = /^[a-z][\w.-]{1,24}=/i;
const DEFAULT_WHY = 'This is a default user name and password, which attackers try first.';
/** Makes the next word a label, whose value follows it. */
const LABELS = /^["'”’]?\s{0,3}[:=]/;
const ROLES_AFTER =
  /^[ \t]{0,4}(?:roles?|users?|rights|permissions?|panel|pages?|area|access|editor|mode|or|\/)\b/i;
/** Words about an account in use rather than a product's default. */
const IN_USE = /\b(?:still|yes|really|don't ask|dvr|cctv|nas|printer|camera|our|ours)\b/i;
/** Manuals name defaults and options. */
const DOCUMENTED =
  /\b(?:defaults?|factory|e\.g|(?<![.@\w])example|such as|for instance|either|role|roles|permissions?)\b/i;

const EXAMPLE = /\b(?:e\.g|(?<![.@\w])example|such as|for instance|either|roles?|permissions?)\b/i;
/** What people choose when they know that everybody knows it. */
const WELL_KNOWN =
  /p[a@4][s$5]{2}|adm[i1]n|w[e3]lc[o0]m|d[e3]f[a@4]ult|ch[a@4]ng|s[e3]cr[e3]t|l[e3]tm[e3]|qwer|t[e3][s$5]t|d[e3]m[o0]|us[e3]r|r[o0]{2}t|123|abc/i;

export const credentialPair: PlaceDetector = {
  scope: 'place',
  id: 'credential-pair',
  typeName: 'User name and password',
  category: 'policy',
  description:
    'A user name and password separated by a slash, as in notes on systems and accounts, or a default login that is said to be in use.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Change the password, remove it from the document and keep it in a secret store.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
  triggers: (
    '/|creds|credentials|login|logins|log-in|logon|log on as|log in as|logs in as|' +
    'logged in as|log me in as|get in as|gets in as|go in as|gets you in|get you in|' +
    'gets me in|gets us in|gets everyone in|lets you in|logs you in|shared sign-in|' +
    'shared login|one login|log on with|logs on with|sign on as|sign in as|sign-in|superuser|' +
    'user|my account|svc account|service account|admin account|admin login|admin/admin|' +
    'admin/password|to get in|to log in|to sign in|to log on|to get into*|admin/1234|admin/12345|admin/123456|root/root|sa/sa|pi/raspberry|' +
    'root/toor|guest/guest'
  ).split('|'),
  reach: { before: 120, after: 80 },
  // Most slashes separate adjacent words, or the parts of a URL.
  glance: (text, start, end) =>
    end - start > 1
      ? /\d|[a-z][/:][a-z]/i.test(text.slice(Math.max(0, start - 60), end + 60))
      : isBlank(text, start - 1) && isBlank(text, end),
  examples: [
    'superuser  postgres / [[Ork4n!2019]]\napp user   web_rw  / [[pL9-kettle-Moss]]',
    'use mine, jroe / [[Waverley2017!!]] just today',
    'Registrar   login it@shop.example / [[Plum_Duff_22]]',
    'nas01   backups. [[admin / admin]] (yes, really)',
    'creds are svc_backup:[[Tr4ctor-99]]; team TV: crew@foo.test / [[popcorn1]]',
    'Login [[root/toor]] on the router at 192.168.1.1; login: [[admin/admin]]',
    'credentials: [[guest:guest]]; [[admin / letmein]]',
    'Login: root / password: none; sign-in: admin/operator roles; logins: admin, admin',
    'Sage 200: manager / [[Sage2019]]\nCCTV is still [[admin/admin]]',
    'The old one still gets you in everywhere: svc_settle with [[Tr0mb0ne#Closet9]].',
    'All directors share the one sign-in, pbmboard, with the word [[Tamarack-1907]].',
    'The shared login, staff, with the password field; it lets you in everywhere: Section4b with Office365.',
    'VPN login jroe [[Hunter22x]]',
    'my login is still jroe44 / [[Waverley1883]] and hers was always kpolk / [[Bodmin!77]]',
    'Use my login while I am away: jroe, [[Harbour_77]].',
    'The general password is on the till (Brew_Prod / [[Gravy2019]]); CRM: salesnorth / [[Courier1887#]]',
    'Log on as flr_panel3 with [[Tugboat*Moss5]], saves asking IT.',
    'If it locks you out, get in as supervisor with [[Wheatb3lt!88]] like everyone does.',
    'You log in as editor with Google2FA or sign in as a guest with Apple.',
    'Go in on my account - user hpolk, [[Bodmin!Moor77]] - they all do; or use my account (jroe, [[Harbour_77]]).',
    'Ask the user, Python3 or my account, Office365, said user Jane, who reads GitHub2019.',
    'All share one login: front / [[Daisy1897]].',
    'Until then the log-in is\nuser acorns_badgers and [[Conker!2024tree]].',
    'The login is quick and Office365-based.',
    'The default login of the router is admin / admin unless you choose another.',
    'The default router login is admin / [[Lk7!tavo_Q2]] as printed on the sticker.',
    'The default login is admin / Passw0rd! and the factory login, for example, root / Lk7!tavo_Q2.',
    'user / password authentication is off; choose a user / Passw0rd4You of your own.',
    'Login with Google / Office365 or the database / Postgres14 pair.',
    '[auth] login ok user=20881 session=s_0441 ttl=3600\nlogin failed uid=user4411 method=sso2fa',
    'The server still runs with `admin` / `[[Kx7!pQ2#vLm9]]`, ask ops.',
    'Set `theme` / `Dark2Blue` in the settings; `user` / `Passw0rd4You` are the fields.',
    'Use admin and [[Kx7!pQ2#vLm9]] to get in, or try `etl` with `[[Sp1cyNoodles!]]` to log in.',
    'Use Chrome and Office365 to sign in; use your badge and PIN_4417x to get in to the building.',
    'account 2019 / 2020 and server rack-4 / rack-5; the admin / editor roles.',
    'The login page v2: see Section4b; credentials for Windows10 and Office365, log in to Web2py.',
    'login: string, credentials: OAuth2Client, superuser access Level3B',
    'Login: see intranet / Sharepoint2019, the user name field / Password1Field, Wi-Fi calling / VoLTE4G',
    'The user [map](https://example.org/file/WbT5q4siam/journey) and [User Idle Detection](https://example.org/i/336).',
    'Travel / Lodging2019 was reported by sales / Marketing2020.',
  ],
  verify(place) {
    if (/^to\s/i.test(place.text.slice(place.start, place.end))) return usedLogin(place);
    if (place.end - place.start > 1) return besideAccount(place);
    const before = place.text.slice(0, place.start);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const user = USER.exec(line)?.[1];
    const value = valueAfter(place);
    if (user === undefined || value === undefined || LABEL.test(user)) return undefined;
    if (isNumberedSeries(user, value.written)) return undefined;
    const context = before.slice(-90);
    if (isDocumented(context, value.written)) return undefined;
    return defaultPair(place.text, user, value) ?? pair(line, context, user, value);
  },
};

/** Manuals name defaults; one that differs from device to device, as on a sticker, is that of a device in use. */
function isDocumented(context: string, value: string): boolean {
  if (!DOCUMENTED.test(context)) return false;
  const isOwn = isSurelyPassword(value) && MARK.test(value) && !WELL_KNOWN.test(value);
  return EXAMPLE.test(context) || !isOwn;
}

function besideAccount({ text, start, end }: Place): Match | undefined {
  if (DOCUMENTED.test(text.slice(Math.max(0, start - 60), start))) return undefined;
  if (text.slice(start, end).includes('/'))
    return IN_USE.test(text) ? { start, end, confidence: 0.65, why: DEFAULT_WHY } : undefined;
  SIDE_BY_SIDE.lastIndex = end;
  const found = SIDE_BY_SIDE.exec(text);
  return (found && sideBySide(text, found)) ?? withWord(text, end);
}

function sideBySide(text: string, found: RegExpExecArray): Match | undefined {
  const [all, user = '', joint = '', value = ''] = found;
  const written = withoutEnd(value);
  if (LABEL.test(user) || SETTING.test(written) || isNumberedSeries(user, written)) {
    return undefined;
  }
  const start = found.index + all.length - value.length;
  const end = start + written.length;
  // Users in a list are separated by commas.
  const tried = /[/:]/.test(joint) ? defaultPair(text, user, { start, end, written }) : undefined;
  if (tried !== undefined || !isSurelyPassword(written)) return tried;
  const why = 'A password-like value follows a user name.';
  return { start, end, confidence: 0.7, why };
}

function withWord(text: string, end: number): Match | undefined {
  WITH_WORD.lastIndex = end;
  const found = WITH_WORD.exec(text);
  const [all = '', user = '', value = ''] = found ?? [];
  const written = withoutEnd(value);
  if (found === null || LABEL.test(user) || !isCapitalizedWithDigits(written)) return undefined;
  const start = found.index + all.length - value.length;
  const why = "The text gives this value as a user's password.";
  return { start, end: start + written.length, confidence: 0.7, why };
}

/** A login needs more than words: at least a name with a number after a slash. */
function isCapitalizedWithDigits(value: string): boolean {
  return looksLikePassword(value) && /\d/.test(value) && /[A-Z!@#$%^&*?=+~_-]/.test(value);
}

type Value = Pick<Match, 'start' | 'end'> & { readonly written: string };

function valueAfter({ text, end }: Place): Value | undefined {
  const found = groupAt(text, end, VALUE);
  const written = withoutEnd(found?.value ?? '');
  if (found === undefined || written === '') return undefined;
  const valueEnd = found.start + written.length;
  return LABELS.test(text.slice(valueEnd))
    ? undefined
    : { start: found.start, end: valueEnd, written };
}

function pair(line: string, context: string, user: string, value: Value): Match | undefined {
  if (!looksLikePassword(value.written)) return undefined;
  const isSure = isSurelyPassword(value.written) && MARK.test(value.written);
  if (!isSure && !user.includes('@') && !isOfAccount(line, context, user, value)) return undefined;
  const confidence = isSurelyPassword(value.written) ? 0.8 : 0.7;
  const why = 'A user name appears next to a password-like value, as in notes on accounts.';
  return { start: value.start, end: value.end, confidence, why };
}

/** Products and years have capitals and digits too, so such values need more evidence. */
function isOfAccount(line: string, context: string, user: string, value: Value): boolean {
  if (!ACCOUNT.test(context)) return SET_APART.test(line) && ROLE.test(user);
  const isName = /^[A-Z]?[a-z]{2,}\d{1,4}$/.test(value.written);
  return !isName || /_/.test(user) || (/^[a-z]/.test(user) && LOGGING_IN.test(line));
}

function defaultPair(text: string, user: string, value: Value): Match | undefined {
  if (!isDefaultLogin(user, value.written)) return undefined;
  const rest = text.slice(value.end);
  if (ROLES_AFTER.test(rest) || LABELS.test(rest)) return undefined;
  const start = text.lastIndexOf(user, value.start - 1);
  return { start, end: value.end, confidence: 0.7, why: DEFAULT_WHY };
}

/** `web-01 / web-02` are two items of a series. */
function isNumberedSeries(user: string, value: string): boolean {
  const isAlike = user.slice(0, 3).toLowerCase() === value.slice(0, 3).toLowerCase();
  return isAlike && user !== value && Math.abs(user.length - value.length) < 2;
}

function isBlank(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  return unit === 0x20 || unit === 0x09;
}
