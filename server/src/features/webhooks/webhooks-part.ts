import { type ExportPart, jsonEntry } from '#server/ports/account-lifecycle.ts';

import { describeWebhook, type WebhookStore } from './webhook-store.ts';

/** The account's webhooks without their secrets, as a file of its export; omitted when there are none. */
export function createWebhooksPart(webhooks: WebhookStore): ExportPart {
  return async function* writeWebhooks({ profile }) {
    const records = await webhooks.list(profile.id);
    if (records.length === 0) return;
    yield jsonEntry('webhooks.json', records.map(describeWebhook));
  };
}
