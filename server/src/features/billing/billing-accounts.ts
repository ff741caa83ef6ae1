import type { Plan } from '@proviso/contracts';

import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentEvent, Payments } from '#server/ports/payments.ts';
import { lockAccount } from '#server/tables/lock-account.ts';
import type { Database } from '#server/tables/schema.ts';

import type { Entitlement } from './choose-entitlement.ts';

/** An account that is a customer of the payment service. */
interface BillingAccount {
  readonly profileId: number;
  readonly customerId: string;
}

/** One look at the payment service; a later one makes it void. */
export interface Look extends BillingAccount {
  readonly ticket: number;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Audit;
  readonly payments: Pick<Payments, 'books'>;
}

/** Which accounts are customers, and what they were last known to have bought. */
export class BillingAccounts {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #audit: Audit;
  readonly #books: Payments['books'];

  constructor({ database, clock, audit, payments }: Dependencies) {
    this.#database = database;
    this.#clock = clock;
    this.#audit = audit;
    this.#books = payments.books;
  }

  /** The id under which the payment service knows an account; undefined when it does not. */
  async findCustomer(profileId: number): Promise<string | undefined> {
    const row = await this.#database
      .selectFrom('billing_accounts')
      .select('customer_id')
      .where('profile_id', '=', profileId)
      .where('books', '=', this.#books)
      .executeTakeFirst();
    return row?.customer_id;
  }

  /** Notes an account's customer; the same one may be noted twice. Refuses for an account that is being deleted. */
  async add({ profileId, customerId }: BillingAccount): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, profileId);
      await transaction
        .insertInto('billing_accounts')
        .values({ profile_id: profileId, books: this.#books, customer_id: customerId })
        .onConflict((conflict) => conflict.column('profile_id').doNothing())
        .execute();
    });
  }

  /**
   * Puts another customer in the place of one who is gone, with whom went what the account had bought. Of several who do so
   * at once, the first one does. Refuses for an account that is being deleted.
   */
  async replace(gone: BillingAccount, customerId: string): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, gone.profileId);
      const replaced = await transaction
        .updateTable('billing_accounts')
        .set((set) => ({
          customer_id: customerId,
          ticket: set('ticket', '+', 1),
          ...columnsOf(null),
        }))
        .where('profile_id', '=', gone.profileId)
        .where('customer_id', '=', gone.customerId)
        .returning('profile_id')
        .executeTakeFirst();
      if (replaced !== undefined) await this.#setPlan(transaction, gone.profileId, 'free');
    });
  }

  /** Announces a look at what a customer has; undefined when the customer is nobody's. */
  async beginLook(customerId: string): Promise<Look | undefined> {
    const row = await this.#database
      .updateTable('billing_accounts')
      .set((set) => ({ ticket: set('ticket', '+', 1) }))
      .where('customer_id', '=', customerId)
      .where('books', '=', this.#books)
      .returning(['profile_id', 'ticket'])
      .executeTakeFirst();
    return row && { profileId: row.profile_id, customerId, ticket: row.ticket };
  }

  /** Writes what was seen, unless a later look was begun meanwhile; the plan follows in the same transaction. */
  async endLook(look: Look, entitlement: Entitlement | null): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const written = await transaction
        .updateTable('billing_accounts')
        .set(columnsOf(entitlement))
        .where('profile_id', '=', look.profileId)
        .where('ticket', '=', look.ticket)
        .returning('profile_id')
        .executeTakeFirst();
      const plan = entitlement?.plan ?? 'free';
      if (written !== undefined) await this.#setPlan(transaction, look.profileId, plan);
    });
  }

  /** The account is nobody's customer any more, and on the free plan. */
  async forget(profileId: number): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('billing_accounts')
        .where('profile_id', '=', profileId)
        .execute();
      await this.#setPlan(transaction, profileId, 'free');
    });
  }

  async hasHandled({ id }: PaymentEvent): Promise<boolean> {
    const row = await this.#database
      .selectFrom('payment_events')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Done last: an event whose handling was cut short is handled again when it is told again. */
  async noteHandled({ id, type }: PaymentEvent): Promise<void> {
    await this.#database
      .insertInto('payment_events')
      .values({ id, type, received_at: this.#clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  /** Customers whose paid period ended before that moment, and of whose next one nothing was heard. */
  async listOverdue(before: number): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('billing_accounts')
      .select('customer_id')
      .where('books', '=', this.#books)
      .where('period_end', '<', before)
      .execute();
    return rows.map((row) => row.customer_id);
  }

  /** Takes back what was sold by other books: play money and test cards buy nothing once payments are real. */
  async dropOtherBooks(): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const dropped = await transaction
        .deleteFrom('billing_accounts')
        .where('books', '!=', this.#books)
        .returning('profile_id')
        .execute();
      for (const row of dropped) await this.#setPlan(transaction, row.profile_id, 'free');
    });
  }

  async #setPlan(transaction: Database, profileId: number, plan: Plan): Promise<void> {
    const changed = await transaction
      .updateTable('profiles')
      .set({ plan })
      .where('id', '=', profileId)
      .where('plan', '!=', plan)
      .returning('id')
      .executeTakeFirst();
    if (changed !== undefined)
      await this.#audit.record(transaction, changed, { kind: 'plan.changed' });
  }
}

/** What an account may use, as its row says it. */
function columnsOf(entitlement: Entitlement | null) {
  return {
    state: entitlement?.state ?? null,
    period_start: entitlement?.periodStart ?? null,
    period_end: entitlement?.periodEnd ?? null,
    ends_at: entitlement?.endsAt ?? null,
  };
}
