import { offerOf, type AuditKind, type Plan } from '@proviso/contracts';

import type { ActingProfile } from '#server/account.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentEvent, Payments } from '#server/ports/payments.ts';
import { lockAccount } from '#server/tables/lock-account.ts';
import type { Database } from '#server/tables/schema.ts';

import type { Entitlement } from './choose-entitlement.ts';
import { subscriptionEvents } from './subscription-events.ts';

/** An account that is a customer of the payment service. */
interface BillingAccount {
  readonly profileId: number;
  readonly customerId: string;
}

/** One query of the payment service; a later one invalidates it. */
export interface PlanRefresh extends BillingAccount {
  readonly ticket: number;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Audit;
  readonly payments: Pick<Payments, 'books'>;
}

/** Which accounts are customers, and the last known state of what they bought. */
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

  /** The account's customer id at the payment service; undefined when it has none. */
  async findCustomer(profileId: number): Promise<string | undefined> {
    const row = await this.#database
      .selectFrom('billing_accounts')
      .select('customer_id')
      .where('profile_id', '=', profileId)
      .where('books', '=', this.#books)
      .executeTakeFirst();
    return row?.customer_id;
  }

  /**
   * Stores an account's customer id and returns the one that is stored: the first of several. Refuses for an account
   * that is being deleted.
   */
  async add({ profileId, customerId }: BillingAccount): Promise<string> {
    return this.#database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, profileId);
      await transaction
        .insertInto('billing_accounts')
        .values({ profile_id: profileId, books: this.#books, customer_id: customerId })
        .onConflict((conflict) => conflict.columns(['profile_id', 'books']).doNothing())
        .execute();
      const stored = await transaction
        .selectFrom('billing_accounts')
        .select('customer_id')
        .where('profile_id', '=', profileId)
        .where('books', '=', this.#books)
        .executeTakeFirstOrThrow();
      return stored.customer_id;
    });
  }

  /**
   * Replaces a customer that no longer exists, and clears what the account had bought with it. Of several concurrent
   * calls, only the first takes effect. Refuses for an account that is being deleted.
   */
  async replace(deleted: BillingAccount, customerId: string): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, deleted.profileId);
      const replaced = await transaction
        .updateTable('billing_accounts')
        .set((set) => ({
          customer_id: customerId,
          ticket: set('ticket', '+', 1),
          ...columnsOf(null),
        }))
        .where('profile_id', '=', deleted.profileId)
        .where('customer_id', '=', deleted.customerId)
        .returning('profile_id')
        .executeTakeFirst();
      if (replaced !== undefined)
        await this.#setPlan(transaction, { id: deleted.profileId }, 'free');
    });
  }

  /** Registers a query of a customer's state before it is made; undefined when the customer belongs to no account. */
  async beginRefresh(customerId: string): Promise<PlanRefresh | undefined> {
    const row = await this.#database
      .updateTable('billing_accounts')
      .set((set) => ({ ticket: set('ticket', '+', 1) }))
      .where('customer_id', '=', customerId)
      .where('books', '=', this.#books)
      .returning(['profile_id', 'ticket'])
      .executeTakeFirst();
    return row && { profileId: row.profile_id, customerId, ticket: row.ticket };
  }

  /** Stores the result, unless a later query was begun meanwhile; the plan is updated in the same transaction. */
  async endRefresh(
    refresh: PlanRefresh,
    entitlement: Entitlement | null,
    acting?: ActingProfile,
  ): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const { profileId, ticket } = refresh;
      const before = await transaction
        .selectFrom('billing_accounts')
        .select(['state', 'ends_at as endsAt'])
        .where('profile_id', '=', profileId)
        .where('books', '=', this.#books)
        .executeTakeFirst();
      const written = await transaction
        .updateTable('billing_accounts')
        .set(columnsOf(entitlement))
        .where('profile_id', '=', profileId)
        .where('books', '=', this.#books)
        .where('ticket', '=', ticket)
        .returning('profile_id')
        .executeTakeFirst();
      if (written === undefined) return;
      const plan = entitlement?.plan ?? 'free';
      const profile = actingFor(profileId, acting);
      await this.#setPlan(transaction, profile, plan);
      const state = before?.state ?? null;
      const previous = before && state !== null ? { ...before, state } : null;
      for (const kind of subscriptionEvents(previous, entitlement)) {
        await this.#record(transaction, profile, { kind, plan });
      }
    });
  }

  /** The account is no longer a customer, and returns to the free plan. */
  async forget(profileId: number): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('billing_accounts')
        .where('profile_id', '=', profileId)
        .where('books', '=', this.#books)
        .execute();
      await this.#setPlan(transaction, { id: profileId }, 'free');
    });
  }

  /** Records that a card was saved for a customer; the payment service keeps the card itself. */
  async recordCard(customerId: string, acting?: ActingProfile): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('billing_accounts')
        .select('profile_id')
        .where('customer_id', '=', customerId)
        .where('books', '=', this.#books)
        .executeTakeFirst();
      if (row === undefined) return;
      const profile = actingFor(row.profile_id, acting);
      await this.#record(transaction, profile, { kind: 'card.saved' });
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

  /** Recorded last: an event whose handling was interrupted is handled again when it is redelivered. */
  async recordHandled({ id, type }: PaymentEvent): Promise<void> {
    await this.#database
      .insertInto('payment_events')
      .values({ id, type, received_at: this.#clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  /** Deletes the records of events that were handled before that moment. */
  async forgetHandled(before: number): Promise<void> {
    await this.#database.deleteFrom('payment_events').where('received_at', '<', before).execute();
  }

  /** Customers whose paid period ended before that moment without news of the next one. */
  async listOverdue(before: number): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('billing_accounts')
      .select('customer_id')
      .where('books', '=', this.#books)
      .where('period_end', '<', before)
      .execute();
    return rows.map((row) => row.customer_id);
  }

  /**
   * Gives every customer the plan bought in the current books: play money and test cards buy nothing once payments are
   * real. Purchases in other books are kept, so that a start with a wrong key loses none.
   */
  async alignPlans(): Promise<void> {
    const customers = await this.#database
      .selectFrom('profiles')
      .innerJoin('billing_accounts as known', 'known.profile_id', 'profiles.id')
      .leftJoin('billing_accounts as current', (join) =>
        join.onRef('current.profile_id', '=', 'profiles.id').on('current.books', '=', this.#books),
      )
      .select('profiles.id')
      .distinct()
      .where('profiles.deleting_at', 'is', null)
      .where((is) =>
        is(is.fn.coalesce('current.plan', is.val('free')), '!=', is.ref('profiles.plan')),
      )
      .execute();
    for (const { id } of customers) await this.#alignPlan(id);
  }

  async #alignPlan(profileId: number): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      // A refresh that ends meanwhile waits for this lock, or is read here.
      await lockAccount(transaction, profileId);
      const row = await transaction
        .selectFrom('billing_accounts')
        .select('plan')
        .where('profile_id', '=', profileId)
        .where('books', '=', this.#books)
        .executeTakeFirst();
      await this.#setPlan(transaction, { id: profileId }, row?.plan ?? 'free');
    });
  }

  async #setPlan(transaction: Database, profile: ActingProfile, plan: Plan): Promise<void> {
    const changed = await transaction
      .updateTable('profiles')
      .set({ plan })
      .where('id', '=', profile.id)
      .where('plan', '!=', plan)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return;
    await this.#record(transaction, profile, { kind: 'plan.changed', plan });
  }

  async #record(
    transaction: Database,
    profile: ActingProfile,
    { kind, plan }: { kind: AuditKind; plan?: Plan },
  ): Promise<void> {
    const subject = plan && { id: null, name: plan === 'free' ? 'Free' : offerOf(plan).name };
    await this.#audit.record(transaction, profile, { kind, ...(subject && { subject }) });
  }
}

/** Events of several accounts are delivered at once; whoever acts does so only for one of them. */
function actingFor(id: number, acting: ActingProfile | undefined): ActingProfile {
  return acting?.id === id ? acting : { id };
}

/** The account row's columns for an entitlement. */
function columnsOf(entitlement: Entitlement | null) {
  return {
    plan: entitlement?.plan ?? null,
    state: entitlement?.state ?? null,
    period_start: entitlement?.periodStart ?? null,
    period_end: entitlement?.periodEnd ?? null,
    ends_at: entitlement?.endsAt ?? null,
  };
}
