import { isUniqueViolation } from '@proviso/database';

import { giveAddress } from '../accounts/make-permanent.ts';
import type { ReclaimAccount } from '../accounts/reclaim-account.ts';
import type { RecordChange } from '../accounts/record-change.ts';
import { createUserStore } from '../accounts/user-store.ts';
import { isBanned, type User } from '../accounts/user.ts';
import { AuthError } from '../errors.ts';
import { createIdentityStore } from '../identities/identity-store.ts';
import type { Notify } from '../mail/send-message.ts';
import type { AuthOptions, Clock } from '../options.ts';
import { lockSession } from '../sessions/lock-session.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import { type AuthDatabase, shareTransaction } from '../tables.ts';
import type { Linker } from './google-flow-store.ts';
import type { GoogleProfile } from './google-profile.ts';

/** Its name in identities. */
const PROVIDER = 'google';

/**
 * Determines whose account a sign-in at the provider opens. With `linkTo`, the identity is added to that user's
 * account.
 */
export type ResolveGoogleUser = (
  profile: GoogleProfile,
  linkTo: Linker | undefined,
  origin: SessionOrigin,
) => Promise<User>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly signup: AuthOptions['signup'];
  readonly reclaimAccount: ReclaimAccount;
  readonly recordChange: RecordChange;
  readonly notify: Notify;
  readonly clock: Clock;
}

/** Decided in one transaction; `isLinked` when an existing account got a new way to sign in. */
interface Resolution {
  readonly user: User;
  readonly isLinked: boolean;
}

/**
 * Binds `ResolveGoogleUser`. A provider account is identified by its subject; a verified address leads to the account
 * that has it, an unverified one to none. Throws `user_banned`, `signup_disabled`, `provider_email_needs_verification`,
 * `identity_already_exists`, `email_exists`, `session_not_found` or `user_not_found`.
 */
export function createResolveGoogleUser(dependencies: Dependencies): ResolveGoogleUser {
  const { database, recordChange, notify } = dependencies;
  return async (profile, linkTo, origin) => {
    const attempt = () =>
      database.transaction().execute(async (transaction) => {
        const parts = { ...dependencies, database: transaction };
        const resolution =
          linkTo === undefined
            ? await signIn(parts, profile, origin)
            : await link(parts, profile, linkTo);
        const change = { userId: resolution.user.id, kind: 'identity_linked' } as const;
        if (resolution.isLinked) await recordChange(transaction, change, origin);
        return resolution;
      });
    // Two tabs may return at once: the second finds what the first created.
    const { user, isLinked } = await attempt().catch((error: unknown) => {
      if (isTaken(error)) return attempt();
      throw error;
    });
    if (isLinked) notify(user, { kind: 'identity_linked' });
    return user;
  };
}

function isTaken(error: unknown): boolean {
  const isKnown = error instanceof AuthError && error.code === 'user_already_exists';
  return isKnown || isUniqueViolation(error);
}

async function signIn(
  dependencies: Dependencies,
  profile: GoogleProfile,
  origin: SessionOrigin,
): Promise<Resolution> {
  const { database, clock } = dependencies;
  const known = await createIdentityStore(database).refresh(identityOf(profile), clock.now());
  if (known !== undefined) {
    return { user: await requireActiveUser(dependencies, known), isLinked: false };
  }
  const { email, isEmailVerified } = profile;
  // A confirmation mail would not be safe either: whoever clicks it would let a stranger into their account.
  if (email === undefined || !isEmailVerified) {
    throw new AuthError('provider_email_needs_verification');
  }
  const existing = await createUserStore(database).findByEmail(email);
  if (existing !== undefined)
    return linkToExisting(dependencies, profile, { user: existing, origin });
  return { user: await register(dependencies, profile, email), isLinked: false };
}

/** Lets the provider's user into the account with the same address. */
async function linkToExisting(
  dependencies: Dependencies,
  profile: GoogleProfile,
  { user, origin }: { readonly user: User; readonly origin: SessionOrigin },
): Promise<Resolution> {
  const { database, clock } = dependencies;
  const { id, emailProvenAt, emailConfirmedAt } = user;
  const now = clock.now();
  refuseBanned(user, now);
  const users = createUserStore(database);
  const identities = createIdentityStore(database);
  const isProven = emailProvenAt !== null && emailConfirmedAt !== null;
  if (!isProven) {
    await dependencies.reclaimAccount(database, user, origin);
    for (const identity of user.identities) await identities.delete(identity.id);
    await users.mergeMetadata(id, profile.data, now);
    await users.update(id, { emailConfirmedAt: emailConfirmedAt ?? now, emailProvenAt: now }, now);
  }
  await identities.insert({ ...identityOf(profile), userId: id }, now);
  return { user: await requireActiveUser(dependencies, id), isLinked: isProven };
}

function register(
  { database, signup, clock }: Dependencies,
  profile: GoogleProfile,
  email: string,
): Promise<User> {
  if (signup === 'closed') throw new AuthError('signup_disabled');
  const user = {
    email,
    passwordHash: null,
    metadata: profile.data,
    isEmailProven: true,
    identity: identityOf(profile),
  };
  return createUserStore(database).insert(user, clock.now());
}

async function link(
  dependencies: Dependencies,
  profile: GoogleProfile,
  linker: Linker,
): Promise<Resolution> {
  const { database, clock } = dependencies;
  const isOpen = await lockSession(shareTransaction(database), linker);
  if (!isOpen) throw new AuthError('session_not_found');
  const { userId } = linker;
  const user = await requireActiveUser(dependencies, userId);
  const now = clock.now();
  const identities = createIdentityStore(database);
  const identity = identityOf(profile);
  if ((await identities.refresh(identity, now)) !== undefined) {
    throw new AuthError('identity_already_exists');
  }
  await identities.insert({ ...identity, userId }, now);
  if (user.email === '') await giveAddress(database, userId, { address: addressOf(profile), now });
  return { user: await requireActiveUser(dependencies, userId), isLinked: true };
}

/** An anonymous user's first address; one the provider does not vouch for could be anybody's. */
function addressOf({ email, isEmailVerified }: GoogleProfile) {
  if (email === undefined || !isEmailVerified) {
    throw new AuthError('provider_email_needs_verification');
  }
  return { email, isProven: true };
}

async function requireActiveUser({ database, clock }: Dependencies, userId: string): Promise<User> {
  const user = await createUserStore(database).find(userId);
  if (user === undefined) throw new AuthError('user_not_found');
  refuseBanned(user, clock.now());
  return user;
}

function refuseBanned(user: User, now: number): void {
  if (isBanned(user, now)) throw new AuthError('user_banned');
}

function identityOf({ subject, email = '', data }: GoogleProfile) {
  return { provider: PROVIDER, subject, email, data };
}
