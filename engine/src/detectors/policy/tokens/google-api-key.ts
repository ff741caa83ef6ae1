import { secretToken } from './secret-token.ts';

/** Separate from its prefix, so that secret scanners do not flag the examples. */
const SAMPLE = 'SyR7fK2mXw9QbT4vLz8NcY1pHd6GsJ3aEu5';

export const googleApiKey = secretToken({
  id: 'google-api-key',
  typeName: 'Google API key',
  description: 'A Google Cloud API key or OAuth client secret.',
  noun: 'a Google API key',
  triggers: ['AIza*', 'GOCSPX-*'],
  form: /AIza[\w-]{35}(?![\w-])|GOCSPX-[\w-]{28}(?![\w-])/y,
  examples: [
    `Maps key: [[AIza${SAMPLE}]].`,
    `secret [[GOCSPX-${SAMPLE.slice(0, 28)}]]`,
    'Keys begin with AIza and have 39 characters.',
    `AIza${SAMPLE}too-long`,
  ],
});
