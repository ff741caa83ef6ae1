import { type ExpressionBuilder, sql } from 'kysely';

import type { ActingProfile } from '#server/account.ts';
import { DAY_MS, HOUR_MS } from '#server/calendar/durations.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Payments } from '#server/ports/payments.ts';
import { lockAccount, lockOpenOrClosedAccount } from '#server/tables/lock-account.ts';
import type { Database, Schema } from '#server/tables/schema.ts';

import { type AccountPlans, actingFor } from './account-plans.ts';
import type { Entitlement } from './choose-entitlement.ts';
import { subscriptionEvents } from './subscription-events.ts';

/** Time for the renewal event to arrive by itself. */
const OVERDUE_AFTER_MS = HOUR_MS;
/** For how long after a visit to a hosted page a purchase is asked for. */
const VISIT_FOLLOWED_MS = DAY_MS;
/** Any event can be lost, including a customer's first. */
const ASKED_EVERY_MS = DAY_MS;

/** An account that is a customer of the payment service. */
interface BillingAccount {
  readonly profileId: number;
  readonly customerId: string;
}

/** One query of the payment service; once a later one is stored, this one's result is obsolete. */
export interface PlanRefresh extends BillingAccount {
  readonly ticket: number;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly plans: AccountPlans;
  readonly payments: Pick<Payments, 'books'>;
}

/**
 * Which accounts are customers in the current books, and the last known state of what they bought. The account's row is
 * always locked before its customer's.
 */
export class BillingAccounts {
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

  /** The account's customer id at the payment service; undefined when it has none. */
  async findCustomer(profileId: number): Promise<string | undefined> {
    const row = await this.#database
      .selectFrom('billing_accounts')
      .select('customer_id')
      .where(this.#is({ profile_id: profileId }))
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
        .where(this.#is({ profile_id: profileId }))
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
        .set({ customer_id: customerId, ...columnsOf(null) })
        .where(this.#is({ profile_id: deleted.profileId, customer_id: deleted.customerId }))
        .returning('profile_id')
        .executeTakeFirst();
      if (replaced !== undefined)
        await this.#plans.set(transaction, { id: deleted.profileId }, 'free');
    });
  }

  /** Notes that a page is opened on which the account may buy something. */
  async notePageOpened(profileId: number): Promise<void> {
    await this.#database
      .updateTable('billing_accounts')
      .set({ page_opened_at: this.#clock.now() })
      .where(this.#is({ profile_id: profileId }))
      .execute();
  }

  /** Registers a query of a customer's state before it is made; undefined when the customer belongs to no account. */
  async beginRefresh(customerId: string): Promise<PlanRefresh | undefined> {
    const row = await this.#database
      .updateTable('billing_accounts')
      .set((set) => ({ ticket: set('ticket', '+', 1), asked_at: this.#clock.now() }))
      .where(this.#is({ customer_id: customerId }))
      .returning(['profile_id', 'ticket'])
      .executeTakeFirst();
    return row && { profileId: row.profile_id, customerId, ticket: row.ticket };
  }

  /**
   * Stores the result, unless that of a later query was stored meanwhile; one that was only begun may yet fail. The
   * plan is updated in the same transaction.
   */
  async endRefresh(
    { profileId, customerId, ticket }: PlanRefresh,
    entitlement: Entitlement | null,
    acting?: ActingProfile,
  ): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      if (!(await lockOpenOrClosedAccount(transaction, profileId))) return;
      const account = this.#is({ profile_id: profileId, customer_id: customerId });
      const before = await transaction
        .selectFrom('billing_accounts')
        .select(['state', 'ends_at as endsAt'])
        .where(account)
        .where('stored_ticket', '<', ticket)
        .executeTakeFirst();
      if (before === undefined) return;
      await transaction
        .updateTable('billing_accounts')
        .set({ ...columnsOf(entitlement), stored_ticket: ticket })
        .where(account)
        .execute();
      const plan = entitlement?.plan ?? 'free';
      const profile = actingFor(profileId, acting);
      await this.#plans.set(transaction, profile, plan);
      const { state } = before;
      const previous = state === null ? null : { ...before, state };
      for (const kind of subscriptionEvents(previous, entitlement)) {
        await this.#plans.record(transaction, profile, { kind, plan });
      }
    });
  }

  /**
   * Customers that may have bought something of which no event told: those who visited a hosted page, at growing
   * intervals; those without news of their next period; and everybody once a day.
   */
  async listDue(): Promise<readonly string[]> {
    const now = this.#clock.now();
    const hasVisitToFollow = sql<boolean>`2 * asked_at < ${now} + page_opened_at`;
    const rows = await this.#database
      .selectFrom('billing_accounts')
      .select('customer_id')
      .where(this.#is({}))
      .where((is) =>
        is.or([
          is('asked_at', 'is', null),
          is('asked_at', '<', now - ASKED_EVERY_MS),
          is.and([
            is('period_end', '<', now - OVERDUE_AFTER_MS),
            is('asked_at', '<', now - OVERDUE_AFTER_MS),
          ]),
          is.and([is('page_opened_at', '>', now - VISIT_FOLLOWED_MS), hasVisitToFollow]),
        ]),
      )
      .execute();
    return rows.map((row) => row.customer_id);
  }

  /** The condition for rows of the current books: purchases in others mean nothing here. */
  #is(columns: { readonly profile_id?: number; readonly customer_id?: string }) {
    return (is: ExpressionBuilder<Schema, 'billing_accounts'>) =>
      is.and({ ...columns, books: this.#books });
  }
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
