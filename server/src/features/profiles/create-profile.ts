import type { CreateProfile } from '@proviso/contracts';

import { type Account, isOwnId } from '#server/account.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Identity } from '#server/ports/identity.ts';
import { requireUndeletedUser } from '#server/tables/deleted-users.ts';
import type { Database } from '#server/tables/schema.ts';

import { displayName } from './display-name.ts';
import { notOwnProfile, profileNotFound } from './errors.ts';
import type { ProfileStore } from './profile-store.ts';

interface Dependencies {
  readonly database: Database;
  readonly profiles: ProfileStore;
  readonly identity: Pick<Identity, 'lockSession'>;
  readonly audit: Audit;
}

/**
 * Returns the account with its profile, creating it if necessary; refuses to create someone else's, or one for a user
 * deleted meanwhile.
 */
export function createCreateProfile({ database, profiles, identity, audit }: Dependencies) {
  return async (account: Account, request: CreateProfile, isDemo = false): Promise<Account> => {
    const { principal } = account;
    if (request.id !== undefined && !isOwnId(account, String(request.id))) throw notOwnProfile();
    const { userId } = principal;
    const name = displayName(request.name, principal);
    await database.transaction().execute(async (transaction) => {
      // A deletion of the user waits for this lock, and afterwards looks for the profile once more.
      await identity.lockSession(transaction, principal);
      const id = await profiles.create(transaction, { userId, name, isDemo });
      if (id === undefined) return;
      // With a hosted auth service there is no such lock, and another process may have deleted the user.
      await requireUndeletedUser(transaction, userId);
      const actor = account.actor && { actor: account.actor };
      await audit.record(transaction, { id, ...actor }, { kind: 'account.created' });
    });
    const profile = await profiles.find(userId);
    if (profile === null) throw profileNotFound();
    return { principal, profile };
  };
}
