import { endAccess } from '../accounts/end-access.ts';
import { lockUser } from '../accounts/lock-user.ts';
import type { RecordChange } from '../accounts/record-change.ts';
import { AuthError } from '../errors.ts';
import type { KeyedHash } from '../keys/keyed-hash.ts';
import type { Notify } from '../mail/send-message.ts';
import type { AuthLimits } from '../options.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import type { AuthDatabase } from '../tables.ts';
import { addressGroup } from '../throttling/address-group.ts';
import type { Throttle } from '../throttling/throttle.ts';
import { listFactors } from './factor-store.ts';
import { createRecoveryCodeStore } from './recovery-code-store.ts';
import { removeFactor } from './remove-factor.ts';

/**
 * Removes all factors of a user who has lost them, in exchange for a recovery code. The user's other access ends:
 * whoever has the lost device may be using it.
 */
export type RecoverAccount = (
  principal: Principal,
  code: string,
  origin: SessionOrigin,
) => Promise<void>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly recoveryHash: KeyedHash;
  readonly throttle: Throttle;
  readonly recordChange: RecordChange;
  readonly notify: Notify;
  readonly limits: AuthLimits;
}

/** Binds `RecoverAccount`; throws `mfa_verification_failed`, or `mfa_factor_not_found` where there is none. */
export function createRecoverAccount(dependencies: Dependencies): RecoverAccount {
  const { database, recoveryHash, throttle, recordChange, notify, limits } = dependencies;
  return async (principal, code, origin) => {
    const { userId, sessionId } = principal;
    if (!principal.hasVerifiedFactor) throw new AuthError('mfa_factor_not_found');
    const attempts = `recovery codes of ${userId}`;
    await throttle.take([
      {
        subject: `factor codes from ${addressGroup(origin.address)}`,
        rate: limits.factorCodesPerAddress,
      },
      { subject: attempts, rate: limits.recoveryCodesPerUser },
    ]);
    await database.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      if (!(await createRecoveryCodeStore(transaction, recoveryHash).use(userId, code))) {
        throw new AuthError('mfa_verification_failed', {
          message: 'Invalid recovery code entered',
        });
      }
      for (const factor of await listFactors(transaction, [userId])) {
        await removeFactor(transaction, factor);
      }
      await endAccess(transaction, userId, { kept: { sessionId }, recordChange, maker: origin });
      await recordChange(transaction, { userId, kind: 'recovery_code_used' }, origin);
    });
    await throttle.forget(attempts);
    notify(principal, { kind: 'recovery_code_used' });
  };
}
