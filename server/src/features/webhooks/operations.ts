import {
  changeWebhookSchema,
  createWebhookSchema,
  deliveryListSchema,
  deliverySchema,
  webhookListSchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';

import { tooManyWebhooks, urlRefused, webhookNotFound } from './errors.ts';
import { MAX_WEBHOOKS } from './manage-webhooks.ts';

export const webhookOperations = {
  listWebhooks: {
    method: 'GET',
    path: '/webhooks',
    summary: 'Lists the webhooks of the account, newest first',
    answers: { 200: json(webhookListSchema) },
  },
  createWebhook: {
    method: 'POST',
    path: '/webhooks',
    summary: 'Creates a webhook and returns its secret',
    body: json(createWebhookSchema),
    answers: { 201: json(webhookWithSecretSchema) },
    refusals: [urlRefused(), tooManyWebhooks(MAX_WEBHOOKS)],
  },
  changeWebhook: {
    method: 'PATCH',
    path: '/webhooks/{id}',
    summary: 'Updates a webhook; omitted fields stay unchanged',
    body: json(changeWebhookSchema),
    answers: { 200: json(webhookSchema) },
    refusals: [urlRefused(), webhookNotFound()],
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/webhooks/{id}',
    summary: 'Deletes a webhook',
    answers: { 204: {} },
    refusals: [webhookNotFound()],
  },
  renewWebhookSecret: {
    method: 'POST',
    path: '/webhooks/{id}/secret',
    summary: 'Replaces the secret of a webhook',
    answers: { 200: json(webhookWithSecretSchema) },
    refusals: [webhookNotFound()],
  },
  testWebhook: {
    method: 'POST',
    path: '/webhooks/{id}/test',
    summary: 'Sends a test event',
    answers: { 202: json(deliverySchema) },
    refusals: [webhookNotFound()],
  },
  listDeliveries: {
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    summary: 'Lists the recent deliveries of a webhook, newest first',
    answers: { 200: json(deliveryListSchema) },
    refusals: [webhookNotFound()],
  },
} as const satisfies Operations;
