import type { AccountChange } from '@proviso/auth';

import type { ProfileRecord } from '#server/account.ts';

import type { Database } from './schema.ts';

/**
 * The profile an auth service event concerns, with who caused it: one of its clients, or an operator. Undefined before
 * the profile exists, which is created after the very first sign-in.
 */
export async function findActingProfile(
  transaction: Database,
  { userId, address, userAgent }: Pick<AccountChange, 'userId' | 'address' | 'userAgent'>,
): Promise<Pick<ProfileRecord, 'id' | 'actor'> | undefined> {
  const profile = await transaction
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const agent =
    userAgent === null
      ? ({ kind: 'operator', name: '' } as const)
      : ({ kind: 'session', name: userAgent } as const);
  return profile && { ...profile, actor: { address, agent } };
}
