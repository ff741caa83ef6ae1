import type { Account } from '#server/account.ts';

import { toldName } from './display-name.ts';
import type { ProfileStore } from './profile-store.ts';

/** Gives the account with its profile under the name that its owner has told the auth service last. */
export function createRefreshName({ profiles }: { profiles: ProfileStore }) {
  return async (account: Account): Promise<Account> => {
    const { principal, profile } = account;
    const name = toldName(principal);
    if (profile === null || name === undefined || name === profile.name) return account;
    await profiles.rename(profile.id, name);
    return { principal, profile: { ...profile, name } };
  };
}
