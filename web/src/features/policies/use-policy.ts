import { useState } from 'react';

import { useDefaultPolicy } from './default-policy.ts';

/**
 * The name of the policy to apply, which is the account's default until another is chosen; and its setter. Undefined
 * while the default is not known: the server, which knows it, then applies it.
 */
export function usePolicy(): readonly [
  policy: string | undefined,
  choose: (policy: string) => void,
] {
  const usual = useDefaultPolicy();
  const [chosen, choose] = useState<string | null>(null);
  return [chosen ?? usual, choose];
}
