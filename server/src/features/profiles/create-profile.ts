import type { CreateProfile } from '@proviso/contracts';

import { type Account, isOwnId } from '#server/account.ts';
import type { Identity } from '#server/ports/identity.ts';
import { sessionInvalid } from '#server/refusals/session-refusals.ts';

import { displayName } from './display-name.ts';
import { notOwnProfile, profileNotFound } from './errors.ts';
import type { ProfileStore } from './profile-store.ts';

interface Dependencies {
  readonly profiles: ProfileStore;
  readonly identity: Pick<Identity, 'findUser'>;
}

/** Gives the account with its profile; refuses to make anybody else's, or one for a user who was deleted meanwhile. */
export function createCreateProfile({ profiles, identity }: Dependencies) {
  return async (account: Account, request: CreateProfile, isDemo = false): Promise<Account> => {
    const { principal } = account;
    if (request.id !== undefined && !isOwnId(account, String(request.id))) throw notOwnProfile();
    const { userId } = principal;
    const name = displayName(request.name, principal);
    const isNew = await profiles.create({ userId, name, isDemo });
    // Looked at afterwards: who deletes a user looks for his profile once more when the user is gone.
    if (isNew && (await isGone(identity, userId))) {
      await profiles.remove(userId);
      throw sessionInvalid();
    }
    const profile = await profiles.find(userId);
    if (profile === null) throw profileNotFound();
    return { principal, profile };
  };
}

/** Where nobody can be asked nobody can be deleted either. */
async function isGone({ findUser }: Pick<Identity, 'findUser'>, userId: string): Promise<boolean> {
  return findUser !== null && (await findUser(userId)) === undefined;
}
