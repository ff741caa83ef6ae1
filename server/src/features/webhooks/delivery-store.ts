import { randomUUID } from 'node:crypto';

import type { Delivery, DeliveryFailure, WebhookBody } from '@proviso/contracts';
import type { Selectable } from 'kysely';

import type { Sealer } from '#server/encryption/sealer.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { WebhookOutcome } from '#server/ports/webhook-sender.ts';
import { isoTime } from '#server/tables/iso-time.ts';
import type { Database, Schema } from '#server/tables/schema.ts';

/** A row of the deliveries table. */
export type DeliveryRecord = Selectable<Schema['deliveries']>;

/** How many of a webhook's deliveries are kept and shown. */
const MAX_KEPT_DELIVERIES = 50;
/** The empty body of a finished delivery: nobody needs it any more, and it may hold a document's name. */
const NO_BODY = new Uint8Array();

interface Dependencies {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** A delivery and the number of attempts made so far; identifies the next attempt. */
export type Attempt = Pick<DeliveryRecord, 'id' | 'attempts'>;

/** The result of one attempt. */
interface Result {
  readonly outcome: WebhookOutcome;
  /** When to retry, in Unix milliseconds; null for never. */
  readonly dueAt: number | null;
}

/** Events to be delivered to webhooks. */
export class DeliveryStore {
  readonly #database: Database;
  readonly #sealer: Sealer;
  readonly #clock: Clock;

  constructor({ database, sealer, clock }: Dependencies) {
    this.#database = database;
    this.#sealer = sealer;
    this.#clock = clock;
  }

  /** Adds a delivery that is due now, and deletes the oldest finished ones to make room. */
  async add(
    transaction: Database,
    webhookId: number,
    { event, document }: Pick<WebhookBody, 'event' | 'document'>,
  ): Promise<DeliveryRecord> {
    const now = this.#clock.now();
    const id = randomUUID();
    const body: WebhookBody = { id, event, createdAt: new Date(now).toISOString(), document };
    await this.#deleteOldest(transaction, webhookId);
    return transaction
      .insertInto('deliveries')
      .values({
        id,
        webhook_id: webhookId,
        event,
        document_id: document?.id ?? null,
        sealed: this.#sealer.seal(Buffer.from(JSON.stringify(body)), contextOf(id)),
        state: 'waiting',
        attempts: 0,
        due_at: now,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** The decrypted body, the same in every attempt. */
  bodyOf({ id, sealed }: DeliveryRecord): string {
    return Buffer.from(this.#sealer.open(sealed, contextOf(id))).toString();
  }

  /** Newest first. */
  async list(webhookId: number): Promise<DeliveryRecord[]> {
    return this.#database
      .selectFrom('deliveries')
      .selectAll()
      .where('webhook_id', '=', webhookId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(MAX_KEPT_DELIVERIES)
      .execute();
  }

  /** Undefined when that attempt was already made, the delivery is finished, or its webhook was deleted. */
  async findWaiting({ id, attempts }: Attempt): Promise<DeliveryRecord | undefined> {
    return this.#database
      .selectFrom('deliveries')
      .selectAll()
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
  }

  /** The profile's attempt that has been due the longest; undefined when none is due. */
  async findNextDue(profileId: number): Promise<Attempt | undefined> {
    return this.#due()
      .select(['deliveries.id', 'deliveries.attempts'])
      .where('webhooks.profile_id', '=', profileId)
      .orderBy('deliveries.due_at')
      .orderBy('deliveries.id')
      .limit(1)
      .executeTakeFirst();
  }

  /** The profiles with an attempt due now. */
  async listProfilesDue(): Promise<number[]> {
    const rows = await this.#due().select('webhooks.profile_id').distinct().execute();
    return rows.map(({ profile_id: profileId }) => profileId);
  }

  /** Stores an attempt's result; false when another has been stored since the record was read. */
  async settle(
    transaction: Database,
    { id, attempts }: DeliveryRecord,
    { outcome, dueAt }: Result,
  ): Promise<boolean> {
    const over = outcome.failure === null ? 'delivered' : 'failed';
    const { numUpdatedRows } = await transaction
      .updateTable('deliveries')
      .set({
        state: dueAt === null ? over : 'waiting',
        attempts: attempts + 1,
        due_at: dueAt,
        attempted_at: this.#clock.now(),
        response_status: outcome.status,
        failure: outcome.failure,
        ...(dueAt === null && { sealed: NO_BODY }),
      })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Gives up a pending delivery that cannot be sent, at once. */
  async giveUp(delivery: DeliveryRecord, failure: DeliveryFailure): Promise<void> {
    const outcome = { status: null, failure };
    await this.settle(this.#database, delivery, { outcome, dueAt: null });
  }

  /** Gives up pending deliveries of a webhook that is being disabled. */
  async abandon(transaction: Database, webhookId: number): Promise<void> {
    await transaction
      .updateTable('deliveries')
      .set({ state: 'failed', due_at: null, failure: 'disabled', sealed: NO_BODY })
      .where('webhook_id', '=', webhookId)
      .where('state', '=', 'waiting')
      .execute();
  }

  #due() {
    return this.#database
      .selectFrom('deliveries')
      .innerJoin('webhooks', 'webhooks.id', 'deliveries.webhook_id')
      .where('deliveries.state', '=', 'waiting')
      .where('deliveries.due_at', '<=', this.#clock.now());
  }

  async #deleteOldest(transaction: Database, webhookId: number): Promise<void> {
    await transaction
      .deleteFrom('deliveries')
      .where('webhook_id', '=', webhookId)
      .where('state', '!=', 'waiting')
      .where('id', 'not in', (kept) =>
        kept
          .selectFrom('deliveries')
          .select('id')
          .where('webhook_id', '=', webhookId)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(MAX_KEPT_DELIVERIES - 1),
      )
      .execute();
  }
}

/** A delivery as shown to the owner of its webhook. */
export function describeDelivery(record: DeliveryRecord): Delivery {
  return {
    id: record.id,
    event: record.event,
    state: record.state,
    attempts: record.attempts,
    createdAt: isoTime(record.created_at),
    attemptedAt: isoTime(record.attempted_at),
    nextAttemptAt: isoTime(record.due_at),
    responseStatus: record.response_status,
    failure: record.failure,
  };
}

function contextOf(deliveryId: string): string {
  return `webhook delivery ${deliveryId}`;
}
