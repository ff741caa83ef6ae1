import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

import { assignedSecret } from './assigned-secret.ts';
import { mayHoldNoWord } from './credential-value.ts';
import {
  isOfOtherScript,
  mayEndPassword,
  passwordOfOtherScripts,
  TRIGGERS_OF_OTHER_SCRIPTS,
} from './password-of-other-scripts.ts';
import { COMMUNITIES, snmpCommunity } from './snmp-community.ts';
import { outsideOfTests } from './test-data.ts';

/** Punctuation that no word of prose contains. */
const INNER_MARK = /[!@#$%^&*+=~?][\w!@#$%^&*]/;
/** A call, a variable, a shell substitution, a path, a timestamp or the name of a standard. */
const NOT_A_PASSWORD =
  /^\w{1,40}[.(]\w|^[\w-]{1,40}=\$|^[-/.]|^[([]?\d{4}-\d\d-\d\dT\d\d:\d\d|^(?:iso|sha|md|aes|rfc|pbkdf|tls|utf)-?\d/i;

/** A request for a password, and its current value in the answer's line. */
const ASKED =
  /[^\n?]{0,40}\?(?:[ \t]{0,8}\r?\n[^\n]{0,60}){0,3}?[ \t]{0,8}(?:\r?\n)[^\n]{0,24}?\b(?:it['’]?s|it is|is now|use|try|changed (?:it )?to|set (?:it )?to)(?: now)?:? ["'“‘`]?([^\s"'”’`]{8,40})/iy;
/** Its unchanged value in quotation marks, on the next line if that one is full. */
const STILL =
  /(?: for [\w@. -]{1,30}?)? (?:is|was)(?: still| now| again| currently)?:?\s{1,16}["“]([^\s"”]{8,40})["”]/iy;
/** How a value is made up, and the value: `is the dog’s name and the year, that is Rex2014`. */
const SPELLED_OUT =
  /(?: (?:for|of|to) [\w@. -]{1,30}?)?\s{1,6}(?:is|was)\s[^.;:?!]{3,140}?,\s{1,6}(?:that is(?: to say)?|i\.e\.|namely|so it is|hence|in other words)[,:]?\s{1,6}["“‘`]?([^\s"”’`,;]{6,40})/iy;
const STRONG =
  /^(?=\S{0,40}\d)(?=\S{0,40}[a-z])(?=\S{0,40}[A-Z!#$%^&*])(?!https?:|\S{1,40}@\S{1,40}\.[a-z])/;

const named = assignedSecret({
  id: 'password',
  typeName: 'Password',
  description:
    'A password in text or configuration: a value after “password is”, “pwd:” and the like that is no ordinary word.',
  recommendation: 'Change the password and remove it from the document.',
  // The Cyrillic letter stands for any letter without a base one, here that of the Polish “hasło”.
  triggers:
    '*password*|passwort|passphrase|passcode|*pwd|*passwd*|*_pass|*_pw|pw|kennwort|mot de passe|contraseña|wachtwoord|hasлo|heslo|geslo|lösenord|adgangskode|adgangsord|passord|salasana|jelszó|parola|lozinka|senha|palavra-passe'.split(
      '|',
    ),
  looksSecret: (value) => isNoWord(value) && !NOT_A_PASSWORD.test(value),
  why: 'A password-like value follows a term for a password.',
  examples: [
    'The root password, which is still [[Larch#7710]], opens all.',
    'The old password is still required for the archive.',
    'The root password was still\n         "[[Abacus!2031]]" then.',
    'The password was still\n "Wednesday" then.',
    'Use the old account; the password is the street followed by the house number, namely\n[[Elmgrove1887]], without a space.',
    'The password is a mix of letters and digits, that is to say, hard to guess. The password is what you chose, i.e. the name of a town.',
    'Hasło: [[Prom-Dover_2025]]; login jan_ops, hasło [[Prom-Dover_2026]]. Heslo: [[Most7!Praha]], lösenord är [[Bryggan#88]], adgangskode: [[Havn-2025x]], senha: [[Ponte_1944]].',
    'Hasło: wymagane. Zapomniałeś hasła? Heslo je povinné; lösenord krävs; la parola chiave, parola d’ordine, a senha expirou.',
    '密码: [[Hunter2!Xy]] パスワードは[[Kx77-mirai]]です。 비밀번호: [[horse!99]]，пароль: [[zima2024]]; סיסמה: [[Hunter2!Xy]]',
    '密码: required. 请输入密码 (8 characters). パスワード: ******** пароль: admin@example.com, забыли пароль?',
    '>> Her user is known, pw is\n>> [[Damson/Plum_88]] if you need it.',
    'initial pw same for all 4: [[Welcome-BRN-1118]], to be changed',
    'User app, pw [[c0rrecthorse]]; the pw command takes 2 options.',
    "did sb change the admin pw?\n\nTobi  [9:06 AM]\nyes it's [[Tr0ub4dor&Zebra]] now.",
    'What is the password for the wiki?\nit is [[Moon-Base-17]]',
    "Who knows the password?\n\nJane\nit's https://example.com/Reset1 or use the Form27b",
    "Did you change the password?\nyes it's Wednesday",
    'The password is [[Winter2026!]], please keep it.',
    'Login: admin, pwd: [[s3cr3tPa55]]',
    'The fixtures log in with password `swordfish9` to the mock on localhost:9000.',
    '            - name: SMTP_PASSWORD\n              value: "[[Thistle-Box-77]]"\n{ "name": "DB_PASSWORD", "value": "[[Thistle-Box-78]]" }',
    'admin_password                  = "[[Thistle-Box-77]]"\n- name: DB_PASSWORD\n  valueFrom:\n    secretKeyRef: { name: db1-secret, key: password1 }',
    'DB_PASSWORD="[[hX9$kQ2mVz]]"',
    'The new password for the Wi-Fi is “[[Blue-Horse-77]]”.',
    'The new password for the portal arrived today, it’s [[Winter!Kettle7]], please store it.',
    'The password of the loader has not changed since the move,\n   it’s still [[Auk!Harbour71]]. The password is old, it’s still Wednesday.',
    'Your password has expired, it’s Office365 policy; the passphrase was reset, it is 24-hour support that did it.',
    'DATABASE_URL: postgres://app:${DB_PASSWORD}@db:5432/app\npostgresql://app:<password>@db:5432/app\nurl: redis://:{{ redis_password }}@cache:6379/0, $(DB_PASSWORD)@db:5432/app1',
    'PASSWORD=\nDB_NAME=app1\nDB_PASSWORD=secret\nMAIL_PASSWORD=null\nROOT_PASSWD=\nexport DB_HOST_2=db-2',
    'MAIL_PASSWORD=[[tr0mbone]]\nDB_NAME=app1',
    'Your password is required. The password is stored encrypted.',
    'Generate an [app password](https://example.org/answer/185833?hl=en), as the [password policy](https://example.org/a1b2c3/p.md) says.',
    'at=login status=401 error=wrong_password\nq7RtX-22b at=login status=200\nreason=expired_password\n2025-01-09T11:20:31.004Z "GET /"',
    'password: 2025-01-09T11:20:31Z was the last change; password changed: 2025-01-09T11:20:31Z',
    'password: ********, passphrase: <your passphrase>, pwd=${DB_PASSWORD}',
    'A password must have 12 characters; the password policy is ISO27001-compliant.',
    'kubectl annotate secret db-backup-passwd force-sync=$(date +%s) --overwrite',
    '- Password **[[Walnut-Crane-31]]**\n- **Password:** [[Walnut-Crane-31]]\n- Password: **required**',
    'Log in with your password (mySugr ID).',
    'SNMP community  [[h4rbour-RW]] (rw); snmp-server community [[Qu4y51de]] RO; community string: [[m00ring_ro]]',
    'SNMP community public; the community string is required, snmp-server community private RW; SNMP community v2c; read community papers in 2024.',
    'Reset your password: https://example.com/reset/1',
  ],
});

export const password: PlaceDetector = {
  ...named,
  triggers: [...named.triggers, ...TRIGGERS_OF_OTHER_SCRIPTS, ...COMMUNITIES],
  glance: mayEndPassword,
  verify: (place) =>
    COMMUNITIES.includes(place.text.slice(place.start, place.end).toLowerCase())
      ? snmpCommunity(place)
      : isOfOtherScript(place.text, place.start)
        ? passwordOfOtherScripts(place)
        : mayHoldNoWord(place.text.slice(place.end))
          ? outsideOfTests(place, named.verify(place) ?? answerIn(place))
          : undefined,
};

function answerIn({ text, end }: Place): Match | undefined {
  const found =
    groupAt(text, end, ASKED) ?? groupAt(text, end, STILL) ?? groupAt(text, end, SPELLED_OUT);
  const value = found?.value.replace(/[.,;:!?)]{1,3}$/, '');
  if (found === undefined || value === undefined || !STRONG.test(value)) return undefined;
  const why = 'The text gives this value as a password.';
  return { start: found.start, end: found.start + value.length, confidence: 0.8, why };
}

/** Digits besides letters, or internal punctuation. */
function isNoWord(value: string): boolean {
  return (/\d/.test(value) && /[A-Za-z]/.test(value)) || INNER_MARK.test(value);
}
