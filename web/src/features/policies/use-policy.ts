import { useState } from 'react';

const STORAGE_KEY = 'proviso.policy';
const DEFAULT = 'general';

/** The name of the policy that this person chose last in this browser, and the way to choose another. */
export function usePolicy(): readonly [policy: string, choose: (policy: string) => void] {
  const [policy, setPolicy] = useState(() => localStorage.getItem(STORAGE_KEY) ?? DEFAULT);
  const choose = (next: string) => {
    localStorage.setItem(STORAGE_KEY, next);
    setPolicy(next);
  };
  return [policy, choose];
}
