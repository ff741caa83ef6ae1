import type { AccountEvent } from '@proviso/auth';

import type { ProfileRecord } from '#server/account.ts';

import type { Database } from './schema.ts';

/**
 * The profile of an account at which the auth service has done something, with who asked it to. Undefined before there is a
 * profile, which is made after the very first sign-in.
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
