import type { AccountEvent, AuthOptions } from '@proviso/auth';

import type { Dependencies } from '#server/dependencies.ts';
import { ApiKeyStore, createRevokeAllKeys } from '#server/features/api-keys/index.ts';
import {
  AuditStore,
  createRecordAccountChange,
  createRecordSignIn,
} from '#server/features/audit/index.ts';
import { forgetExports } from '#server/features/exports/index.ts';
import { createDeleteAllWebhooks, WebhookStore } from '#server/features/webhooks/index.ts';
import type { RevokeAccess } from '#server/ports/account-lifecycle.ts';
import { findActingProfile } from '#server/tables/find-acting-profile.ts';
import type { Database } from '#server/tables/schema.ts';

/** What the product does when the auth service reports an account event. Both share one database. */
export function createAccountListeners(
  parts: Pick<Dependencies, 'database' | 'sealer' | 'clock'>,
): Pick<AuthOptions, 'onSessionOpened' | 'onAccountReclaimed' | 'onAccountChanged'> {
  const audit = new AuditStore(parts);
  return {
    onSessionOpened: createRecordSignIn(audit),
    onAccountReclaimed: createRevokeAllAccess([
      createRevokeAllKeys({ keys: new ApiKeyStore(parts), audit }),
      createDeleteAllWebhooks({ webhooks: new WebhookStore(parts), audit }),
      forgetExports,
    ]),
    onAccountChanged: createRecordAccountChange(audit),
  };
}

/** Documents and policies stay: they may belong to the legitimate owner. */
function createRevokeAllAccess(steps: readonly RevokeAccess[]) {
  return async (transaction: Database, event: AccountEvent): Promise<void> => {
    const profile = await findActingProfile(transaction, event);
    if (profile === undefined) return;
    for (const revokeAccess of steps) await revokeAccess(transaction, profile);
  };
}
