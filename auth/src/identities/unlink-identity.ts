import type { ChangeRecord } from '../accounts/address-change.ts';
import { endAccess } from '../accounts/end-access.ts';
import { lockUser } from '../accounts/lock-user.ts';
import type { RecordChange } from '../accounts/record-change.ts';
import { createUserStore } from '../accounts/user-store.ts';
import type { Identity, User } from '../accounts/user.ts';
import { AuthError } from '../errors.ts';
import type { Notify } from '../mail/send-message.ts';
import type { Clock } from '../options.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import type { AuthDatabase } from '../tables.ts';
import { createIdentityStore } from './identity-store.ts';

/** Removes an identity from the principal's account; throws `identity_not_found` or the reason why it must stay. */
export type UnlinkIdentity = (
  principal: Principal,
  identityId: string,
  origin: SessionOrigin,
) => Promise<void>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly recordChange: RecordChange;
  readonly notify: Notify;
  readonly clock: Clock;
}

/**
 * Binds `UnlinkIdentity`. Sessions opened with the identity end; with the address itself its password is removed, and
 * mailed codes are invalidated in any case. An account whose address came with the identity takes another proven one.
 */
export function createUnlinkIdentity(dependencies: Dependencies): UnlinkIdentity {
  const { database, recordChange, notify, clock } = dependencies;
  return async (principal, identityId, origin) => {
    requireAssurance(principal);
    const { userId } = principal;
    const now = clock.now();
    const email = await database.transaction().execute(async (transaction) => {
      const address = await remove(transaction, principal, {
        identityId,
        now,
        recordChange,
        maker: origin,
      });
      await recordChange(transaction, { userId, kind: 'identity_unlinked' }, origin);
      if (address !== principal.email) {
        await recordChange(transaction, { userId, kind: 'email_changed' }, origin);
      }
      return address;
    });
    notify(principal, { kind: 'identity_unlinked' });
    if (email !== principal.email) notify(principal, { kind: 'email_changed', email });
  };
}

/** Returns the account's address afterwards. */
async function remove(
  transaction: AuthDatabase,
  { userId, sessionId }: Principal,
  { identityId, now, ...record }: ChangeRecord & { identityId: string; now: number },
): Promise<string> {
  // Concurrent removals must not remove the last two identities.
  const user = await lockUser(transaction, userId);
  const identity = user?.identities.find(({ id }) => id === identityId);
  if (user === undefined || identity === undefined) throw new AuthError('identity_not_found');
  if (user.identities.length === 1) throw new AuthError('single_identity_not_deletable');
  const email = remainingAddress(user, identity);
  await createIdentityStore(transaction).delete(identity.id);
  const changes = {
    ...(email !== user.email && { email, emailProvenAt: now }),
    ...(identity.provider === 'email' && { passwordHash: null }),
  };
  await createUserStore(transaction).update(userId, changes, now).catch(refuseTakenAddress);
  await endAccess(transaction, userId, { kept: { sessionId }, ...record });
  return email;
}

/** The account's address after the identity is removed; throws when no proven one would be left. */
function remainingAddress(user: User, removed: Identity): string {
  const others = user.identities.filter(({ id }) => id !== removed.id);
  if (removed.email !== user.email || others.some(({ email }) => email === user.email)) {
    return user.email;
  }
  const proven = others.find(({ data }) => data['email_verified'] === true);
  if (proven === undefined) throw new AuthError('email_conflict_identity_not_deletable');
  return proven.email;
}

function refuseTakenAddress(error: unknown): never {
  if (error instanceof AuthError && error.code === 'email_exists') {
    throw new AuthError('email_conflict_identity_not_deletable');
  }
  throw error;
}
