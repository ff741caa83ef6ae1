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

import { deleteAt, postJson, sendJson } from '#web/lib/api-client.ts';
import { statusOf } from '#web/lib/api-error.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { readQuery } from '#web/lib/read-query.ts';

const PATH = '/api/webhooks';
const POLLING_MS = 2000;

/** The account's webhooks, read anew whenever they are shown. */
export const webhooksQuery = queryOptions({
  ...readQuery(PATH, webhookListSchema),
  refetchOnMount: 'always',
});

/** The last deliveries of a webhook; asked for again while one of them waits for its first attempt. */
export function deliveriesQuery(id: number) {
  return queryOptions({
    ...readQuery(`${PATH}/${id}/deliveries`, deliveryListSchema),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'waiting' && one.attempts === 0) ? POLLING_MS : false,
  });
}

/** Makes a webhook; its secret is in the answer alone. */
export async function createWebhook(wish: CreateWebhook): Promise<WebhookWithSecret> {
  const created = await postJson(PATH, wish, webhookWithSecretSchema);
  await refresh();
  return created;
}

/** Changes what is named of a webhook. */
export async function changeWebhook(id: number, changes: ChangeWebhook): Promise<Webhook> {
  const changed = await sendJson('PATCH', `${PATH}/${id}`, changes, webhookSchema);
  await refresh();
  return changed;
}

/** Ends the secret and gives another, which is in the answer alone. */
export function renewSecret(id: number): Promise<WebhookWithSecret> {
  return postJson(`${PATH}/${id}/secret`, {}, webhookWithSecretSchema);
}

/** Has an event without content sent. */
export async function testWebhook(id: number): Promise<void> {
  await postJson(`${PATH}/${id}/test`, {}, deliverySchema);
  await queryClient.invalidateQueries({ queryKey: [`${PATH}/${id}/deliveries`] });
}

/** Deletes a webhook for good; one that is gone already is no failure. */
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
