import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { readColumnOf } from '#engine/tables/table-column.ts';
import { valueAfterLabel, valueAt } from '#engine/text/labeled-value.ts';

/** bcrypt, MD5, Apache's MD5, SHA-256 and SHA-512 crypt, yescrypt, Argon2, and the format of Django. */
const FORM =
  /\$(?:2[aby]\$\d\d\$[./A-Za-z\d]{53}|(?:1|apr1)\$[./A-Za-z\d]{1,8}\$[./A-Za-z\d]{22}|[56]\$(?:rounds=\d{1,9}\$)?[./A-Za-z\d]{1,16}\$[./A-Za-z\d]{43,86}|y\$[./A-Za-z\d]{1,8}\$[./A-Za-z\d]{1,40}\$[./A-Za-z\d]{43}|argon2(?:id?|d)\$v=\d{1,3}\$[\w=,]{5,40}\$[\w+/-]{8,64}\$[\w+/-]{16,90})|pbkdf2_sha\d{1,3}\$\d{1,8}\$[\w./+=]{4,64}\$[\w+/]{20,100}={0,2}/iy;
/** The length of MD5, SHA-1 or SHA-2 in hexadecimal digits, or what MySQL stores. */
const DIGEST =
  /(?=\*?[a-f]{0,40}\d)(?=\*?\d{0,40}[a-f])(?:\*[a-f\d]{40}|[a-f\d]{128}|[a-f\d]{96}|[a-f\d]{64}|[a-f\d]{40}|[a-f\d]{32})(?![\w-])/iy;
const LEAST_LABELS = 2;
/** A table of people, in which a digest is that of a password. */
const OF_PEOPLE =
  /\s{1,4}[`"[]?(?:\w{1,30}[`"\]]?\.[`"[]?)?\w{0,20}(?:users?|accounts?|members?|customers?|admins?|logins?|subscribers?|clients?)[`"\]]?\s/iy;
const DIGEST_CELL = /'([a-f\d]{128}|[a-f\d]{96}|[a-f\d]{64}|[a-f\d]{40}|[a-f\d]{32})'/gi;
const LONGEST_ROW = 300;
const MAIL_CELL = /'[^'\s@]{1,64}@[^'\s@]{1,64}'/;

const SALT = 'R7fK2mXw9QbT4vLz8NcY1p';
const HASH = 'Hd6GsJ3aEu5oZiW0kSqRtYbVnMxCzLk';
const MD5 = '3f9a7c1e5b8d20463f9a7c1e5b8d2046';
const SHA1 = `${MD5}5b8d2046`;

export const passwordHash: PlaceDetector = {
  scope: 'place',
  id: 'password-hash',
  typeName: 'Password hash',
  category: 'policy',
  description:
    'A stored password in a format such as bcrypt, SHA-512 or Argon2, or a hexadecimal digest after a term for it or in a column of passwords.',
  severity: 'medium',
  isSensitive: true,
  recommendation: 'Change the password, because weak passwords can be recovered from their hashes.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
  triggers: (
    '$#a$*|$#b$*|$#y$*|$#$*|$apr#$*|$y$*|$argon#*|pbkdf#_sha###$*|' +
    '*password_md#|*password_sha#|*password_sha###|*password_hash|*passwordhash|*password hash|*password-hash|*password digest|*password_digest|' +
    '*passwd_hash|*passwd_md#|*pwd_hash|*pwd_md#|*pass_hash|*pass_md#|*pw_hash|*hashed_password|*hashedpassword|*hashed password|*encrypted_password|*md#_password|*sha#_password|' +
    'hash of the password|hash of his password|hash of her password|hash of my password|hash of their password|password (md#)|password md#|' +
    'password|passwd|pwd|passwort|kennwort|user_pass|userpassword|mot_de_passe|contrasena|wachtwoord|insert into'
  ).split('|'),
  reach: { before: 1, after: 260 },
  glance: (text, start, end) => /[$#\d,;|\t'`")]/.test(text.slice(start, end + 100)),
  examples: [
    `root:[[$2b$12$${SALT}${HASH}]]:0`,
    `admin:[[$1$saltsalt$${SALT}]]`,
    `password: [[pbkdf2_sha256$260000$${SALT}$${HASH}8vLz4Nc=]]`,
    `password_md5: [[${MD5}]], the password hash is [[${SHA1}]]; "passwordHash": "[[${MD5}${MD5}]]"`,
    `id,email,password\n1,jane@corp.test,[[${MD5}]]\n2,roe@corp.test,[[${SHA1}]]\n`,
    `INSERT INTO members (id, pwd_hash) VALUES (7, '[[${MD5}]]'), (8, '[[${SHA1}]]');`,
    `INSERT INTO \`users\` VALUES\n(7,'jane@corp.test','[[${MD5}]]',NULL),\n(8,'roe@corp.test','[[${MD5.slice(4)}ab12]]','2024-08-02 11:40:05');`,
    `INSERT INTO files VALUES (7,'jane@corp.test','${MD5}');\nINSERT INTO users VALUES (7,'${MD5}');`,
    `md5: ${MD5}, commit ${SHA1}; a password hash is stored, the password_hash is 64 characters long`,
    'It costs $2b or $1$ in all, $6$ at most.',
    'The price of $20 is set in $apr1$ by nobody.',
  ],
  verify(place) {
    const { text, start, end } = place;
    const found = valueAt(text, start, FORM);
    if (found !== undefined) {
      const why = 'The value has the scheme, salt and length of a password hash.';
      return { start, end: found.end, confidence: 0.95, why };
    }
    if (!NAMES_DIGEST.test(text.slice(start, end))) return undefined;
    const digest = valueAfterLabel(place, DIGEST);
    if (digest === undefined) return undefined;
    const why = 'A value with the length of a hash follows a term for the hash of a password.';
    return { start: digest.start, end: digest.end, confidence: 0.9, why };
  },
  readList: (place) =>
    /^insert/i.test(place.text.slice(place.start, place.end))
      ? digestsOfPeople(place)
      : readColumnOf(place, DIGEST, LEAST_LABELS).map(({ start, end }) => {
          const why = 'A value with the length of a hash appears in a column of passwords.';
          return { start, end, confidence: 0.9, why };
        }),
};

/** Terms that say that the value is a hash, unlike a mere word for a password. */
const NAMES_DIGEST = /md\d|sha\d|hash|digest|encrypted/i;

/** Digests in rows without names of columns, behind the e-mail address of whoever the row is about. */
function digestsOfPeople({ text, end }: Place): Match[] {
  if (!valueAt(text, end, OF_PEOPLE)) return [];
  const statement = text.slice(end, (text.indexOf(';\n', end) + 1 || text.length + 1) - 1);
  return Array.from(statement.matchAll(DIGEST_CELL)).flatMap(({ index, 1: digest = '' }) => {
    const before = statement.slice(Math.max(0, index - LONGEST_ROW), index);
    if (!MAIL_CELL.test(before.slice(before.lastIndexOf('(') + 1))) return [];
    const start = end + index + 1;
    const why = 'A value with the length of a hash stands in a table of people.';
    return [{ start, end: start + digest.length, confidence: 0.7, why }];
  });
}
