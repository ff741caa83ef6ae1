import { AuthError } from '../errors.ts';
import type { AuthLimits, Clock } from '../options.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import type { AuthDatabase } from '../tables.ts';

/** An account's security settings, as its user may see and change them. */
export interface AccountSecurity {
  readonly hasPassword: boolean;
  /** Whether the user is mailed about sign-ins from a new device or network. */
  readonly hasSignInNotices: boolean;
}

/**
 * Reads and changes the settings of the principal's user; throws `insufficient_aal` when the session still has to
 * present a second factor.
 */
export interface AccountSecurityStore {
  read(principal: Principal): Promise<AccountSecurity>;
  /** Switching notices off requires a recent proof of identity; throws `reauthentication_needed` without one. */
  setSignInNotices(principal: Principal, isOn: boolean): Promise<AccountSecurity>;
}

interface Dependencies {
  readonly database: AuthDatabase;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `AccountSecurityStore`. */
export function createAccountSecurity(dependencies: Dependencies): AccountSecurityStore {
  const { database } = dependencies;
  const read = async (principal: Principal): Promise<AccountSecurity> => {
    requireAssurance(principal);
    const row = await database
      .selectFrom('authUsers')
      .select(['passwordHash', 'signInNotices'])
      .where('id', '=', principal.userId)
      .executeTakeFirst();
    if (row === undefined) throw new AuthError('user_not_found');
    return { hasPassword: row.passwordHash !== null, hasSignInNotices: row.signInNotices === 1 };
  };
  return {
    read,
    setSignInNotices: async (principal, isOn) => {
      requireAssurance(principal);
      if (!isOn) requireRecentSignIn(principal, dependencies);
      await database
        .updateTable('authUsers')
        .set({ signInNotices: Number(isOn) })
        .where('id', '=', principal.userId)
        .execute();
      return read(principal);
    },
  };
}
