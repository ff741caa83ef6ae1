import { AuthError } from '../errors.ts';
import type { AuthLimits, Clock } from '../options.ts';
import type { Principal } from './verify-access-token.ts';

const MESSAGE = 'This needs a sign-in that is more recent';

interface Settings {
  readonly limits: Pick<AuthLimits, 'recentSignIn'>;
  readonly clock: Clock;
}

/**
 * Throws `reauthentication_needed` when somebody else may have found the session open: what protects an account is
 * changed only by an owner who has just proven to be one (ASVS 7.5.1).
 */
export function requireRecentSignIn(
  { authenticatedAt }: Pick<Principal, 'authenticatedAt'>,
  { limits, clock }: Settings,
): void {
  if (clock.now() - authenticatedAt <= limits.recentSignIn) return;
  throw new AuthError('reauthentication_needed', { message: MESSAGE });
}
