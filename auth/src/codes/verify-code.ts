import { AuthError } from '../errors.ts';
import type { AuthLimits, Clock } from '../options.ts';
import type { SessionGrant } from '../sessions/grant-session.ts';
import type { OpenSessionIn } from '../sessions/open-session.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import type { Throttle } from '../throttling/throttle.ts';
import { verificationBucket } from '../throttling/verification-bucket.ts';
import type { FindMailedCode } from './find-mailed-code.ts';
import { invalidLink } from './invalid-link.ts';
import type { OneTimeTokenStore } from './one-time-token-store.ts';
import type { RedeemToken } from './redeem-token.ts';
import { KINDS_OF_TYPE, type VerificationType } from './token-purpose.ts';

/** The mailed secret: the code with its address, or the link's token. */
export type MailedProof =
  | { readonly email: string; readonly code: string }
  | { readonly linkToken: string };

/** Opens a session for a valid mailed secret; undefined after the first of two confirmations. */
export type VerifyCode = (
  type: VerificationType,
  proof: MailedProof,
  origin: SessionOrigin,
) => Promise<SessionGrant | undefined>;

interface Dependencies {
  readonly tokens: OneTimeTokenStore;
  readonly findMailedCode: FindMailedCode;
  readonly redeemToken: RedeemToken;
  readonly openSessionIn: OpenSessionIn;
  readonly throttle: Throttle;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `VerifyCode`; throws `otp_expired` for every invalid code, whoever it is for. */
export function createVerifyCode(dependencies: Dependencies): VerifyCode {
  const { tokens, findMailedCode, redeemToken, openSessionIn, throttle, limits, clock } =
    dependencies;
  return async (type, proof, origin) => {
    await throttle.take([verificationBucket(origin.address, limits)]);
    const kinds = KINDS_OF_TYPE[type];
    const token =
      'linkToken' in proof
        ? await tokens.findByLink(proof.linkToken, clock.now())
        : await findMailedCode({ ...proof, kinds, address: origin.address });
    if (token === undefined || !kinds.includes(token.kind)) throw rejectionOf(proof);
    return redeemToken(token, origin, (transaction, user) =>
      openSessionIn(transaction)(user, 'otp', origin),
    );
  };
}

function rejectionOf(proof: MailedProof): AuthError {
  return 'code' in proof ? new AuthError('otp_expired') : invalidLink();
}
