import type { Background } from '../background.ts';
import type { MailToken } from '../codes/mail-token.ts';
import type { LinkDestination } from '../codes/prepare-token.ts';
import { AuthError } from '../errors.ts';
import type { MailRateLimit } from '../mail/mail-rate-limit.ts';
import type { AuthLimits, AuthOptions, Clock } from '../options.ts';
import { addressGroup } from '../throttling/address-group.ts';
import type { Throttle } from '../throttling/throttle.ts';
import { requireEmailAddress } from './email-address.ts';
import { confirmationPurpose } from './pending-account.ts';
import { requireMetadataSize } from './user-metadata.ts';
import type { UserStore } from './user-store.ts';
import type { UserMetadata } from './user.ts';

/** Who wants to sign in by mail. */
interface SignInRequest {
  readonly email: string;
  /** False when no account should be created. */
  readonly createUser: boolean;
  /** For a newly created account. */
  readonly metadata: UserMetadata;
  readonly requester: string;
}

/**
 * Mails a sign-in link and code, creating the account if there is none. The answer does not reveal which, unless the
 * operator allows that: then `otp_disabled` or `signup_disabled` is thrown if there is no account and none will be
 * created.
 */
export type RequestSignIn = (request: SignInRequest, destination: LinkDestination) => Promise<void>;

interface Dependencies {
  readonly users: UserStore;
  readonly signup: AuthOptions['signup'];
  readonly autoConfirm: boolean;
  readonly refuseUnknown: boolean;
  readonly limits: AuthLimits;
  readonly throttle: Throttle;
  readonly mailRateLimit: MailRateLimit;
  readonly mailToken: MailToken;
  readonly background: Background;
  readonly clock: Clock;
}

/** Binds `RequestSignIn`. Everything that depends on the account happens after the answer. */
export function createRequestSignIn(dependencies: Dependencies): RequestSignIn {
  const { users, limits, throttle, mailRateLimit, refuseUnknown, background } = dependencies;
  return async (request, destination) => {
    const email = requireEmailAddress(request.email);
    requireMetadataSize(request.metadata);
    const subject = `sign-up from ${addressGroup(request.requester)}`;
    if (request.createUser) await throttle.take([{ subject, rate: limits.signUpsPerAddress }]);
    await mailRateLimit.take('recovery', email, request.requester);
    const isKnown = !refuseUnknown || (await users.findByEmail(email)) !== undefined;
    if (!isKnown) requireSignUp(request, dependencies);
    background.run(() => sendMail(dependencies, { ...request, email }, destination));
  };
}

function requireSignUp({ createUser }: SignInRequest, { signup }: Dependencies): void {
  if (!createUser) throw new AuthError('otp_disabled');
  if (signup === 'closed') throw new AuthError('signup_disabled');
}

async function sendMail(
  { users, signup, autoConfirm, mailToken, clock }: Dependencies,
  { email, createUser, metadata }: SignInRequest,
  destination: LinkDestination,
): Promise<void> {
  const existing = await users.findByEmail(email);
  if (existing !== undefined) {
    // A sign-in takes an unproven account over: somebody else may have signed up with a password of theirs.
    const isSignIn = existing.emailConfirmedAt !== null || existing.passwordHash !== null;
    return mailToken(existing, isSignIn ? 'magiclink' : confirmationPurpose(existing), destination);
  }
  if (!createUser || signup === 'closed') return;
  const user = await users.insert(
    {
      email,
      metadata,
      passwordHash: null,
      isEmailProven: false,
      isEmailConfirmed: autoConfirm,
      isSelfRegistered: true,
    },
    clock.now(),
  );
  try {
    await mailToken(user, autoConfirm ? 'magiclink' : 'signup', destination);
  } catch (error) {
    await users.delete(user.id);
    throw error;
  }
}
