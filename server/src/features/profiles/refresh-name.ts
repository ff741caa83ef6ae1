import type { Account } from '#server/account.ts';

import { nameFromMetadata } from './display-name.ts';
import type { ProfileStore } from './profile-store.ts';

/** Returns the account, with the profile's name updated to the latest from the auth service. */
export function createRefreshName({ profiles }: { profiles: ProfileStore }) {
  return async (account: Account): Promise<Account> => {
    const { principal, profile } = account;
    const name = nameFromMetadata(principal);
    if (profile === null || name === undefined || name === profile.name) return account;
    await profiles.rename(profile.id, name);
    return { principal, profile: { ...profile, name } };
  };
}
