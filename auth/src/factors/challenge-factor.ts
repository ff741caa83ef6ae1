import { AuthError } from '../errors.ts';
import type { AuthLimits, Clock } from '../options.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import { addressGroup } from '../throttling/address-group.ts';
import type { Throttle } from '../throttling/throttle.ts';
import type { ChallengeStore } from './challenge-store.ts';
import type { FactorStore } from './factor-store.ts';

/** An open challenge; `expiresAt` in Unix milliseconds. */
interface OpenChallenge {
  readonly id: string;
  readonly expiresAt: number;
}

/** Challenges a session for a code of one of its user's factors. */
export type ChallengeFactor = (
  principal: Principal,
  factorId: string,
  address: string,
) => Promise<OpenChallenge>;

interface Dependencies {
  readonly factors: FactorStore;
  readonly challenges: ChallengeStore;
  readonly throttle: Throttle;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `ChallengeFactor`; throws `mfa_factor_not_found`. */
export function createChallengeFactor(dependencies: Dependencies): ChallengeFactor {
  const { factors, challenges, throttle, limits, clock } = dependencies;
  return async ({ userId, sessionId }, factorId, address) => {
    const place = addressGroup(address);
    const subject = `factor challenge from ${place}`;
    await throttle.take([{ subject, rate: limits.factorCodesPerAddress }]);
    if ((await factors.find(userId, factorId)) === undefined) {
      throw new AuthError('mfa_factor_not_found');
    }
    const now = clock.now();
    await factors.recordChallenge(factorId, now);
    const { id } = await challenges.insert({ factorId, sessionId, address: place }, now);
    return { id, expiresAt: now + limits.challengeLife };
  };
}
