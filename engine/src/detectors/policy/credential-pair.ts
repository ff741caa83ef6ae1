import type { Match, Place, PlaceDetector } from '#engine/detector.ts';

import { isSurelyPassword, looksLikePassword, withoutEnd } from './credential-value.ts';

/** What is said of an account, at most a line before the pair. */
const ACCOUNT =
  /\b(?:log-?ins?|logon|log in|sign-?in|sign in|user(?:s|name|names| ?id)?|usr|superuser|admin|administrator|root|account|acct|a\/c|credentials?|creds|passwords?|pw|pwd|password:|portal|database|db|ssh|ftp|sftp|rdp|vpn|router|firewall|switch|server|nas|console|web ?mail|mailbox|wi-?fi|wlan|ssid|use mine|shared|host|instance|backups?|printer|cctv|dvr|camera)\b/i;
const USER = /(?:^|[\s:("'“‘,=])([A-Za-z][\w.@\\+-]{1,40})["'”’]?[ \t]{1,6}$/;
const VALUE = /[ \t]{1,6}["'“‘]?([^\s"“”]{4,64})/y;
/** What stands for a user rather than being one. */
const LABEL =
  /^(?:users?|user-?names?|name|log-?in|e-?mail|database|server|account|pin|password|client|customer|google|host|port)$/i;
/** Defaults that everybody tries first. */
const DEFAULTS =
  /^(?:admin|root|guest|pi|sa|user|administrator|support|ubnt|test|operator|supervisor) (?:admin|root|guest|raspberry|sa|user|administrator|support|ubnt|test|operator|supervisor|password|pass|12345?6?|0000|1111|toor|calvin|changeme|default)$/i;
/** Manuals name defaults, and what is to be chosen. */
const DOCUMENTED =
  /\b(?:defaults?|factory|e\.g|(?<![.@\w])example|such as|for instance|either|role|roles|permissions?)\b/i;

export const credentialPair: PlaceDetector = {
  scope: 'place',
  id: 'credential-pair',
  typeName: 'User and password',
  category: 'policy',
  description:
    'A user and a password with a stroke between them, as notes on systems and accounts have them, or a default pair that is said to be in use.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Change the password, remove it from the document and keep it in a secret store.',
  legalReference: { law: 'ISO/IEC 27001:2022', article: 'Annex A 5.17' },
  triggers: ['/'],
  reach: { before: 120, after: 80 },
  // Most strokes part words that stand close, or join the parts of an address.
  glance: (text, start, end) => isBlank(text, start - 1) && isBlank(text, end),
  examples: [
    'superuser  postgres / [[Ork4n!2019]]\napp user   web_rw  / [[pL9-kettle-Moss]]',
    'use mine, jroe / [[Waverley2017!!]] just today',
    'Registrar   login it@shop.example / [[Plum_Duff_22]]',
    'nas01   backups. [[admin / admin]] (yes, really)',
    'All share one login: front / [[Daisy1897]].',
    'The default login of the router is admin / admin unless you choose another.',
    'user / password authentication is off; choose a user / Passw0rd4You of your own.',
    'Login with Google / Office365 or the database / Postgres14 pair.',
    'account 2019 / 2020 and server rack-4 / rack-5; the admin / editor roles.',
    'Travel / Lodging2019 was reported by sales / Marketing2020.',
  ],
  verify(place) {
    const before = place.text.slice(0, place.start);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const user = USER.exec(line)?.[1];
    const value = valueBehind(place);
    if (user === undefined || value === undefined || LABEL.test(user)) return undefined;
    if (areNumbered(user, value.written)) return undefined;
    const context = before.slice(-90);
    if (DOCUMENTED.test(context)) return undefined;
    return defaultPair(place, user, value) ?? pair(context, user, value);
  },
};

type Value = Pick<Match, 'start' | 'end'> & { readonly written: string };

function valueBehind({ text, end }: Place): Value | undefined {
  VALUE.lastIndex = end;
  const found = VALUE.exec(text);
  const written = found?.[1] === undefined ? '' : withoutEnd(found[1]);
  if (found?.[1] === undefined || written === '') return undefined;
  const start = found.index + found[0].length - found[1].length;
  return { start, end: start + written.length, written };
}

function pair(context: string, user: string, value: Value): Match | undefined {
  if (!ACCOUNT.test(context) || !looksLikePassword(value.written)) return undefined;
  // Products and years have a capital and digits behind it: where no account of one's own is told, more is asked.
  const isName = /^[A-Z]?[a-z]{2,}\d{1,4}$/.test(value.written);
  if (
    isName &&
    !(
      /^[a-z]/.test(user) &&
      /\b(?:log-?in|use mine|all using|pw|password|creds|credentials)\b/i.test(context)
    )
  )
    return undefined;
  const confidence = isSurelyPassword(value.written) ? 0.8 : 0.7;
  const why =
    'A user and a value that is no word, with a stroke between them, where an account is told of.';
  return { start: value.start, end: value.end, confidence, why };
}

function defaultPair({ text, end }: Place, user: string, value: Value): Match | undefined {
  if (!DEFAULTS.test(`${user} ${value.written}`)) return undefined;
  if (
    /^[ \t]{0,4}(?:roles?|users?|rights|permissions?|panel|pages?|area|access|editor|mode|or|\/)\b/i.test(
      text.slice(value.end),
    )
  )
    return undefined;
  const start = text.lastIndexOf(user, end);
  const why = 'A user and a password that everybody tries first.';
  return { start, end: value.end, confidence: 0.7, why };
}

/** `web-01 / web-02` are two of a kind. */
function areNumbered(user: string, value: string): boolean {
  return user.slice(0, 3).toLowerCase() === value.slice(0, 3).toLowerCase() && user !== value;
}

function isBlank(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  return unit === 0x20 || unit === 0x09;
}
