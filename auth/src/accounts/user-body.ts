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
    ...optionalTime('email_confirmed_at', user.emailConfirmedAt),
    ...optionalTime('phone_confirmed_at', user.phoneConfirmedAt),
    ...optionalTime('confirmed_at', earlierOf(user.emailConfirmedAt, user.phoneConfirmedAt)),
    ...optionalTime('confirmation_sent_at', user.confirmationSentAt),
    ...optionalTime('recovery_sent_at', user.recoverySentAt),
    ...(user.newEmail !== null && { new_email: user.newEmail }),
    ...optionalTime('email_change_sent_at', user.emailChangeSentAt),
    ...optionalTime('reauthentication_sent_at', user.reauthenticationSentAt),
    ...optionalTime('invited_at', user.invitedAt),
    ...optionalTime('last_sign_in_at', user.lastSignInAt),
    ...optionalTime('banned_until', user.bannedUntil),
    ...optionalTime('deleted_at', user.deletedAt),
    ...optionalTime('created_at', user.createdAt),
    ...optionalTime('updated_at', user.updatedAt),
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
export function unconfirmedUserBody(user: User) {
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
    ...optionalTime('last_sign_in_at', identity.lastSignInAt),
    ...optionalTime('created_at', identity.createdAt),
    ...optionalTime('updated_at', identity.updatedAt),
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

function earlierOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** RFC 3339; unset times are omitted. */
function optionalTime(name: string, value: number | null): Record<string, string> {
  return value === null ? {} : { [name]: new Date(value).toISOString() };
}
