import {
  type ChangeWebhook,
  type CreateWebhook,
  deliveryListSchema,
  deliverySchema,
  type Webhook,
  webhookListSchema,
  webhookSchema,
  type WebhookWithSecret,
  webhookWithSecretSchema,
} from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { deleteAt, postJson, sendJson } from '#web/lib/api/api-client.ts';
import { statusOf } from '#web/lib/api/api-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { readQuery } from '#web/lib/api/read-query.ts';

const PATH = '/api/webhooks';
const POLLING_MS = 2000;

/** The account's webhooks, refetched whenever they are shown. */
export const webhooksQuery = queryOptions({
  ...readQuery(PATH, webhookListSchema),
  refetchOnMount: 'always',
});

/** A webhook's latest deliveries; polled while one of them is waiting for its first attempt. */
export function deliveriesQuery(id: number) {
  return queryOptions({
    ...readQuery(`${PATH}/${id}/deliveries`, deliveryListSchema),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'waiting' && one.attempts === 0) ? POLLING_MS : false,
  });
}

/** Creates a webhook; its secret is only in this response. */
export async function createWebhook(wish: CreateWebhook): Promise<WebhookWithSecret> {
  const created = await postJson(PATH, wish, webhookWithSecretSchema);
  await refresh();
  return created;
}

/** Updates the given properties of a webhook. */
export async function changeWebhook(id: number, changes: ChangeWebhook): Promise<Webhook> {
  const changed = await sendJson('PATCH', `${PATH}/${id}`, changes, webhookSchema);
  await refresh();
  return changed;
}

/** Replaces the secret; the new one is only in this response. */
export function renewSecret(id: number): Promise<WebhookWithSecret> {
  return postJson(`${PATH}/${id}/secret`, {}, webhookWithSecretSchema);
}

/** Has a test event without content sent. */
export async function testWebhook(id: number): Promise<void> {
  await postJson(`${PATH}/${id}/test`, {}, deliverySchema);
  await queryClient.invalidateQueries({ queryKey: [`${PATH}/${id}/deliveries`] });
}

/** Permanently deletes a webhook; succeeds if it no longer exists. */
export async function deleteWebhook(id: number): Promise<void> {
  try {
    await deleteAt(`${PATH}/${id}`);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
  await refresh();
}

function refresh(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [PATH] });
}
