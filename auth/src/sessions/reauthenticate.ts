import type { UserStore } from '../accounts/user-store.ts';
import type { FindMailedCode } from '../codes/find-mailed-code.ts';
import type { OneTimeTokenStore } from '../codes/one-time-token-store.ts';
import { AuthError } from '../errors.ts';
import type { AuthLimits, Clock } from '../options.ts';
import type { CheckPassword } from '../passwords/check-password.ts';
import { requirePassword } from '../passwords/require-password.ts';
import type { Throttle } from '../throttling/throttle.ts';
import { verificationBucket } from '../throttling/verification-bucket.ts';
import { requireAssurance } from './require-assurance.ts';
import type { SessionStore } from './session-store.ts';
import type { Principal } from './verify-access-token.ts';

/** Proof of the owner's identity: the password, or the code mailed by `RequestReauthentication`. */
type OwnerProof = { readonly password: string } | { readonly nonce: string };

/** Marks the principal's session as recently authenticated, given a valid proof. */
export type Reauthenticate = (
  principal: Principal,
  proof: OwnerProof,
  address: string,
) => Promise<void>;

interface Dependencies {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly tokens: OneTimeTokenStore;
  readonly findMailedCode: FindMailedCode;
  readonly checkPassword: CheckPassword;
  readonly throttle: Throttle;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/**
 * Binds `Reauthenticate`. Throws `current_password_invalid`, `reauthentication_not_valid`, `insufficient_aal` when a
 * second factor must still be presented, or a rate limit error.
 */
export function createReauthenticate(dependencies: Dependencies): Reauthenticate {
  const { users, sessions, clock } = dependencies;
  return async (principal, proof, address) => {
    requireAssurance(principal);
    const user = await users.find(principal.userId);
    if (user === undefined) throw new AuthError('user_not_found');
    if ('password' in proof) {
      await requirePassword(dependencies, { user, password: proof.password, address });
    } else {
      await consumeNonce(dependencies, { userId: user.id, email: user.email, ...proof, address });
    }
    const method = 'password' in proof ? 'password' : 'otp';
    const timestamp = Math.floor(clock.now() / 1000);
    await sessions.renew(principal.sessionId, { method, timestamp });
  };
}

async function consumeNonce(
  { tokens, findMailedCode, throttle, limits }: Dependencies,
  guess: { userId: string; email: string; nonce: string; address: string },
): Promise<void> {
  const { userId, email, nonce, address } = guess;
  await throttle.take([verificationBucket(address, limits)]);
  const entry = { email, kinds: ['reauthentication'], code: nonce, address } as const;
  const token = await findMailedCode(entry);
  if (token?.userId !== userId || !(await tokens.consume(token.id))) {
    throw new AuthError('reauthentication_not_valid');
  }
}
