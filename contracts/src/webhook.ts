import { COMPLIANCE_STATUSES } from '@proviso/engine/vocabulary';
import { z } from 'zod';

import { documentSchema } from './document.ts';

/** The events a webhook can subscribe to. */
export const WEBHOOK_EVENTS = ['analysis.completed', 'analysis.failed'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The longest webhook URL, in UTF-16 code units. */
const MAX_URL_LENGTH = 2000;

const eventsSchema = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1)
  .refine((events) => new Set(events).size === events.length);

/** One of the account's webhooks; its secret is not shown again. */
export const webhookSchema = z.object({
  id: z.int().positive(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** Whether events carry the document's file name. */
  includesName: z.boolean(),
  isEnabled: z.boolean(),
  /** Since when every attempt has failed; null when the last one succeeded or there was none. */
  failingSince: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** `GET /api/webhooks`, newest first. */
export const webhookListSchema = z.array(webhookSchema);

/** `POST /api/webhooks`. */
export const createWebhookSchema = z.strictObject({
  url: z.string().trim().min(1).max(MAX_URL_LENGTH),
  events: eventsSchema,
  includesName: z.boolean().default(false),
});
export type CreateWebhook = z.infer<typeof createWebhookSchema>;

/** `PATCH /api/webhooks/{id}`: absent properties are unchanged. */
export const changeWebhookSchema = z.strictObject({
  url: z.string().trim().min(1).max(MAX_URL_LENGTH).exactOptional(),
  events: eventsSchema.exactOptional(),
  includesName: z.boolean().exactOptional(),
  isEnabled: z.boolean().exactOptional(),
});
export type ChangeWebhook = z.infer<typeof changeWebhookSchema>;

/** The answers that contain a webhook's secret: when it is created, and when the secret is renewed. */
export const webhookWithSecretSchema = z.object({ webhook: webhookSchema, secret: z.string() });
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>;

/** Why an attempt failed. */
export const DELIVERY_FAILURES = [
  'forbidden_address',
  'unresolved',
  'unreachable',
  'timeout',
  'redirect',
  'status',
  'disabled',
  'damaged',
] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** An event being delivered to a webhook. */
export const deliverySchema = z.object({
  /** A UUID, the same in every attempt. */
  id: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, 'webhook.test']),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
  /** When the last attempt was made; null before the first. */
  attemptedAt: z.iso.datetime().nullable(),
  /** When the next attempt is due; null when there will be none. */
  nextAttemptAt: z.iso.datetime().nullable(),
  /** The status the receiver answered the last attempt with; null when it did not answer. */
  responseStatus: z.int().nullable(),
  /** Why the last attempt failed; null when it succeeded, or before the first. */
  failure: z.enum(DELIVERY_FAILURES).nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** `GET /api/webhooks/{id}/deliveries`: the last fifty, newest first. */
export const deliveryListSchema = z.array(deliverySchema);

/** The body that receivers get. */
export const webhookBodySchema = z.object({
  /** The delivery's id, with which receivers can detect duplicates. */
  id: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, 'webhook.test']),
  createdAt: z.iso.datetime(),
  /** Null in a test. */
  document: z
    .object({
      id: z.int().positive(),
      /** The file name; only if the webhook is set to include it. */
      name: z.string().exactOptional(),
      status: documentSchema.shape.status,
      complianceStatus: z.enum(COMPLIANCE_STATUSES).nullable(),
      isUnread: documentSchema.shape.isUnread,
      isPartlyRead: documentSchema.shape.isPartlyRead,
      isBlank: documentSchema.shape.isBlank,
      counts: documentSchema.shape.counts,
      /** The error code of a failed analysis. */
      failure: z.string().nullable(),
    })
    .nullable(),
});
export type WebhookBody = z.infer<typeof webhookBodySchema>;
