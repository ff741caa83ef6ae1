import { lockUser } from '../accounts/lock-user.ts';
import type { RecordChange } from '../accounts/record-change.ts';
import { AuthError } from '../errors.ts';
import type { Notify } from '../mail/send-message.ts';
import type { AuthLimits, Clock } from '../options.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import type { AuthDatabase } from '../tables.ts';
import { removeFactor } from './remove-factor.ts';

/**
 * Removes one of the principal's factors; throws `mfa_factor_not_found`, `insufficient_aal` or
 * `reauthentication_needed`.
 */
export type DeleteFactor = (
  principal: Principal,
  factorId: string,
  origin: SessionOrigin,
) => Promise<void>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly recordChange: RecordChange;
  readonly notify: Notify;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `DeleteFactor`. */
export function createDeleteFactor(dependencies: Dependencies): DeleteFactor {
  const { database, recordChange, notify } = dependencies;
  return async (principal, factorId, origin) => {
    const { userId } = principal;
    const wasVerified = await database.transaction().execute(async (transaction) => {
      const user = await lockUser(transaction, userId);
      const factor = user?.factors.find(({ id }) => id === factorId);
      if (factor === undefined) throw new AuthError('mfa_factor_not_found');
      requireAssurance(principal, 422);
      const isVerified = factor.status === 'verified';
      if (isVerified) requireRecentSignIn(principal, dependencies);
      await removeFactor(transaction, factor);
      if (isVerified) await recordChange(transaction, { userId, kind: 'factor_removed' }, origin);
      return isVerified;
    });
    if (wasVerified) notify(principal, { kind: 'factor_removed' });
  };
}
