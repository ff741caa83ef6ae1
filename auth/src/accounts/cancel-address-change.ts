import { AuthError } from '../errors.ts';
import type { AuthLimits, Clock } from '../options.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import { type AuthDatabase, inTransaction } from '../tables.ts';
import { dropAddressChange, pendingAddress } from './address-change.ts';
import { lockExistingUser } from './lock-user.ts';
import type { RecordChange } from './record-change.ts';

/**
 * Calls off a user's change of address, and does nothing else whatever the address has become since; throws
 * `email_change_not_found` when none waits for its confirmation. An anonymous user has no address to stay with.
 */
export type CancelAddressChange = (principal: Principal, origin: SessionOrigin) => Promise<void>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly recordChange: RecordChange;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `CancelAddressChange`. */
export function createCancelAddressChange(dependencies: Dependencies): CancelAddressChange {
  const { database, recordChange, limits, clock } = dependencies;
  return async (principal, origin) => {
    requireAssurance(principal, 401);
    const { userId } = principal;
    await inTransaction(database, async (transaction) => {
      const user = await lockExistingUser(transaction, userId);
      if (user.isAnonymous || pendingAddress(user, limits, clock.now()) === null) {
        throw new AuthError('email_change_not_found');
      }
      await dropAddressChange(transaction, userId, { recordChange, maker: origin });
    });
  };
}
