import { AuthError } from '../errors.ts';
import type { Notify } from '../mail/send-message.ts';
import type { AuthLimits, Clock } from '../options.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import type { AuthDatabase } from '../tables.ts';
import type { FactorStore } from './factor-store.ts';
import { removeFactor } from './remove-factor.ts';

/** Removes one of the principal's factors; throws `mfa_factor_not_found`, `insufficient_aal` or `reauthentication_needed`. */
export type DeleteFactor = (principal: Principal, factorId: string) => Promise<void>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly factors: FactorStore;
  readonly notify: Notify;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `DeleteFactor`. */
export function createDeleteFactor(dependencies: Dependencies): DeleteFactor {
  const { database, factors, notify } = dependencies;
  return async (principal, factorId) => {
    const factor = await factors.find(principal.userId, factorId);
    if (factor === undefined) throw new AuthError('mfa_factor_not_found');
    requireAssurance(principal, 422);
    if (factor.status === 'verified') requireRecentSignIn(principal, dependencies);
    await removeFactor(database, factor);
    if (factor.status === 'verified') notify(principal, { kind: 'factor_removed' });
  };
}
