import type { RevokeAccess } from '#server/ports/account-lifecycle.ts';
import type { Audit } from '#server/ports/audit.ts';

import { subjectOf, type WebhookStore } from './webhook-store.ts';

interface Dependencies {
  readonly webhooks: Pick<WebhookStore, 'removeAll'>;
  readonly audit: Audit;
}

/** Deletes all of an account's webhooks and their pending deliveries. */
export function createDeleteAllWebhooks({ webhooks, audit }: Dependencies): RevokeAccess {
  return async (transaction, profile) => {
    for (const removed of await webhooks.removeAll(transaction, profile.id)) {
      const subject = subjectOf(removed);
      await audit.record(transaction, profile, { kind: 'webhook.deleted', subject });
    }
  };
}
