import { randomUUID } from 'node:crypto';

import type { MailToken } from '../codes/mail-token.ts';
import type { LinkDestination } from '../codes/prepare-token.ts';
import { AuthError } from '../errors.ts';
import type { MailRateLimit } from '../mail/mail-rate-limit.ts';
import type { SendMessage } from '../mail/send-message.ts';
import type { Clock } from '../options.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { AuthDatabase } from '../tables.ts';
import { replaceClaim } from './pending-account.ts';
import type { PrepareUser, Registration } from './register-user.ts';
import type { NewUser, UserStore } from './user-store.ts';
import type { User } from './user.ts';

/** Opens an account that its owner must confirm by mail. The result looks the same when an account already exists. */
export type SignUpByMail = (
  registration: Registration,
  requester: string,
  destination: LinkDestination,
) => Promise<User>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly users: UserStore;
  readonly hasher: PasswordHasher;
  readonly prepareUser: PrepareUser;
  readonly mailRateLimit: MailRateLimit;
  readonly mailToken: MailToken;
  readonly sendMessage: SendMessage;
  readonly clock: Clock;
}

/** Binds `SignUpByMail`. One mail is sent in every case, so that neither content nor timing distinguishes them. */
export function createSignUpByMail(dependencies: Dependencies): SignUpByMail {
  const { prepareUser, mailRateLimit } = dependencies;
  return async (registration, requester, destination) => {
    const newUser = await prepareUser(registration);
    await mailRateLimit.take('confirmation', newUser.email, requester);
    const { password } = registration;
    return mailRateLimit.whileSending({ kind: 'confirmation', email: newUser.email }, () =>
      sendMail(dependencies, { ...newUser, password }, destination),
    );
  };
}

async function sendMail(
  dependencies: Dependencies,
  { password, ...newUser }: NewUser & { readonly password: string },
  destination: LinkDestination,
): Promise<User> {
  const { users, hasher, mailToken, sendMessage, clock } = dependencies;
  const existing = await users.findByEmail(newUser.email);
  const pending = existing?.emailConfirmedAt === null ? existing : undefined;
  // In every case, so that timing does not tell who is waiting for a confirmation.
  const isSamePassword = await hasher.verify(password, pending?.passwordHash ?? null);
  if (existing === undefined) return createAccount(dependencies, newUser, destination);
  if (pending !== undefined) {
    const isContested = pending.isSelfRegistered && !isSamePassword;
    if (isContested) await dropClaims(dependencies, pending);
    await mailToken(pending, isContested ? 'repeated_signup' : 'signup', destination);
  } else {
    await sendMessage(existing.email, { kind: 'account_exists' });
  }
  return fabricateUser(newUser, clock.now());
}

/**
 * Nobody can tell which of two people owns the address, and whoever confirms it must not let the other one in: neither
 * password counts, and the mailed session sets a new one.
 */
async function dropClaims({ database, clock }: Dependencies, pending: User): Promise<void> {
  const claim = { passwordHash: null, metadata: {}, isSelfRegistered: true };
  await replaceClaim(database, pending, { claim, now: clock.now() });
}

async function createAccount(
  { users, mailToken, clock }: Dependencies,
  newUser: NewUser,
  destination: LinkDestination,
): Promise<User> {
  const now = clock.now();
  const pending = { ...newUser, isEmailConfirmed: false, isSelfRegistered: true };
  const user = await users.insert(pending, now).catch(ignoreTaken);
  if (user === undefined) return fabricateUser(newUser, now);
  try {
    await mailToken(user, 'signup', destination);
  } catch (error) {
    await users.delete(user.id);
    throw error;
  }
  return { ...user, confirmationSentAt: now };
}

/** A concurrent sign-up was faster. */
function ignoreTaken(error: unknown): undefined {
  if (error instanceof AuthError && error.code === 'user_already_exists') return undefined;
  throw error;
}

/** A fictitious user, indistinguishable from a newly created one. */
function fabricateUser({ email, metadata }: NewUser, now: number): User {
  return {
    id: randomUUID(),
    email,
    isAnonymous: false,
    isSelfRegistered: true,
    metadata,
    appMetadata: {},
    passwordHash: null,
    phone: null,
    phoneConfirmedAt: null,
    role: null,
    emailConfirmedAt: null,
    emailProvenAt: null,
    newEmail: null,
    emailChangeRequestedAt: null,
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
