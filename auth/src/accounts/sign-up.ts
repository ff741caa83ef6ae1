import type { LinkDestination } from '../codes/prepare-token.ts';
import { AuthError } from '../errors.ts';
import type { AuthLimits, AuthOptions } from '../options.ts';
import type { SessionGrant } from '../sessions/grant-session.ts';
import type { OpenSession } from '../sessions/open-session.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import { addressGroup } from '../throttling/address-group.ts';
import type { Throttle } from '../throttling/throttle.ts';
import type { RegisterUser, Registration } from './register-user.ts';
import type { SignUpByMail } from './sign-up-by-mail.ts';
import type { User } from './user.ts';

/** A session, or a user who must first confirm by mail; the latter does not reveal whether the account is new. */
type SignUpOutcome = { readonly grant: SessionGrant } | { readonly awaited: User };

/** Opens an account for a new user, and a session if addresses are confirmed automatically. */
export type SignUp = (
  registration: Registration,
  origin: SessionOrigin,
  destination: LinkDestination,
) => Promise<SignUpOutcome>;

interface Dependencies {
  readonly signup: AuthOptions['signup'];
  readonly autoConfirm: boolean;
  readonly limits: AuthLimits;
  readonly throttle: Throttle;
  readonly registerUser: RegisterUser;
  readonly signUpByMail: SignUpByMail;
  readonly openSession: OpenSession;
}

/** Binds `SignUp`; throws `signup_disabled` when only the operator creates accounts. */
export function createSignUp(dependencies: Dependencies): SignUp {
  const { signup, autoConfirm, limits, throttle, registerUser, openSession } = dependencies;
  return async ({ email, password, metadata }, origin, destination) => {
    if (signup === 'closed') throw new AuthError('signup_disabled');
    const subject = `sign-up from ${addressGroup(origin.address)}`;
    await throttle.take([{ subject, rate: limits.signUpsPerAddress }]);
    const registration = { email, password, metadata };
    if (!autoConfirm) {
      return {
        awaited: await dependencies.signUpByMail(registration, origin.address, destination),
      };
    }
    const user = await registerUser(registration);
    return { grant: await openSession(user, 'password', origin) };
  };
}
