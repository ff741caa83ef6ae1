import type { Detector } from '#engine/detector.ts';

import { CLOUD_TOKENS } from './cloud-tokens.ts';
import { DEVELOPER_TOKENS } from './developer-tokens.ts';
import { infixTokens } from './infix-tokens.ts';
import { PLATFORM_TOKENS } from './platform-tokens.ts';
import type { ProviderToken } from './provider-token.ts';
import { secretDescription, secretToken } from './secret-token.ts';
import { SERVICE_TOKENS } from './service-tokens.ts';
import { parseShape } from './shape.ts';

/** The detectors of all tokens defined by data. */
export const providerTokens: readonly Detector[] = [
  ...DEVELOPER_TOKENS,
  ...CLOUD_TOKENS,
  ...SERVICE_TOKENS,
  ...PLATFORM_TOKENS,
]
  .map(detectorOf)
  .concat(infixTokens);

function detectorOf([id, issuer, ...shapes]: ProviderToken): Detector {
  const parsed = shapes.map(parseShape);
  const [first] = parsed;
  const form = parsed.map(({ source }) => source).join('|');
  return secretToken({
    ...secretDescription({ id, issuer }),
    noun: `a secret of ${issuer}`,
    triggers: parsed.map(({ prefix }) => (prefix.length < 4 ? `${prefix}*` : `*${prefix}*`)),
    form: new RegExp(`(?<![A-Za-z0-9]|[a-z]k_)(?:${form})(?![A-Za-z0-9])`, 'y'),
    examples: [
      ...parsed.map(({ sample }) => `Use [[${sample}]] until Monday.`),
      `"token": "[[${first?.sample ?? ''}]]"`,
      `They begin with ${first?.prefix ?? ''} and are long.`,
      `${first?.prefix ?? ''}${'x'.repeat(40)}`,
    ],
  });
}
