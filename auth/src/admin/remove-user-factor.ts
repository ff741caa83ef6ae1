import { lockUser } from '../accounts/lock-user.ts';
import { OPERATOR, type RecordChange } from '../accounts/record-change.ts';
import { AuthError } from '../errors.ts';
import type { Factor } from '../factors/factor.ts';
import { removeFactor } from '../factors/remove-factor.ts';
import type { Notify } from '../mail/send-message.ts';
import type { AuthDatabase } from '../tables.ts';

/** Removes a user's factor for an operator, and returns it; throws `mfa_factor_not_found`. */
export type RemoveUserFactor = (userId: string, factorId: string) => Promise<Factor>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly recordChange: RecordChange;
  readonly notify: Notify;
}

/** Binds `RemoveUserFactor`. The owner is told of a factor that protected the account, as if it had been the owner. */
export function createRemoveUserFactor(dependencies: Dependencies): RemoveUserFactor {
  const { database, recordChange, notify } = dependencies;
  return async (userId, factorId) => {
    const { user, factor } = await database.transaction().execute(async (transaction) => {
      const owner = await lockUser(transaction, userId);
      const found = owner?.factors.find(({ id }) => id === factorId);
      if (owner === undefined || found === undefined) {
        throw new AuthError('mfa_factor_not_found', { status: 404 });
      }
      await removeFactor(transaction, found);
      if (found.status === 'verified') {
        await recordChange(transaction, { userId, kind: 'factor_removed' }, OPERATOR);
      }
      return { user: owner, factor: found };
    });
    if (factor.status === 'verified') notify(user, { kind: 'factor_removed' });
    return factor;
  };
}
