import { assignedSecret } from './assigned-secret.ts';

const MIN_LENGTH = 12;
/** Names and expressions have fewer punctuation marks than this. */
const MANY_MARKS = 8;
/** Words joined by punctuation, optionally with a short number at the end. */
const WORDS = /^_?[a-z]{1,40}\d{0,4}(?:[-_./:][a-z]{1,40}\d{0,4}){0,9}[-_]?\d{0,4}$/i;
/** Paths, calls, versions such as image tags, and dates. */
const NOT_A_KEY =
  /^[./~<]|^\d{4}-\d\d-\d\dT\d\d:|^v?\d{1,4}(?:\.\d{1,5}){1,3}(?:[-+.][a-z]{1,12}\d{0,4}){0,4}$|^ENC\(|^\w{1,40}\.\w{1,40}\(|^\d{1,4}[-.]\d{1,2}[-.]\d{1,4}$|^[\w-]{1,80}\.(?:json|ya?ml|txt|pem|key|com|org|io|net|js|ts|py)$/i;
/** Fewer distinct characters than this indicate a name or a pattern rather than a random key. */
const MIN_VARIETY = 8;

export const genericApiKey = assignedSecret({
  id: 'generic-api-key',
  typeName: 'Secret key',
  description:
    "A provider's key or token in text or configuration: a long random value after “API key”, “token” and the like.",
  recommendation: 'Revoke the key, remove it from the document and keep it in a secret store.',
  triggers: (
    '*api key|*access key|*secret key|*api_key*|*api-key*|*apikey*|*access_key*|*accesskey*|' +
    '*secret_key*|*secretkey*|*private_key|*client secret|*secret*|*token*|*_auth|*.login|' +
    '"auth"|*authtoken*|following key|signing key|credentials|*credential|*_key|*-key|' +
    '*app_key*|*pubkey*|*authorization: basic|*authorization: bearer|*accountkey|' +
    '*sharedaccesskey|*signingkey|*encryptionkey|*masterkey|*sharedsecret|*clientid|*client_id'
  ).split('|'),
  looksSecret: isRandom,
  why: 'A long random value follows a term for a key or token.',
  examples: [
    "encryptionKey: '[[Zt4Rk9wQ2mXb7LpV1nYc]]'",
    'aws_secret_access_key = [[R7fK2mXw9QbT4vLz8NcY1pHd6GsJ3aEu]]',
    'Here is the API key ([[GN7Q4AkLZBNEbz4Jxlm]]). Do not forward it.',
    'Please use the following key when calling the service: [[99mmiuitl8vegbo7n]]',
    'See [Trust Token API](https://example.org/issues/414) and [AccessKey](https://example.org/i/113).',
    'image: jroe/wrongsecrets:1.13.5-no-vault',
    'POST /oauth/token grant_type=refresh_token\n2024-12-02T08:15:44.002Z ERROR',
    'The token is 12 characters long, and the API key is required.',
    'access_token: string, api_key: user_id_2222, token: 20260131',
    'The [chat-token-threshold-50] and [chat-token-threshold-100] alerts are for us.',
    'See https://example.org/lessons/use-the-key-prop-when-rendering-a-list-3a0661b6 for more.',
    'The secret key (see section-4) is in the safe.',
    'SECRET_KEY: d0phbHJYVXRuRkVNSS9LN01ERU5HL2JQeFJmaUNZRVhBTVBMRUtFWQ==',
  ],
});

/** Well-mixed letters and digits, or a long run of digits; never words with a number at the end. */
export function isRandom(value: string): boolean {
  if (value.length < MIN_LENGTH || WORDS.test(value) || NOT_A_KEY.test(value)) return false;
  const letterCount = value.replaceAll(/[^A-Za-z]/g, '').length;
  const digitCount = value.replaceAll(/\D/g, '').length;
  const variety = new Set(value).size;
  if (letterCount === 0) return digitCount >= 16 && variety >= 6;
  const markCount = value.replaceAll(/[\w\s-]/g, '').length;
  if (markCount >= MANY_MARKS) return true;
  return digitCount >= 2 && letterCount >= 2 && variety >= MIN_VARIETY;
}
