import type { AccountEvent } from '@proviso/auth';

import type { ProfileRecord } from '#server/account.ts';

import type { Database } from './schema.ts';

/**
 * The profile an auth service event concerns, with who caused it. Undefined before the profile exists, which is created
 * after the very first sign-in.
 */
export async function findActingProfile(
  transaction: Database,
  { userId, address, userAgent: name }: AccountEvent,
): Promise<Pick<ProfileRecord, 'id' | 'actor'> | undefined> {
  const profile = await transaction
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return profile && { ...profile, actor: { address, agent: { kind: 'session', name } } };
}
