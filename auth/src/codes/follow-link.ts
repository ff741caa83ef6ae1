import { createFlowStateStore } from '../flows/flow-state-store.ts';
import type { AuthLimits, Clock } from '../options.ts';
import type { SessionGrant } from '../sessions/grant-session.ts';
import type { OpenSessionIn } from '../sessions/open-session.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import type { Throttle } from '../throttling/throttle.ts';
import { verificationBucket } from '../throttling/verification-bucket.ts';
import { invalidLink } from './invalid-link.ts';
import type { OneTimeTokenStore } from './one-time-token-store.ts';
import type { RedeemToken } from './redeem-token.ts';
import { KINDS_OF_TYPE, type VerificationType } from './token-purpose.ts';

/** The result of a link: a session, a code for the browser that started the flow, or the first of two confirmations. */
export type FollowedLink =
  | { readonly outcome: 'session'; readonly grant: SessionGrant }
  | { readonly outcome: 'code'; readonly code: string }
  | { readonly outcome: 'accepted' };

/** Redeems a mailed link's token; throws `otp_expired` or `user_banned`. */
export type FollowLink = (
  type: VerificationType,
  linkToken: string,
  origin: SessionOrigin,
) => Promise<FollowedLink>;

interface Dependencies {
  readonly tokens: OneTimeTokenStore;
  readonly redeemToken: RedeemToken;
  readonly openSessionIn: OpenSessionIn;
  readonly throttle: Throttle;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `FollowLink`. A link requested with a challenge does not open a session by itself. */
export function createFollowLink(dependencies: Dependencies): FollowLink {
  const { tokens, redeemToken, openSessionIn, throttle, limits, clock } = dependencies;
  return async (type, linkToken, origin) => {
    await throttle.take([verificationBucket(origin.address, limits)]);
    const token = await tokens.findByLink(linkToken, clock.now());
    if (token === undefined || !KINDS_OF_TYPE[type].includes(token.kind)) throw invalidLink();
    const followed = await redeemToken(
      token,
      origin,
      async (transaction, user): Promise<FollowedLink> => {
        if (token.flowId === null) {
          const grant = await openSessionIn(transaction)(user, 'otp', origin);
          return { outcome: 'session', grant };
        }
        const flows = createFlowStateStore(transaction);
        const code = await flows.issueCode(token.flowId, { userId: user.id }, clock.now());
        if (code === undefined) throw invalidLink();
        return { outcome: 'code', code };
      },
    );
    return followed ?? { outcome: 'accepted' };
  };
}
