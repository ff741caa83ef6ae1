import type { DefaultPolicy } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import type { PolicyPacks } from '#server/ports/policy-packs.ts';
import { requirePolicy } from '#server/require-policy.ts';
import type { Database } from '#server/schema.ts';

export type SetDefaultPolicy = (
  profile: ProfileRecord,
  wanted: DefaultPolicy,
) => Promise<DefaultPolicy>;

/** Chooses the policy that an account means where it names none; refuses one that there is not. */
export function createSetDefaultPolicy(
  database: Database,
  policyPacks: PolicyPacks,
): SetDefaultPolicy {
  return async (profile, { policy }) => {
    const name = requirePolicy(policyPacks, policy ?? undefined)?.name ?? null;
    await database
      .updateTable('profiles')
      .set({ default_policy: name })
      .where('id', '=', profile.id)
      .execute();
    return { policy: name };
  };
}
