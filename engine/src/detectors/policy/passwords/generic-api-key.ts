import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { readColumnValues } from '#engine/tables/table-column.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

import { assignedSecret } from './assigned-secret.ts';
import { jwtKey } from './jwt-key.ts';
import { valueInRow } from './value-in-row.ts';

const MIN_LENGTH = 12;
/** Names and expressions have fewer punctuation marks than this. */
const MANY_MARKS = 8;
/** Words joined by punctuation, optionally with a short number at the end. */
const WORDS = /^_?[a-z]{1,40}\d{0,4}(?:[-_./:][a-z]{1,40}\d{0,4}){0,9}[-_]?\d{0,4}$/i;
/** Paths, calls, versions such as image tags, and dates. */
const NOT_A_KEY =
  /^[./~<]|^--|^\d{4}-\d\d-\d\dT\d\d:|^v?\d{1,4}(?:\.\d{1,5}){1,3}(?:[-+.][a-z]{1,12}\d{0,4}){0,4}$|^ENC\(|^\w{1,40}\.\w{1,40}\(|^\d{1,4}[-.]\d{1,2}[-.]\d{1,4}$|^[\w-]{1,80}\.(?:json|ya?ml|txt|pem|key|com|org|io|net|js|ts|py)$|^(?:[a-z]{1,12}[-_.]){0,3}(?:19|20)\d\d-?\d\d(?:-?\d\d)?(?:[-_.]\w{1,4})?$|^(?:kid|key_?id|id|alg)[=:]/i;
/** Fewer distinct characters than this indicate a name or a pattern rather than a random key. */
const MIN_VARIETY = 8;

const named = assignedSecret({
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
    '*sharedaccesskey|*signingkey|*encryptionkey|*masterkey|*sharedsecret|*integration key|*routing key|*ingestion key|' +
    '*ingest key|*webhook key|*instrumentation key|*service key|*deploy key|*encryption key|*master key|aws keys|aws key|' +
    'akia*|*jwtkey|*jwt:key|*jwt.key|*jwt__key|"jwt*|jwt:|jwtsettings:|jwtoptions:|jwtconfig:|jwtbearer:|"bearer"'
  ).split('|'),
  looksSecret: isRandom,
  why: 'A long random value follows a term for a key or token.',
  examples: [
    '<input type="hidden" name="authenticity_token" value="R7fK2mXw9QbT4vLz8NcY1pHd6GsJ3aEu" />',
    'bucket               = "reports"\naccess_key           = "[[R7fK2mXw9QbT4vLz8NcY1pHd6GsJ3aEu5oZiW0kS]]"\nretries              = 12',
    '            - name: API_TOKEN\n              value: "[[9fQ2vXr7LmB04nTe8sKd]]"\n            - name: API_TOKEN_TTL\n              value: "3600s"',
    "encryptionKey: '[[Zt4Rk9wQ2mXb7LpV1nYc]]'",
    'aws_secret_access_key = [[R7fK2mXw9QbT4vLz8NcY1pHd6GsJ3aEu]]',
    'Here is the API key ([[GN7Q4AkLZBNEbz4Jxlm]]). Do not forward it.',
    'Please use the following key when calling the service: [[99mmiuitl8vegbo7n]]',
    'See [Trust Token API](https://example.org/issues/414) and [AccessKey](https://example.org/i/113).',
    'image: jroe/wrongsecrets:1.13.5-no-vault',
    'POST /oauth/token grant_type=refresh_token\n2024-12-02T08:15:44.002Z ERROR',
    '"NextToken": "abCDeFGhiJKlmnOPqrSTuvwxYZ1aBCdEF", --client-token 550e8400-e29b-41d4-a716-446655440000',
    'WARN retry idempotency_key=9f1c2f3e-8a1b-4d43-9a51-3f1b4c9d2e17 cache_key: 8fQ2vXr7LmB04nTe8sKd',
    'The token is 12 characters long, and the API key is required.',
    'access_token: string, api_key: user_id_2222, token: 20260131',
    'The [chat-token-threshold-50] and [chat-token-threshold-100] alerts are for us.',
    'See https://example.org/lessons/use-the-key-prop-when-rendering-a-list-3a0661b6 for more.',
    'The secret key (see section-4) is in the safe.',
    '| field | value |\n|---|---|\n| region | eu-west-1 |\n| secret access key | [[pi78HQ5s4uOrDwUW3SQ2WUvuY2vqUkg9hT0aLmNe]] |',
    '| service | api key | owner |\n|---|---|---|\n| billing | `[[pi78HQ5s4uOrDwUW3SQ2WUv]]` | ops |\n| mail | [[9fQ2vXr7LmB04nTe8sKd]] | ops |\n',
    '| Setting | Token | Meaning |\n|---|---|---|\n| size | spacing-20-large-01 | gap |\n| token | string | required |\n',
    'PagerDuty integration key: [[e755774bcba82dde676db9916673c25c]]; the routing key is [[R0A1B2C3D4E5F6G7H8I9J0K1L2M3N4O5]].',
    'The routing key is orders.2024.eu-west-1.created; an integration key is needed.',
    'AWS keys: AKIAQ7PLM2NX4RTV5ZKD / [[pi78HQ5s4uOrDwUW3SQ2WUvuY2vqUkg9hT0aLmNe]]',
    'Deploy with `AKIAQ7PLM2NX4RTV5ZKD` / `[[pi78HQ5s4uOrDwUW3SQ2WUvuY2vqUkg9hT0aLmNe]]`.\nAKIAQ7PLM2NX4RTV5ZKE,[[R7fK2mXw9QbT4vLz8NcY1pHd6GsJ3aEu5oZiW0kS]]\nID AKIAQ7PLM2NX4RTV5ZKF\nsecret: [[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]]',
    'AKIAQ7PLM2NX4RTV5ZKD / AKIAQ7PLM2NX4RTV5ZKE; AKIAQ7PLM2NX4RTV5ZKF was used by 0a1b2c3d4e5f60718293a4b5c6d7e8f901234567; AKIAIOSFODNN7EXAMPLE / wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    'Rotating signing key kid=2024-04-a -> 2024-04-b; signing key: prod-2024-04-b; the signing key kid=prod-2024-04 is old.',
    'client_id = 418827730192-lantern.apps\nOAUTH_CLIENT_ID=6f1c2f3e-8a1b-4d43-9a51-3f1b4c9d2e11\nsecret_key_id = 9fQ2vXr7LmB04nTe8sKd',
    'APP_KEY=\nDB_HOST=127.0.0.1\nSECRET_KEY=\nREDIS_PORT=6379\n',
    'APP_KEY=\nAPP_SECRET_KEY_2=\n\nACCESS_TOKEN=\n[[9fQ2vXr7LmB04nTe8sKd]]',
    'New API secret for the newsletter tool came through, it’s  [[f81Kd0aPz7sWq93LmNvXy2Tb]]',
    'The API key was rotated this morning. Here it is: [[9fQ2vXr7LmB04nTe8sKd]]. The token expired; it is the 2nd one.',
    'The API token is old, it is described in https://example.org/a1b2c3d4e5f6g7h8.',
    '"Jwt": { "Issuer": "wh", "Key": "[[V2FyZWhvdXNlU2lnbmluZ0tleUZvckp3dDIwMjQ]]" }, "JwtKey": "[[9fQ2vXr7LmB04nTe8sKd]]", jwt.key=[[8fQ2vXr7LmB04nTe8sKd]]',
    'jwt:\n  issuer: wh\n  key: [[warehouse-signing-key-of-ours]]\n',
    '"Jwt": { "Issuer": "wh", "Key": "your-256-bit-secret-key-here" }, "jwt": { "key": "${JWT_KEY_OF_THE_APP}" }',
    '"jwt": { "audience": "wh" }, "Map": { "Key": "V2FyZWhvdXNlU2lnbmluZ0tleUZv" }\njwt: the token, as in the key: warehouse-signing',
    'SECRET_KEY: d0phbHJYVXRuRkVNSS9LN01ERU5HL2JQeFJmaUNZRVhBTVBMRUtFWQ==',
  ],
});

/** Message brokers route by keys that are no secrets: those of an alerting service are long and have no marks. */
const ALERTING_KEY = /^[A-Za-z\d]{20,64}$/;

/** Names of what tells requests, pages, rows and entries apart, not who may do something, and of public keys. */
const KEY_OF_DATA =
  /(?:idempoten(?:cy|t)|dedup\w{0,12}|correlation|partition|shard|cache|sort|hash|primary|foreign|lookup|trace|natural|surrogate)[ _-]?key$|(?:next|client|page|pagination|continuation|cursor|sync)[ _-]?token$|pub(?:lic)?[ _-]?key\d{0,3}$/i;
const LONGEST_NAME = 40;

export const genericApiKey: PlaceDetector = {
  ...named,
  verify(place) {
    if (OF_AWS.test(trigger(place))) return behindKeyId(place);
    if (KEY_OF_DATA.test(place.text.slice(Math.max(0, place.end - LONGEST_NAME), place.end)))
      return undefined;
    const found = besideAccessKey(place) ?? namedKey(place) ?? inRow(place);
    if (found === undefined || !/routing key$/i.test(trigger(place))) return found;
    return ALERTING_KEY.test(place.text.slice(found.start, found.end)) ? found : undefined;
  },
  readList: (place) =>
    readColumnValues(place, /[^\s|;,]{12,200}/y).flatMap(({ start, end, value }) => {
      const isCode = value.startsWith('`') && value.endsWith('`');
      const key = isCode ? value.slice(1, -1) : value;
      if (!isRandom(key) || HAS_WORD.test(key)) return [];
      const why = 'A long random value appears in a column of keys.';
      return [
        { start: start + (isCode ? 1 : 0), end: end - (isCode ? 1 : 0), confidence: 0.8, why },
      ];
    }),
};

/** A section of settings with this name holds the key under a name of its own. */
const JWT_SECTION = /jwt\w{0,8}:?$|^"bearer"$/i;

function namedKey(place: Place): Match | undefined {
  return JWT_SECTION.test(trigger(place)) && !/key$/i.test(trigger(place))
    ? jwtKey(place)
    : named.verify(place);
}

/** A whole word between separators, as the names in a table have. */
const HAS_WORD = /(?:^|[-_.])[a-z]{5,}(?:[-_.]|$)/;

function trigger({ text, start, end }: Place): string {
  return text.slice(start, end);
}

/** A value in the cell beside its label. */
function inRow(place: Place): Match | undefined {
  const found = valueInRow(place);
  if (found === undefined || !isRandom(found.value) || HAS_WORD.test(found.value)) return undefined;
  const why = 'A long random value appears in the cell beside a term for a key.';
  return { start: found.start, end: found.end, confidence: 0.85, why };
}

/** The secret of a pair of keys for AWS, behind the public half. */
const PAIR_OF_KEYS =
  /(?: (?:is|are))?[ ]?[:=]?\s{1,4}A[KS]IA[A-Z\d]{16}(?:[ ]?[/,;:|][ ]?|\s{1,4})(?:and )?["`]?([A-Za-z\d/+]{40})(?![\w/+=])/y;

function besideAccessKey({ text, end }: Place): Match | undefined {
  const found = groupAt(text, end, PAIR_OF_KEYS);
  if (found === undefined) return undefined;
  const why = 'A value with the length of a secret follows an AWS access key.';
  return { start: found.start, end: found.end, confidence: 0.9, why };
}

/** The public half itself, in which the provider's documentation has an example. */
const OF_AWS = /^akia$/i;
const BEHIND_KEY_ID =
  /(?!AKIAIOSFODNN7EXAMPLE)AKIA[A-Z\d]{16}(?![A-Z\d])["'`]?(?:[ \t]{0,4}[/,;:|][ \t]{0,4}|\s{1,8})(?:(?:and |with )?(?:aws[ _])?secret(?:[ _]access)?(?:[ _]key)?["'`]?(?: is)?[ \t]{0,4}[:=]?[ \t]{0,4})?["'`]?([A-Za-z\d/+]{40})(?![\w/+=])/y;

function behindKeyId({ text, start }: Place): Match | undefined {
  const found = groupAt(text, start, BEHIND_KEY_ID);
  if (found === undefined || !hasBothCases(found.value)) return undefined;
  const why = 'A value with the length of a secret follows an AWS access key.';
  return { start: found.start, end: found.end, confidence: 0.9, why };
}

/** Digests have small letters only. */
function hasBothCases(value: string): boolean {
  return isRandom(value) && /[a-z]/.test(value) && /[A-Z]/.test(value);
}

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
