import { AuthError } from '../errors.ts';
import type { AuthLimits, Clock } from '../options.ts';
import type { CheckPassword } from '../passwords/check-password.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import type { Throttle } from '../throttling/throttle.ts';
import type { UserStore } from './user-store.ts';

/**
 * Throws unless the signed-in user has just proven to own the account: by its password, or by a recent sign-in if it
 * has none.
 */
export type ConfirmOwner = (
  owner: Pick<Principal, 'userId' | 'authenticatedAt'>,
  password: string | undefined,
  address: string,
) => Promise<void>;

interface Dependencies {
  readonly users: UserStore;
  readonly checkPassword: CheckPassword;
  readonly throttle: Throttle;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/**
 * Binds `ConfirmOwner`; throws `current_password_required`, `current_password_invalid` or `reauthentication_needed`.
 */
export function createConfirmOwner(dependencies: Dependencies): ConfirmOwner {
  return async (owner, password, address) => {
    const user = await dependencies.users.find(owner.userId);
    if (user === undefined) throw new AuthError('user_not_found');
    if (user.passwordHash === null) requireRecentSignIn(owner, dependencies);
    else await requirePassword(dependencies, { user, password, address });
  };
}
