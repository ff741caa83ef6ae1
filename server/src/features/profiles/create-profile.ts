import type { CreateProfile } from '@proviso/contracts';

import { type Account, isOwnId } from '#server/account.ts';

import { displayName } from './display-name.ts';
import { notOwnProfile, profileNotFound } from './errors.ts';
import type { ProfileStore } from './profile-store.ts';

/** Gives the account with its profile; refuses to make anybody else's. */
export function createCreateProfile({ profiles }: { profiles: ProfileStore }) {
  return async (account: Account, request: CreateProfile, isDemo = false): Promise<Account> => {
    const { principal } = account;
    if (request.id !== undefined && !isOwnId(account, String(request.id))) throw notOwnProfile();
    await profiles.create({
      userId: principal.userId,
      name: displayName(request.name, principal),
      isDemo,
    });
    const profile = await profiles.find(principal.userId);
    if (profile === null) throw profileNotFound();
    return { principal, profile };
  };
}
