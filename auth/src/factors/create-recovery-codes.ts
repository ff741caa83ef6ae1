import { lockUser } from '../accounts/lock-user.ts';
import type { RecordChange } from '../accounts/record-change.ts';
import { AuthError } from '../errors.ts';
import type { KeyedHash } from '../keys/keyed-hash.ts';
import type { Notify } from '../mail/send-message.ts';
import type { AuthLimits, Clock } from '../options.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import type { AuthDatabase } from '../tables.ts';
import { createRecoveryCodeStore } from './recovery-code-store.ts';

/** Creates ten recovery codes, replacing older ones; they are shown only once. */
export type CreateRecoveryCodes = (
  principal: Principal,
  origin: SessionOrigin,
) => Promise<string[]>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly recoveryHash: KeyedHash;
  readonly recordChange: RecordChange;
  readonly notify: Notify;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/**
 * Binds `CreateRecoveryCodes`; throws the errors of the factor guards, or `mfa_factor_not_found` when there is no
 * factor.
 */
export function createCreateRecoveryCodes(dependencies: Dependencies): CreateRecoveryCodes {
  const { database, recoveryHash, recordChange, notify, clock } = dependencies;
  return async (principal, origin) => {
    const { userId, hasVerifiedFactor } = principal;
    if (!hasVerifiedFactor) throw new AuthError('mfa_factor_not_found');
    requireAssurance(principal);
    requireRecentSignIn(principal, dependencies);
    const made = await database.transaction().execute(async (transaction) => {
      const user = await lockUser(transaction, userId);
      // The last factor may have been removed since the token was verified.
      if (!user?.factors.some(({ status }) => status === 'verified')) {
        throw new AuthError('mfa_factor_not_found');
      }
      const store = createRecoveryCodeStore(transaction, recoveryHash);
      const isReplaced = (await store.count(userId)) > 0;
      const codes = await store.replace(userId, clock.now());
      await recordChange(transaction, { userId, kind: 'recovery_codes_created' }, origin);
      return { codes, isReplaced };
    });
    // The first ones come with a second factor, of which the owner is told anyway.
    if (made.isReplaced) notify(principal, { kind: 'recovery_codes_replaced' });
    return made.codes;
  };
}
