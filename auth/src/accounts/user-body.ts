import { factorBody } from '../factors/factor-body.ts';
import type { Identity, User } from './user.ts';

/** A user in wire format. This list is complete: no other user data ever leaves the service. */
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
 * An unconfirmed user, as shown to an unauthenticated client: without anything that distinguishes a new account from an
 * existing one.
 */
export function awaitedUserBody(user: User) {
  return { ...userBody(user), role: '', identities: [], app_metadata: EMAIL_METADATA };
}

const EMAIL_METADATA = { provider: 'email', providers: ['email'] };

/** What the operator and the service state about a user; how the user can sign in comes only from the service. */
export function appMetadataBody(user: User) {
  if (user.isAnonymous) return user.appMetadata;
  const providers = user.identities.map(({ provider }) => provider);
  return { ...user.appMetadata, provider: providers[0] ?? 'email', providers };
}

/** What users state about themselves; the service's own values come last, so that users cannot override them. */
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

/** Verified means proven here: automatic confirmation proves nothing. */
function addressBody(user: User) {
  return {
    email: user.email,
    email_verified: user.emailProvenAt !== null,
    phone_verified: false,
  };
}

/** The role in a user's tokens. */
export function roleOf({ role }: Pick<User, 'role'>): string {
  return role ?? 'authenticated';
}

function firstOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** RFC 3339; unset times are omitted. */
function time(name: string, value: number | null): Record<string, string> {
  return value === null ? {} : { [name]: new Date(value).toISOString() };
}
