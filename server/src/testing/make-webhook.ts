import { type Delivery, deliveryListSchema, webhookWithSecretSchema } from '@proviso/contracts';

import type { Person } from './sign-up.ts';

/** Creates a webhook for all events, unless the input says otherwise; returns it with its secret. */
export async function makeWebhook(person: Person, url: string, input: object = {}) {
  const events = ['analysis.completed', 'analysis.failed'];
  const answer = await person.post('/api/webhooks', { url, events, ...input });
  return webhookWithSecretSchema.parse(answer.json());
}

/** The attempts to deliver to a webhook, newest first. */
export async function deliveriesOf(person: Person, id: number): Promise<Delivery[]> {
  return deliveryListSchema.parse((await person.get(`/api/webhooks/${id}/deliveries`)).json());
}
