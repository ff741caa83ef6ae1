import { AuthError } from '../errors.ts';
import type { AuthLimits, Clock } from '../options.ts';
import type { Principal } from './verify-access-token.ts';

const MESSAGE = 'This needs a sign-in that is more recent';

interface Settings {
  readonly limits: Pick<AuthLimits, 'recentSignIn'>;
  readonly clock: Clock;
}

/**
 * Throws `reauthentication_needed` unless the sign-in is recent: someone else may have found the session open, so
 * security settings can be changed only by an owner who has just authenticated (ASVS 7.5.1).
 */
export function requireRecentSignIn(
  { authenticatedAt }: Pick<Principal, 'authenticatedAt'>,
  { limits, clock }: Settings,
): void {
  if (clock.now() - authenticatedAt <= limits.recentSignIn) return;
  throw new AuthError('reauthentication_needed', { message: MESSAGE });
}
