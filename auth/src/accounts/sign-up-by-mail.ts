import { randomUUID } from 'node:crypto';

import type { MailToken } from '../codes/mail-token.ts';
import type { LinkReturn } from '../codes/prepare-token.ts';
import { AuthError } from '../errors.ts';
import type { MailGap } from '../mail/mail-gap.ts';
import type { SendMessage } from '../mail/send-message.ts';
import type { Clock } from '../options.ts';
import type { PrepareUser, Registration } from './register-user.ts';
import type { NewUser, UserStore } from './user-store.ts';
import type { User } from './user.ts';

/** Opens an account that its owner must confirm by mail. The result looks the same when an account already exists. */
export type SignUpByMail = (
  registration: Registration,
  requester: string,
  back: LinkReturn,
) => Promise<User>;

interface Dependencies {
  readonly users: UserStore;
  readonly prepareUser: PrepareUser;
  readonly mailGap: MailGap;
  readonly mailToken: MailToken;
  readonly sendMessage: SendMessage;
  readonly clock: Clock;
}

/** Binds `SignUpByMail`. One mail is sent in every case, so that neither content nor timing distinguishes them. */
export function createSignUpByMail(dependencies: Dependencies): SignUpByMail {
  const { prepareUser, mailGap } = dependencies;
  return async (registration, requester, back) => {
    const newUser = await prepareUser(registration);
    await mailGap.take('confirmation', newUser.email, requester);
    try {
      return await mailFor(dependencies, newUser, back);
    } catch (error) {
      await mailGap.forget('confirmation', newUser.email);
      throw error;
    }
  };
}

async function mailFor(
  dependencies: Dependencies,
  newUser: NewUser,
  back: LinkReturn,
): Promise<User> {
  const { users, mailToken, sendMessage, clock } = dependencies;
  const existing = await users.findByEmail(newUser.email);
  if (existing === undefined) return openAccount(dependencies, newUser, back);
  if (existing.emailConfirmedAt === null) {
    // The password and metadata stay unchanged: the first to sign up may be the owner.
    await mailToken(existing, 'signup', back);
  } else {
    await sendMessage(existing.email, { kind: 'account_exists' });
  }
  return pretend(newUser, clock.now());
}

async function openAccount(
  { users, mailToken, clock }: Dependencies,
  newUser: NewUser,
  back: LinkReturn,
): Promise<User> {
  const now = clock.now();
  const user = await users.insert({ ...newUser, isEmailConfirmed: false }, now).catch(whenTaken);
  if (user === undefined) return pretend(newUser, now);
  try {
    await mailToken(user, 'signup', back);
  } catch (error) {
    await users.delete(user.id);
    throw error;
  }
  return { ...user, confirmationSentAt: now };
}

/** A concurrent sign-up was faster. */
function whenTaken(error: unknown): undefined {
  if (error instanceof AuthError && error.code === 'user_already_exists') return undefined;
  throw error;
}

/** A fictitious user, indistinguishable from a newly created one. */
function pretend({ email, metadata }: NewUser, now: number): User {
  return {
    id: randomUUID(),
    email,
    isAnonymous: false,
    metadata,
    appMetadata: {},
    passwordHash: null,
    phone: null,
    phoneConfirmedAt: null,
    role: null,
    emailConfirmedAt: null,
    emailProvenAt: null,
    newEmail: null,
    emailChangeAcceptedBy: null,
    confirmationSentAt: now,
    recoverySentAt: null,
    emailChangeSentAt: null,
    reauthenticationSentAt: null,
    invitedAt: null,
    bannedUntil: null,
    deletedAt: null,
    lastSignInAt: null,
    createdAt: now,
    updatedAt: now,
    identities: [],
    factors: [],
  };
}
