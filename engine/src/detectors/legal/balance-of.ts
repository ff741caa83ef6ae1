import type { Match } from '#engine/detector.ts';

import { isBalanced } from './balance.ts';

/** How a balanced clause is reported. */
type Balance = Pick<Match, 'isInformational' | 'severity' | 'recommendation'>;

/** What to make of a balanced clause, where the advice for its type would not fit. */
const MEANING: ReadonlyMap<string, Balance> = new Map<string, Balance>([
  [
    'uncapped-liability',
    {
      severity: 'low',
      recommendation:
        'Keep what the law demands; check that the exceptions from the limit go no further.',
    },
  ],
  [
    'price-restriction',
    {
      severity: 'low',
      recommendation: 'Check that the limit suits both sides for the whole term.',
    },
  ],
  [
    'liability-cap',
    { recommendation: 'Check that the limit for both covers what each could lose.' },
  ],
]);

/**
 * What differs for a clause that burdens both parties equally, so that it is only informational; nothing for others.
 */
export function balanceOf(type: string, clause: string): Balance {
  if (!isBalanced(type, clause)) return {};
  return { isInformational: true, ...MEANING.get(type) };
}
