import { secretToken } from './secret-token.ts';

/** Separate from its prefix, so that secret scanners do not flag the examples. */
const SAMPLE = 'R7fK2mXw9QbT4vLz8NcY1pHd6GsJ3aEu5oZi';

export const githubToken = secretToken({
  id: 'github-token',
  typeName: 'GitHub token',
  description: 'A GitHub access token, classic or fine-grained.',
  noun: 'a GitHub access token',
  triggers: ['ghp_*', 'gho_*', 'ghu_*', 'ghs_*', 'ghr_*', 'github_pat_*'],
  form: /gh[pousr]_[A-Za-z\d]{36,251}(?!\w)|github_pat_[A-Za-z\d]{22}_[A-Za-z\d]{59}(?!\w)/y,
  examples: [
    `Clone with [[ghp_${SAMPLE}]].`,
    `token=[[ghs_${SAMPLE}]]`,
    `[[github_pat_${SAMPLE.slice(0, 22)}_${SAMPLE}${SAMPLE.slice(0, 23)}]]`,
    'Tokens begin with ghp_ or github_pat_ and look like ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.',
    'ghp_tooShort1',
  ],
});
