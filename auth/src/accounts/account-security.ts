import { AuthError } from '../errors.ts';
import type { Notify } from '../mail/send-message.ts';
import type { AuthLimits, Clock } from '../options.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import { type AuthDatabase, inTransaction } from '../tables.ts';
import type { RecordChange } from './record-change.ts';

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
  /**
   * Switching notices off requires a recent proof of identity, and is mailed to the owner; throws
   * `reauthentication_needed` without one.
   */
  setSignInNotices(
    principal: Principal,
    isOn: boolean,
    origin: SessionOrigin,
  ): Promise<AccountSecurity>;
}

interface Dependencies {
  readonly database: AuthDatabase;
  readonly recordChange: RecordChange;
  readonly notify: Notify;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `AccountSecurityStore`. */
export function createAccountSecurity(dependencies: Dependencies): AccountSecurityStore {
  const { database, recordChange, notify } = dependencies;
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
    setSignInNotices: async (principal, isOn, origin) => {
      requireAssurance(principal);
      if (!isOn) requireRecentSignIn(principal, dependencies);
      const { userId } = principal;
      const isChanged = await inTransaction(database, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('authUsers')
          .set({ signInNotices: Number(isOn) })
          .where('id', '=', userId)
          .where('signInNotices', '!=', Number(isOn))
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await recordChange(transaction, { userId, kind: 'sign_in_notices_changed' }, origin);
        return true;
      });
      if (isChanged && !isOn) notify(principal, { kind: 'sign_in_notices_off' });
      return read(principal);
    },
  };
}
