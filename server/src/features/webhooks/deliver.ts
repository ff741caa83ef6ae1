import { HOUR_MS, MINUTE_MS } from '#server/calendar/durations.ts';
import { SealBrokenError } from '#server/encryption/sealer.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { JobHandler } from '#server/ports/job-queue.ts';
import type { Metrics } from '#server/ports/metrics.ts';
import type { WebhookOutcome, WebhookSender } from '#server/ports/webhook-sender.ts';
import { PRODUCT } from '#server/product.ts';
import type { Database } from '#server/tables/schema.ts';

import type { DeliveryRecord, DeliveryStore } from './delivery-store.ts';
import { type QueueDeliveries, readAttemptKey } from './queue-deliveries.ts';
import { signBody } from './sign-body.ts';
import { subjectOf, type WebhookRecord, type WebhookStore } from './webhook-store.ts';

/** The delays after the first four attempts: five attempts within a day. */
const RETRY_DELAYS_MS = [MINUTE_MS, 15 * MINUTE_MS, 3 * HOUR_MS, 20 * HOUR_MS];
/**
 * A webhook whose every attempt has failed for this long is disabled when the next delivery is given up: a receiver
 * that is rarely sent anything needs to have been away more than twice.
 */
const DISABLE_AFTER_MS = 72 * HOUR_MS;

interface Dependencies {
  readonly database: Database;
  readonly webhooks: WebhookStore;
  readonly deliveries: DeliveryStore;
  readonly sender: WebhookSender;
  readonly queueNext: QueueDeliveries['queueNext'];
  readonly queueAll: QueueDeliveries['queueAll'];
  readonly logger: Logger;
  readonly audit: Audit;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'recordDelivery'>;
}

/**
 * Makes the attempt that is due and stores its result. If the process dies in between, the attempt is repeated:
 * receivers deduplicate by the delivery's id. What cannot be decrypted is given up, and keeps no other delivery
 * waiting.
 */
export function createDeliver(dependencies: Dependencies): JobHandler {
  const { deliveries, metrics, logger, queueAll } = dependencies;
  return async ({ key, signal }) => {
    const delivery = await deliveries.findWaiting(readAttemptKey(key));
    if (delivery === undefined) return;
    await deliver(dependencies, delivery, signal).catch(async (error: unknown) => {
      if (!(error instanceof SealBrokenError)) throw error;
      logger.error({ error, delivery: delivery.id }, 'a delivery cannot be decrypted');
      await deliveries.giveUp(delivery, 'damaged');
      metrics.recordDelivery('damaged');
      await queueAll();
    });
  };
}

async function deliver(
  dependencies: Dependencies,
  delivery: DeliveryRecord,
  signal: AbortSignal,
): Promise<void> {
  const { database, webhooks, queueNext, metrics } = dependencies;
  const webhook = await webhooks.get(delivery.webhook_id);
  if (webhook === undefined) return;
  const outcome = webhook.isEnabled
    ? await send(dependencies, { webhook, delivery, signal })
    : ({ status: null, failure: 'disabled' } as const);
  await database
    .transaction()
    .execute((transaction) => settle(dependencies, transaction, { webhook, delivery, outcome }));
  metrics.recordDelivery(outcome.failure ?? 'delivered');
  await queueNext(webhook.profileId);
}

function send(
  { deliveries, sender, clock }: Dependencies,
  {
    webhook: { url, secret },
    delivery,
    signal,
  }: { webhook: WebhookRecord; delivery: DeliveryRecord; signal: AbortSignal },
): Promise<WebhookOutcome> {
  const body = deliveries.bodyOf(delivery);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': `${PRODUCT.name}/${PRODUCT.version}`,
    'proviso-event': delivery.event,
    'proviso-delivery': delivery.id,
    'proviso-signature': signBody(secret, body, clock.now()),
  };
  return sender.send({ url, body, headers }, signal);
}

async function settle(
  { webhooks, deliveries, audit, clock }: Dependencies,
  transaction: Database,
  {
    webhook,
    delivery,
    outcome,
  }: { webhook: WebhookRecord; delivery: DeliveryRecord; outcome: WebhookOutcome },
): Promise<void> {
  const current = await webhooks.lock(transaction, webhook.id);
  const dueAt = nextAttemptAt(delivery, outcome, clock.now());
  if (!(await deliveries.settle(transaction, delivery, { outcome, dueAt }))) return;
  // A test says nothing about the webhook's health.
  if (current === undefined || !current.isEnabled || delivery.event === 'webhook.test') return;
  const { id, profileId, failingSince } = current;
  if (outcome.failure === null) {
    if (failingSince !== null) await webhooks.setFailingSince(transaction, id, null);
  } else if (failingSince === null) {
    await webhooks.setFailingSince(transaction, id, clock.now());
  } else if (dueAt === null && clock.now() - failingSince >= DISABLE_AFTER_MS) {
    await webhooks.change(transaction, current, { isEnabled: false });
    await deliveries.abandon(transaction, id);
    const subject = subjectOf(current);
    await audit.record(transaction, { id: profileId }, { kind: 'webhook.disabled', subject });
  }
}

/** Null when it was delivered or is given up; a test is tried once, since somebody waits for it. */
function nextAttemptAt(
  { event, attempts }: DeliveryRecord,
  { failure }: WebhookOutcome,
  now: number,
): number | null {
  if (failure === null || failure === 'disabled' || event === 'webhook.test') return null;
  const delay = RETRY_DELAYS_MS[attempts];
  return delay === undefined ? null : now + delay;
}
