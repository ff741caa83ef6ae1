import { factorBody } from '../factors/factor-body.ts';
import type { Identity, User } from './user.ts';

/** A user on the wire. This list is complete: nothing else about a user ever leaves the service. */
export function userBody(user: User) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: roleOf(user),
    email: user.email,
    phone: user.phone ?? '',
    ...time('email_confirmed_at', user.emailConfirmedAt),
    ...time('phone_confirmed_at', user.phoneConfirmedAt),
    ...time('confirmed_at', firstOf(user.emailConfirmedAt, user.phoneConfirmedAt)),
    ...time('confirmation_sent_at', user.confirmationSentAt),
    ...time('recovery_sent_at', user.recoverySentAt),
    ...(user.newEmail !== null && { new_email: user.newEmail }),
    ...time('email_change_sent_at', user.emailChangeSentAt),
    ...time('reauthentication_sent_at', user.reauthenticationSentAt),
    ...time('invited_at', user.invitedAt),
    ...time('last_sign_in_at', user.lastSignInAt),
    ...time('banned_until', user.bannedUntil),
    ...time('deleted_at', user.deletedAt),
    ...time('created_at', user.createdAt),
    ...time('updated_at', user.updatedAt),
    is_anonymous: user.isAnonymous,
    app_metadata: appMetadataBody(user),
    user_metadata: userMetadataBody(user),
    identities: user.identities.map((identity) => identityBody(user, identity)),
    ...(user.factors.length > 0 && { factors: user.factors.map(factorBody) }),
  };
}

/**
 * A user whose address is still to be confirmed, as shown to a stranger: without anything by which an account
 * that is new could be told from one that exists.
 */
export function awaitedUserBody(user: User) {
  return { ...userBody(user), role: '', identities: [], app_metadata: EMAIL_METADATA };
}

const EMAIL_METADATA = { provider: 'email', providers: ['email'] };

/** What the operator and the service say about a user; only the service says how the user can sign in. */
export function appMetadataBody(user: User) {
  if (user.isAnonymous) return user.appMetadata;
  const providers = user.identities.map(({ provider }) => provider);
  return { ...user.appMetadata, provider: providers[0] ?? 'email', providers };
}

/** What users say about themselves; what the service knows better comes last, so that nobody overrides it. */
export function userMetadataBody(user: User) {
  if (user.isAnonymous) return user.metadata;
  return { ...user.metadata, ...addressBody(user), sub: user.id };
}

function identityBody(user: User, identity: Identity) {
  return {
    identity_id: identity.id,
    id: identity.subject,
    user_id: user.id,
    identity_data: {
      ...(identity.provider === 'google' ? identity.data : addressBody(user)),
      ...(identity.provider === 'phone' && { phone: user.phone ?? '' }),
      email: identity.email,
      sub: identity.subject,
    },
    provider: identity.provider,
    email: identity.email,
    ...time('last_sign_in_at', identity.lastSignInAt),
    ...time('created_at', identity.createdAt),
    ...time('updated_at', identity.updatedAt),
  };
}

/** Verified means proven here: that an address was confirmed automatically says nothing. */
function addressBody(user: User) {
  return {
    email: user.email,
    email_verified: user.emailProvenAt !== null,
    phone_verified: false,
  };
}

/** The role that a user's tokens carry. */
export function roleOf({ role }: Pick<User, 'role'>): string {
  return role ?? 'authenticated';
}

function firstOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** RFC 3339; a time that is not set is left out. */
function time(name: string, value: number | null): Record<string, string> {
  return value === null ? {} : { [name]: new Date(value).toISOString() };
}
