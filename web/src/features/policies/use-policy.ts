import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useDefaultPolicy } from './default-policy.ts';
import { policiesQuery } from './read-policies.ts';

/**
 * The name of the policy to apply, and its setter: the one chosen, else the preferred one, else the account's default;
 * one that was deleted meanwhile counts as not named. Undefined while the default is not known: the server, which knows
 * it, then applies it.
 */
export function usePolicy(
  preferred?: string,
): readonly [policy: string | undefined, choose: (policy: string) => void] {
  const usual = useDefaultPolicy();
  const { data: policies } = useQuery(policiesQuery);
  const [chosen, choose] = useState<string>();
  const exists = (policy: string | undefined): boolean =>
    policy !== undefined && (policies?.some(({ name }) => name === policy) ?? true);
  return [[chosen, preferred, usual].find(exists), choose];
}
