import { useState } from 'react';

import { UNCHOSEN_POLICY, useDefaultPolicy } from './default-policy.ts';

/** The name of the policy to apply, which is the account's default until another is chosen; and its setter. */
export function usePolicy(): readonly [policy: string, choose: (policy: string) => void] {
  const usual = useDefaultPolicy();
  const [chosen, choose] = useState<string | null>(null);
  return [chosen ?? usual ?? UNCHOSEN_POLICY, choose];
}
