import { lockUser } from '../accounts/lock-user.ts';
import type { RecordChange } from '../accounts/record-change.ts';
import { createUserStore } from '../accounts/user-store.ts';
import { AuthError } from '../errors.ts';
import type { Notify } from '../mail/send-message.ts';
import type { AuthLimits, Clock, Sealer } from '../options.ts';
import type { GrantSession, SessionGrant } from '../sessions/grant-session.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import { createSessionStore, type SessionOrigin } from '../sessions/session-store.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import type { AuthDatabase } from '../tables.ts';
import { addressGroup } from '../throttling/address-group.ts';
import type { Throttle } from '../throttling/throttle.ts';
import { type Challenge, type ChallengeStore, createChallengeStore } from './challenge-store.ts';
import { createFactorStore, type FactorStore } from './factor-store.ts';
import type { Factor } from './factor.ts';
import { matchTotpStep } from './totp.ts';

/** The answer to a challenge. */
interface ChallengeAnswer {
  readonly factorId: string;
  readonly challengeId: string;
  /** Six digits, if valid. */
  readonly code: string;
}

/**
 * Raises the principal's session to `aal2` with a factor's code, which also verifies an unverified factor. The user's
 * sessions without a second factor end, and refresh tokens made before are invalidated.
 */
export type VerifyFactor = (
  principal: Principal,
  answer: ChallengeAnswer,
  origin: SessionOrigin,
) => Promise<SessionGrant>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly factors: FactorStore;
  readonly challenges: ChallengeStore;
  readonly grantSession: GrantSession;
  readonly throttle: Throttle;
  readonly recordChange: RecordChange;
  readonly notify: Notify;
  readonly sealer: Sealer;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/**
 * Binds `VerifyFactor`. Throws `mfa_factor_not_found`, `mfa_challenge_expired`, `mfa_ip_address_mismatch` or
 * `mfa_verification_failed`; an accepted code cannot be used again (ASVS 6.5.1).
 */
export function createVerifyFactor(dependencies: Dependencies): VerifyFactor {
  const { factors, challenges, grantSession, throttle, notify, limits, clock } = dependencies;
  return async (principal, { factorId, challengeId, code }, origin) => {
    const factor = await factors.find(principal.userId, factorId);
    if (factor === undefined) throw new AuthError('mfa_factor_not_found');
    if (factor.status === 'unverified') requireAssurance(principal);
    const place = addressGroup(origin.address);
    const challenge = await challenges.find(challengeId);
    requireMatchingChallenge(challenge, { factorId, sessionId: principal.sessionId, place });
    if (clock.now() >= challenge.createdAt + limits.challengeLife) {
      throw new AuthError('mfa_challenge_expired');
    }
    const codes = `codes of factor ${factorId}`;
    // Counted before the code is checked, so that concurrent guesses cannot exceed the limit.
    await throttle.take([
      { subject: `factor codes from ${place}`, rate: limits.factorCodesPerAddress },
      { subject: codes, rate: limits.factorCodesPerFactor },
    ]);
    if (!(await challenges.takeAttempt(challengeId))) {
      const message = 'Too many codes were tried for this challenge, ask for another one';
      throw new AuthError('mfa_challenge_expired', { message });
    }
    const secret = await factors.openSecret(factorId);
    const step = secret && matchTotpStep(secret, code, clock.now());
    if (step === undefined) throw new AuthError('mfa_verification_failed');
    const raised = await raiseSession(dependencies, {
      principal,
      factor,
      challengeId,
      step,
      origin,
    });
    await throttle.forget(codes);
    if (factor.status === 'unverified') notify(principal, { kind: 'factor_added' });
    return grantSession(raised.user, raised.session);
  };
}

/** A challenge must be answered by the session that requested it, from the same address, and only once. */
function requireMatchingChallenge(
  challenge: Challenge | undefined,
  { factorId, sessionId, place }: { factorId: string; sessionId: string; place: string },
): asserts challenge is Challenge {
  if (challenge?.factorId !== factorId || challenge.sessionId !== sessionId) {
    throw new AuthError('mfa_factor_not_found', { status: 422 });
  }
  if (challenge.usedAt !== null || challenge.address !== place) {
    throw new AuthError('mfa_ip_address_mismatch');
  }
}

interface AcceptedCode {
  readonly principal: Principal;
  readonly factor: Factor;
  readonly challengeId: string;
  readonly step: number;
  readonly origin: SessionOrigin;
}

function raiseSession(
  { database, recordChange, sealer, clock }: Dependencies,
  { principal, factor, challengeId, step, origin }: AcceptedCode,
) {
  const { userId, sessionId } = principal;
  const now = clock.now();
  return database.transaction().execute(async (transaction) => {
    // Without the lock, two sessions raised concurrently would end each other.
    await lockUser(transaction, userId);
    const factors = createFactorStore(transaction, sealer);
    const sessions = createSessionStore(transaction);
    if (!(await factors.acceptStep(factor.id, step, now))) {
      throw new AuthError('mfa_verification_failed');
    }
    if (!(await createChallengeStore(transaction).use(challengeId, now))) {
      throw new AuthError('mfa_ip_address_mismatch');
    }
    const session = await sessions.raise(sessionId, factor.id, now);
    if (session === undefined) throw new AuthError('session_not_found');
    await sessions.deleteSingleFactor(userId);
    await factors.deleteUnverified(userId, Number.MAX_SAFE_INTEGER);
    if (factor.status === 'unverified') {
      await recordChange(transaction, { userId, kind: 'factor_added' }, origin);
    }
    const user = await createUserStore(transaction).find(userId);
    if (user === undefined) throw new AuthError('user_not_found');
    return { session, user };
  });
}
