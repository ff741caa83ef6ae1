import { assignedSecret } from './assigned-secret.ts';

/** What no word of prose has within itself. */
const INNER_MARK = /[!@#$%^&*+=~?][\w!@#$%^&*]/;
/** A call, a variable, a path or a standard's name. */
const NOT_A_PASSWORD = /^\w{1,40}[.(]\w|^[-/.]|^(?:iso|sha|md|aes|rfc|pbkdf|tls|utf)-?\d/i;

export const password = assignedSecret({
  id: 'password',
  typeName: 'Password',
  description:
    'A password given away in prose or configuration: a value behind “password is”, “pwd:” and the like that no word of a language is.',
  recommendation: 'Change the password and remove it from the document.',
  triggers:
    '*password*|passwort|passphrase|passcode|*pwd|*passwd*|*_pass|*_pw|kennwort|mot de passe|contraseña|wachtwoord'.split(
      '|',
    ),
  looksSecret: (value) => isNoWord(value) && !NOT_A_PASSWORD.test(value),
  why: 'A value that is no word, right behind a word for a password.',
  examples: [
    'The password is [[Winter2026!]], please keep it.',
    'Login: admin, pwd: [[s3cr3tPa55]]',
    'DB_PASSWORD="[[hX9$kQ2mVz]]"',
    'The new password for the Wi-Fi is “[[Blue-Horse-77]]”.',
    'Your password is required. The password is stored encrypted.',
    'password: ********, passphrase: <your passphrase>, pwd=${DB_PASSWORD}',
    'A password must have 12 characters; the password policy is ISO27001-compliant.',
    'Log in with your password (mySugr ID).',
    'Reset your password: https://example.com/reset/1',
  ],
});

/** Digits beside letters, or a mark within. */
function isNoWord(value: string): boolean {
  return (/\d/.test(value) && /[A-Za-z]/.test(value)) || INNER_MARK.test(value);
}
