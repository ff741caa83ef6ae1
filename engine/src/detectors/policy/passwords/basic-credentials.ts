import type { PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { decodeBase64 } from '#engine/statistics/decode-base64.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

import { mayBePassword } from './credential-value.ts';

const ENCODED = /[ ]{1,4}["'`]?([A-Za-z\d+/]{8,400}={0,2})(?![\w+/=])/y;
/** What the header encodes: a user name, a colon and a password of printable characters. */
const LOGIN = /^([ -9;-~]{0,80}):([ -~]{3,200})$/;
/** The pairs that standards and manuals encode. */
const WELL_KNOWN =
  /open sesame|example|placeholder|change.?me|^user(?:name)?:|^(?:foo|test|demo):/i;

export const basicCredentials: PlaceDetector = {
  scope: 'place',
  id: 'basic-credentials',
  typeName: 'Encoded user name and password',
  category: 'policy',
  description:
    'A user name and a password in Base64 behind “Basic”, as HTTP sends them; the value is decoded to make sure.',
  severity: 'high',
  isSensitive: true,
  recommendation:
    'Change the password, because Base64 hides nothing, and keep the header out of documents and settings.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
  triggers: ['basic'],
  reach: { before: 1, after: 420 },
  glance: (text, _start, end) => /^ {1,4}["'`]?[A-Za-z\d+/]{8}/.test(text.slice(end, end + 16)),
  examples: [
    'Authorization: Basic [[c3ZjLWxlZGdlcjpUaGlzdGxlLkJveC43Nw==]]',
    'AUTH_HEADER="Basic [[c3ZjLWxlZGdlcjpUaGlzdGxlLkJveC43Nw==]]"\n- name: AUTH_HEADER\n  value: "Basic [[YXBwOkJyYXNzLUtuZWU5NA]]"',
    "curl -H 'Proxy-Authorization: Basic [[YXBwOkJyYXNzLUtuZWU5NA==]]' https://example.net",
    'Authorization: Basic dXNlcm5hbWU6cGFzc3dvcmQ=\nAuthorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
    'The basic requirement, basic training and Basic auth; Authorization: Basic <credentials>, Basic c29tZXRoaW5nIGVsc2U=.',
  ],
  verify({ text, end }) {
    const found = groupAt(text, end, ENCODED);
    if (found === undefined || !isLogin(found.value)) return undefined;
    const why = 'The value behind “Basic” decodes to a user name, a colon and a password.';
    return { start: found.start, end: found.end, confidence: 0.95, why };
  },
};

/**
 * Whether an encoded value, of which the padding may be left out, is a user name and a password that is none of a
 * manual.
 */
function isLogin(encoded: string): boolean {
  const bare = encoded.replace(/={1,2}$/, '');
  if (bare.length % 4 === 1) return false;
  const padded = bare.padEnd(Math.ceil(bare.length / 4) * 4, '=');
  const login = String.fromCharCode(...decodeBase64(padded));
  const secret = LOGIN.exec(login)?.[2];
  return secret !== undefined && mayBePassword(secret) && !WELL_KNOWN.test(login);
}
