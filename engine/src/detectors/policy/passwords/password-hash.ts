import type { PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/detectors/laws.ts';
import { valueAt } from '#engine/text/labelled-value.ts';

/** bcrypt, MD5, Apache's MD5, SHA-256 and SHA-512 crypt, yescrypt and Argon2, in the modular crypt format. */
const FORM =
  /\$(?:2[aby]\$\d\d\$[./A-Za-z\d]{53}|(?:1|apr1)\$[./A-Za-z\d]{1,8}\$[./A-Za-z\d]{22}|[56]\$(?:rounds=\d{1,9}\$)?[./A-Za-z\d]{1,16}\$[./A-Za-z\d]{43,86}|y\$[./A-Za-z\d]{1,8}\$[./A-Za-z\d]{1,40}\$[./A-Za-z\d]{43}|argon2(?:id?|d)\$v=\d{1,3}\$[\w=,]{5,40}\$[\w+/-]{8,64}\$[\w+/-]{16,90})/y;

const SALT = 'R7fK2mXw9QbT4vLz8NcY1p';
const HASH = 'Hd6GsJ3aEu5oZiW0kSqRtYbVnMxCzLk';

export const passwordHash: PlaceDetector = {
  scope: 'place',
  id: 'password-hash',
  typeName: 'Password hash',
  category: 'policy',
  description: 'A stored password in modular crypt format, such as bcrypt, SHA-512 or Argon2.',
  severity: 'medium',
  isSensitive: true,
  recommendation: 'Change the password, because weak passwords can be recovered from their hashes.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
  triggers: ['$#a$*', '$#b$*', '$#y$*', '$#$*', '$apr#$*', '$y$*', '$argon#*'],
  reach: { before: 1, after: 260 },
  examples: [
    `root:[[$2b$12$${SALT}${HASH}]]:0`,
    `admin:[[$1$saltsalt$${SALT}]]`,
    'It costs $2b or $1$ in all, $6$ at most.',
    'The price of $20 is set in $apr1$ by nobody.',
  ],
  verify({ text, start }) {
    const found = valueAt(text, start, FORM);
    if (found === undefined) return undefined;
    const why = 'The value has the scheme, salt and length of a password hash.';
    return { start, end: found.end, confidence: 0.95, why };
  },
};
