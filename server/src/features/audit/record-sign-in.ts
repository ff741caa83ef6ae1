import type { AccountEvent } from '@proviso/auth';

import type { Audit } from '#server/ports/audit.ts';
import { findActingProfile } from '#server/tables/find-acting-profile.ts';
import type { Database } from '#server/tables/schema.ts';

/** Records a sign-in, in the transaction that opens the session. */
export function createRecordSignIn(audit: Audit) {
  return async (transaction: Database, event: AccountEvent): Promise<void> => {
    const profile = await findActingProfile(transaction, event);
    if (profile) await audit.record(transaction, profile, { kind: 'session.opened' });
  };
}
