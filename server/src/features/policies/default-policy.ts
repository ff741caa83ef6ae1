import type { DefaultPolicy } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import type { Policies } from '#server/ports/policies.ts';
import { requirePolicy } from '#server/require-policy.ts';
import type { Database } from '#server/schema.ts';

export type SetDefaultPolicy = (
  profile: ProfileRecord,
  wanted: DefaultPolicy,
) => Promise<DefaultPolicy>;

/** Chooses the policy that an account means where it names none; refuses one that there is not. */
export function createSetDefaultPolicy(database: Database, policies: Policies): SetDefaultPolicy {
  return async (profile, { policy }) => {
    const chosen = await requirePolicy(policies, profile.id, policy ?? undefined);
    const reference = chosen?.reference ?? null;
    await database
      .updateTable('profiles')
      .set({ default_policy: reference })
      .where('id', '=', profile.id)
      .execute();
    return { policy: reference };
  };
}
