import {
  changeWebhookSchema,
  createWebhookSchema,
  type Delivery,
  type Webhook,
} from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import { accountOf, profileOf } from '#server/http/account-of.ts';
import { parse, parseId } from '#server/http/parse.ts';
import { accountLimit, costlyWork } from '#server/http/rate-limits.ts';

import { type DeliveryStore, describeDelivery } from './delivery-store.ts';
import { webhookNotFound } from './errors.ts';
import type { ManageWebhooks } from './manage-webhooks.ts';
import { describeWebhook, type WebhookStore } from './webhook-store.ts';

interface Dependencies {
  readonly webhooks: WebhookStore;
  readonly deliveries: DeliveryStore;
  readonly manage: ManageWebhooks;
}

interface Address {
  Params: { id: string };
}

/** Every test makes the server send a request to an outside host. */
const testLimit = { ...costlyWork, rateLimit: accountLimit(5) };

/** Managing an account's webhooks. */
export function webhookRoutes({ webhooks, deliveries, manage }: Dependencies): FastifyPluginAsync {
  return async (routes) => {
    const limits = { config: costlyWork };
    routes.get('/webhooks', async (request): Promise<Webhook[]> =>
      (await webhooks.list(profileOf(request).id)).map(describeWebhook),
    );

    routes.post('/webhooks', limits, async (request, reply) => {
      const profile = profileOf(request);
      const input = parse(createWebhookSchema, request.body);
      const created = await manage.create({ ...accountOf(request), profile }, input);
      reply.code(201);
      return created;
    });

    routes.patch<Address>('/webhooks/:id', limits, async (request) => {
      const changes = parse(changeWebhookSchema, request.body);
      return manage.change(
        profileOf(request),
        parseId(request.params.id, webhookNotFound),
        changes,
      );
    });

    routes.delete<Address>('/webhooks/:id', async (request, reply) => {
      await manage.remove(profileOf(request), parseId(request.params.id, webhookNotFound));
      return reply.code(204).send();
    });

    routes.post<Address>('/webhooks/:id/secret', limits, async (request) =>
      manage.renewSecret(profileOf(request), parseId(request.params.id, webhookNotFound)),
    );

    const few = { config: testLimit };
    routes.post<Address>('/webhooks/:id/test', few, async (request, reply) => {
      reply.code(202);
      return manage.test(profileOf(request), parseId(request.params.id, webhookNotFound));
    });

    routes.get<Address>('/webhooks/:id/deliveries', async (request): Promise<Delivery[]> => {
      const webhook = await webhooks.find(
        profileOf(request).id,
        parseId(request.params.id, webhookNotFound),
      );
      if (webhook === undefined) throw webhookNotFound();
      return (await deliveries.list(webhook.id)).map(describeDelivery);
    });
  };
}
