import { profileSchema, type Profile } from '@proviso/contracts';

import { postJson, readJson } from '#web/lib/api/api-client.ts';
import { ApiError, statusOf } from '#web/lib/api/api-error.ts';

import { texts } from '../texts.ts';
import { displayName, type Person } from './display-name.ts';

/**
 * Loads the account's profile, creating it with default values if it does not exist yet. Throws with a
 * sentence.
 */
export async function loadProfile(user: Person & { readonly id: string }): Promise<Profile> {
  try {
    return await readJson(`/api/users/${user.id}`, profileSchema);
  } catch (error) {
    if (statusOf(error) === 404) return createProfile(user);
    throw new Error(texts.errors.profileFetch(reasonOf(error)), { cause: error });
  }
}

async function createProfile(user: Person & { readonly id: string }): Promise<Profile> {
  const payload = {
    id: user.id,
    email: user.email ?? '',
    name: displayName(user),
    plan: 'free',
    documentsUsed: 0,
    role: 'user',
  };
  try {
    return await postJson('/api/users', payload, profileSchema);
  } catch (error) {
    throw new Error(texts.errors.profileCreation(reasonOf(error)), { cause: error });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.status} ${error.body}`;
  return error instanceof Error ? error.message : '';
}
