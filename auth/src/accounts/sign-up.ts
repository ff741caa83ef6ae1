import { AuthError } from '../errors.ts';
import type { AuthLimits, AuthOptions } from '../options.ts';
import type { SessionGrant } from '../sessions/grant-session.ts';
import type { OpenSession } from '../sessions/open-session.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import { addressGroup } from '../throttling/address-group.ts';
import type { Throttle } from '../throttling/throttle.ts';
import type { RegisterUser, Registration } from './register-user.ts';

/** Opens an account for a stranger and signs him in. */
export type SignUp = (registration: Registration, origin: SessionOrigin) => Promise<SessionGrant>;

interface Dependencies {
  readonly signup: AuthOptions['signup'];
  readonly limits: AuthLimits;
  readonly throttle: Throttle;
  readonly registerUser: RegisterUser;
  readonly openSession: OpenSession;
}

/** Binds `SignUp`; throws `signup_disabled` where the operator makes all accounts himself. */
export function createSignUp(dependencies: Dependencies): SignUp {
  const { signup, limits, throttle, registerUser, openSession } = dependencies;
  return async ({ email, password, metadata }, origin) => {
    if (signup === 'closed') throw new AuthError('signup_disabled');
    const subject = `sign-up from ${addressGroup(origin.address)}`;
    await throttle.take([{ subject, rate: limits.signUpsPerAddress }]);
    const user = await registerUser({ email, password, metadata });
    return openSession(user, 'password', origin);
  };
}
