import { RULES } from '#engine/engine-identity.ts';
import { toFinding } from '#engine/to-finding.ts';
import type { Finding, Sign } from '#engine/vocabulary.ts';

import { SIGN_TYPES } from './sign-types.ts';

/** The findings for the signs that a reader noticed in a file. They may enclose other findings. */
export function findSigns(signs: readonly Sign[]): Finding[] {
  return signs.map((sign) =>
    toFinding(SIGN_TYPES[sign.kind], sign, {
      ruleId: sign.kind,
      source: RULES,
      offset: 0,
    }),
  );
}
