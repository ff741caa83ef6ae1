import { AuthError } from '../errors.ts';
import type { Principal } from './verify-access-token.ts';

type Presented = Pick<Principal, 'aal' | 'hasVerifiedFactor'>;

/** Whether the session has presented the second factor, or the user has none. */
export function hasAssurance({ aal, hasVerifiedFactor }: Presented): boolean {
  return !hasVerifiedFactor || aal === 'aal2';
}

/**
 * Throws `insufficient_aal` when the user has a second factor that the session has not presented: a password alone must
 * not be enough to change how the user signs in. `status` is what the endpoint's clients expect.
 */
export function requireAssurance(principal: Presented, status = 403): void {
  if (!hasAssurance(principal)) throw new AuthError('insufficient_aal', { status });
}
