import type { DefaultPolicy } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import { requirePolicy } from '#server/analysis/require-policy.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Policies } from '#server/ports/policies.ts';
import { lockAccount } from '#server/tables/lock-account.ts';
import type { Database } from '#server/tables/schema.ts';

interface Dependencies {
  readonly database: Database;
  readonly policies: Policies;
  readonly audit: Audit;
}

export type SetDefaultPolicy = (
  profile: ProfileRecord,
  request: DefaultPolicy,
) => Promise<DefaultPolicy>;

/** Sets the policy an account uses when a request names none; refuses one that does not exist. */
export function createSetDefaultPolicy({
  database,
  policies,
  audit,
}: Dependencies): SetDefaultPolicy {
  return async (profile, { policy }) => {
    const chosen = await requirePolicy(policies, profile.id, policy ?? undefined);
    const reference = chosen?.reference ?? null;
    await database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, profile.id);
      await transaction
        .updateTable('profiles')
        .set({ default_policy: reference })
        .where('id', '=', profile.id)
        .execute();
      await audit.record(transaction, profile, { kind: 'settings.changed' });
    });
    return { policy: reference };
  };
}
