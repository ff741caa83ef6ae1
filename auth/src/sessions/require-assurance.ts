import { AuthError } from '../errors.ts';
import type { Principal } from './verify-access-token.ts';

/**
 * Throws `insufficient_aal` when the user has a second factor that the session has not presented: a password alone must
 * not be enough to change how the user signs in. `status` is what the endpoint's clients expect.
 */
export function requireAssurance(
  { aal, hasVerifiedFactor }: Pick<Principal, 'aal' | 'hasVerifiedFactor'>,
  status = 403,
): void {
  if (hasVerifiedFactor && aal !== 'aal2') throw new AuthError('insufficient_aal', { status });
}
