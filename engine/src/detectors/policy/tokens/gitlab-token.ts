import { secretToken } from './secret-token.ts';

/** Separate from its prefix, so that secret scanners do not flag the examples. */
const SAMPLE = 'R7fK2mXw9QbT4vLz8NcY';

export const gitlabToken = secretToken({
  id: 'gitlab-token',
  typeName: 'GitLab token',
  description: 'A GitLab access, deploy or runner token.',
  noun: 'a GitLab token',
  triggers: ['glpat-*', 'gldt-*', 'glrt-*', 'glptt-*'],
  form: /gl(?:pat|dt|rt|ptt)-[\w-]{20,64}(?![\w-])/y,
  examples: [
    `CI uses [[glpat-${SAMPLE}]].`,
    `[[gldt-${SAMPLE}]] deploys`,
    'Tokens begin with glpat- and then twenty characters.',
    'glpat-your-token-goes-here-now',
  ],
});
