import { lockUser } from '../accounts/lock-user.ts';
import { isBanned } from '../accounts/user.ts';
import { AuthError } from '../errors.ts';
import type { AuthLimits, Clock } from '../options.ts';
import type { SessionGrant } from '../sessions/grant-session.ts';
import type { OpenSessionIn } from '../sessions/open-session.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import { type AuthDatabase, inTransaction } from '../tables.ts';
import { matchesChallenge } from './code-challenge.ts';
import { createFlowStateStore } from './flow-state-store.ts';

/** The session of a finished flow, and its stored payload. */
interface RedeemedFlow {
  readonly grant: SessionGrant;
  readonly flowId: string;
  readonly sealedPayload: Uint8Array | null;
}

/** Exchanges a flow's code for its session, once, for the browser that knows the verifier. */
export type RedeemCode = (
  code: string,
  verifier: string,
  origin: SessionOrigin,
) => Promise<RedeemedFlow>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly openSessionIn: OpenSessionIn;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/**
 * Binds `RedeemCode`; throws `flow_state_not_found`, `flow_state_expired`, `bad_code_verifier` or `user_banned`. The
 * time limit starts when the code is issued: a mail may be read long after it was requested.
 */
export function createRedeemCode(dependencies: Dependencies): RedeemCode {
  const { database, openSessionIn, limits, clock } = dependencies;
  return async (code, verifier, origin) => {
    const flow = await createFlowStateStore(database).takeAttempt(code);
    if (flow === undefined) throw new AuthError('flow_state_not_found');
    if (clock.now() > flow.codeIssuedAt + limits.flowCodeLife) {
      throw new AuthError('flow_state_expired');
    }
    if (!matchesChallenge(flow.challenge, verifier)) throw new AuthError('bad_code_verifier');
    const grant = await inTransaction(database, async (transaction) => {
      // Whoever ends the user's access at the same time finds either the code or its session.
      const user = await lockUser(transaction, flow.userId);
      if (user === undefined || !(await createFlowStateStore(transaction).redeem(flow.id))) {
        throw new AuthError('flow_state_not_found');
      }
      if (isBanned(user, clock.now())) throw new AuthError('user_banned', { status: 400 });
      return openSessionIn(transaction)(user, flow.method, origin);
    });
    return { grant, flowId: flow.id, sealedPayload: flow.sealedPayload };
  };
}
