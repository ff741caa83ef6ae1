import type { ActingProfile } from '#server/account.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentEvent, Payments } from '#server/ports/payments.ts';
import type { Database } from '#server/tables/schema.ts';

import { type AccountPlans, actingFor } from './account-plans.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly plans: AccountPlans;
  readonly payments: Pick<Payments, 'books'>;
}

/** The payment service's events that have been handled; they are delivered several times. */
export class HandledEvents {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #plans: AccountPlans;
  readonly #books: Payments['books'];

  constructor({ database, clock, plans, payments }: Dependencies) {
    this.#database = database;
    this.#clock = clock;
    this.#plans = plans;
    this.#books = payments.books;
  }

  async has({ id }: PaymentEvent): Promise<boolean> {
    const row = await this.#database
      .selectFrom('payment_events')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** To be called last: an event whose handling was interrupted is handled again when it is redelivered. */
  async add(event: PaymentEvent): Promise<void> {
    await this.#add(this.#database, event);
  }

  /**
   * Lists in the account's activity that a card was saved, once for each event even if it is delivered twice at the
   * same time. The payment service keeps the card itself.
   */
  async addSavedCard(event: PaymentEvent, acting?: ActingProfile): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      if (!(await this.#add(transaction, event))) return;
      const row = await transaction
        .selectFrom('billing_accounts')
        .select('profile_id')
        .where('customer_id', '=', event.customerId)
        .where('books', '=', this.#books)
        .executeTakeFirst();
      if (row === undefined) return;
      const profile = actingFor(row.profile_id, acting);
      await this.#plans.record(transaction, profile, { kind: 'card.saved' });
    });
  }

  /** Deletes the records of events that were handled before that moment. */
  async forget(before: number): Promise<void> {
    await this.#database.deleteFrom('payment_events').where('received_at', '<', before).execute();
  }

  /** Returns whether the event is new; a concurrent call with the same one waits for this transaction. */
  async #add(transaction: Database, { id, type }: PaymentEvent): Promise<boolean> {
    const added = await transaction
      .insertInto('payment_events')
      .values({ id, type, received_at: this.#clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }
}
