import { assignedSecret } from './assigned-secret.ts';

const MIN_LENGTH = 12;
/** Fewer different characters than this make a name or a pattern rather than a random key. */
const MIN_VARIETY = 8;

export const genericApiKey = assignedSecret({
  id: 'generic-api-key',
  typeName: 'Secret key',
  description:
    'A key or token of any provider, given away in prose or configuration: a long random value behind “API key”, “token” and the like.',
  recommendation: 'Revoke the key, remove it from the document and keep it in a secret store.',
  triggers: (
    'api key|*api_key|*apikey|access key|*access_key|secret key|*secret_key|client secret|*client_secret|*_secret|' +
    '*_token|token|access token|auth token|bearer token|following key|credentials|api secret|api-key'
  ).split('|'),
  looksSecret: isRandom,
  why: 'A long random value, right behind a word for a key or token.',
  examples: [
    'aws_secret_access_key = [[R7fK2mXw9QbT4vLz8NcY1pHd6GsJ3aEu]]',
    'Here is the API key ([[GN7Q4AkLZBNEbz4Jxlm]]). Do not forward it.',
    'Please use the following key when calling the service: [[99mmiuitl8vegbo7n]]',
    'The token is 12 characters long, and the API key is required.',
    'access_token: string, api_key: user_id_2222, token: 20260131',
    'The secret key (see section-4) is in the safe.',
  ],
});

function isRandom(value: string): boolean {
  const letters = value.replaceAll(/[^A-Za-z]/g, '');
  const digits = value.replaceAll(/\D/g, '');
  return (
    value.length >= MIN_LENGTH &&
    letters.length >= 4 &&
    digits.length >= 2 &&
    new Set(value).size >= MIN_VARIETY &&
    !/^[a-z]+(?:[-_][a-z]+)*[-_]?\d{1,4}$/i.test(value)
  );
}
