import type { PlaceDetector } from '../detector.ts';
import { valueAt } from '../text/labelled-value.ts';

const CONNECTION =
  /(?:["']?\s{0,2}(?:[:=]|=>)\s{0,3}|\s(?:for [\w@. -]{1,30} )?(?:is|was|will be|has been (?:set|reset|changed) to|set to)\s?:?\s)["'“‘`]?/iy;
const VALUE = /[^\s"'“”‘’`<>[\]{}(),;]{6,80}/y;
/** What no word of prose has within itself: a digit beside letters, a mark, or mixed case. */
const LOOKS_SECRET = /\d.*[A-Za-z]|[A-Za-z].*\d|[!@#$%^&*+=~?][\w!@#$%^&*]|[a-z][A-Z]/;
const PLACEHOLDER =
  /^(?:\*+|x+|•+|\.+|_+)$|example|your|^\$\{?[A-Z_]{2,}|placeholder|process\.env|<|https?:/i;

export const password: PlaceDetector = {
  scope: 'place',
  id: 'password',
  typeName: 'Password',
  category: 'policy',
  description:
    'A password given away in prose or configuration: a value behind “password is”, “pwd:” and the like that no word of a language is.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Change the password and remove it from the document.',
  legalReference: { law: 'ISO/IEC 27001:2022', article: 'Annex A 5.17' },
  triggers: [
    'password',
    'passwort',
    'passphrase',
    'passcode',
    'pwd',
    'passwd',
    'kennwort',
    'mot de passe',
    'contrasena',
    'wachtwoord',
    'client secret',
    'client_secret',
    'api key',
    'api_key',
    'apikey',
    'secret key',
    'secret_key',
    '*_password',
    '*_secret',
    '*_token',
    '*_pwd',
    '*password',
  ],
  reach: { before: 1, after: 160 },
  examples: [
    'The password is [[Winter2026!]], please keep it.',
    'Login: admin, pwd: [[s3cr3tPa55]]',
    'DB_PASSWORD="[[hX9$kQ2mVz]]"',
    'The new password for the Wi-Fi is “[[Blue-Horse-77]]”.',
    'Your password is required. The password is stored encrypted.',
    'password: ********, passphrase: <your passphrase>, pwd=${DB_PASSWORD}',
    'A password must have 12 characters; the password policy is ISO27001-compliant.',
    'Reset your password: https://example.com/reset/1',
  ],
  verify(place) {
    CONNECTION.lastIndex = place.end;
    if (!CONNECTION.test(place.text)) return undefined;
    const found = valueAt(place.text, CONNECTION.lastIndex, VALUE);
    const value = found?.value.replace(/[.!?:]$/, (mark) => (mark === '!' ? '!' : ''));
    if (found === undefined || value === undefined) return undefined;
    if (!LOOKS_SECRET.test(value) || PLACEHOLDER.test(value)) return undefined;
    return {
      start: found.start,
      end: found.start + value.length,
      confidence: 0.85,
      why: 'A value that is no word, right behind a word for a password or key.',
    };
  },
};
