import type { PlaceDetector } from '#engine/detector.ts';
import { SECRET } from '#engine/detectors/policy/tokens/secret-token.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

import { mayBePassword } from './credential-value.ts';

/** Only the value follows the equals sign, as in environment files. */
const VALUE = /=["']?([^\s"'`$<>{}()]{10,128})["']?[ \t]{0,4}(?=\r?\n|$)/y;

export const environmentSecret: PlaceDetector = {
  ...SECRET,
  id: 'environment-secret',
  typeName: 'Environment variable secret',
  description:
    'A value that an environment file assigns to a variable ending in SECRET, PASSPHRASE or SALT, even one made of words.',
  recommendation: 'Change the secret, remove it from the document and keep it in a secret store.',
  triggers: ['*_secret', '*_passphrase', '*_salt'],
  reach: { before: 48, after: 160 },
  examples: [
    'JWT_SIGNING_SECRET=[[correct-heron-battery-7]]\nPORT=3000',
    'SESSION_SECRET="[[keyboard_cat_meow]]"',
    'CLIENT_SECRET=<your-client-secret>\nJWT_SECRET=changeme\nAPP_SECRET=${SECRET_FROM_VAULT}',
    'The trade_secret=whatever-it-may-be; APP_SECRET is read at the start.',
  ],
  verify({ text, start, end }) {
    const name = /[A-Z\d_]{1,40}$/.exec(text.slice(0, end))?.[0] ?? '';
    if (name.length <= end - start) return undefined;
    const found = groupAt(text, end, VALUE);
    if (found === undefined || !mayBePassword(found.value)) return undefined;
    const why = 'The name of the environment variable says that its value is a secret.';
    return { start: found.start, end: found.end, confidence: 0.75, why };
  },
};
