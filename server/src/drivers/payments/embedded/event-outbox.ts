import { randomBytes } from 'node:crypto';

import { Stripe } from 'stripe';

import type { Clock } from '#server/ports/clock.ts';
import type { SignedEvent } from '#server/ports/embedded-checkout.ts';
import type { Database } from '#server/tables/schema.ts';

import { createIdentifier } from './identifiers.ts';

/** The embedded checkout's event types, named as Stripe's. */
export type EmbeddedEventType =
  | 'checkout.session.completed'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'payment_method.attached';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** A transactional outbox: events are written together with what they report, and delivered at least once. */
export class EventOutbox {
  /** Known only to this process: nobody else can sign. */
  readonly secret = `whsec_${randomBytes(32).toString('base64url')}`;
  readonly #database: Database;
  readonly #clock: Clock;

  constructor({ database, clock }: Dependencies) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Adds an event in the transaction it reports on. */
  async add(transaction: Database, type: EmbeddedEventType, customer: string): Promise<void> {
    const id = createIdentifier('evt');
    const created = Math.floor(this.#clock.now() / 1000);
    const body = JSON.stringify({
      id,
      object: 'event',
      type,
      created,
      data: { object: { customer } },
    });
    await transaction.insertInto('embedded_events').values({ id, body }).execute();
  }

  /**
   * Delivers pending events in order. Those that `receive` rejects are retried next time and do not hold up the others;
   * the first reason is thrown at the end.
   */
  async deliver(receive: (event: SignedEvent) => Promise<void>): Promise<void> {
    const events = await this.#database
      .selectFrom('embedded_events')
      .selectAll()
      .orderBy('position')
      .execute();
    const failures: unknown[] = [];
    for (const { position, id, body } of events) {
      try {
        await receive({ id, body: Buffer.from(body), signature: this.#sign(body) });
      } catch (error) {
        failures.push(error);
        continue;
      }
      await this.#database.deleteFrom('embedded_events').where('position', '=', position).execute();
    }
    if (failures.length > 0) throw failures[0];
  }

  #sign(payload: string): string {
    const timestamp = Math.floor(this.#clock.now() / 1000);
    return Stripe.webhooks.generateTestHeaderString({ payload, secret: this.secret, timestamp });
  }
}
