import type { PaidPlan } from '@proviso/contracts';
import type { Selectable } from 'kysely';

import { DAY_MS } from '#server/calendar/durations.ts';
import { addMonth, followingMonth } from '#server/calendar/following-month.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database, Schema } from '#server/tables/schema.ts';

import type { EventOutbox } from './event-outbox.ts';
import { createIdentifier } from './identifiers.ts';
import { changeCost, GRACE_MS, monthlyCents, paymentDueAt } from './subscription-terms.ts';
import { canBeCharged } from './test-cards.ts';

export type CustomerRow = Selectable<Schema['embedded_customers']>;
export type SubscriptionRow = Selectable<Schema['embedded_subscriptions']>;

interface Dependencies {
  readonly clock: Clock;
  readonly outbox: EventOutbox;
}

/** A new subscription. */
interface NewSubscription {
  readonly customerId: string;
  readonly plan: PaidPlan;
  readonly trialDays: number;
}

/** The life cycle of subscriptions. Each method runs in the given transaction, which must hold the customer's lock. */
export class SubscriptionStore {
  readonly #clock: Clock;
  readonly #outbox: EventOutbox;

  constructor({ clock, outbox }: Dependencies) {
    this.#clock = clock;
    this.#outbox = outbox;
  }

  /** The subscription that is not over; a customer has at most one. */
  async findRunning(
    transaction: Database,
    customerId: string,
  ): Promise<SubscriptionRow | undefined> {
    return transaction
      .selectFrom('embedded_subscriptions')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('state', '!=', 'over')
      .executeTakeFirst();
  }

  /** Starts a subscription with a trial, or with its first payment. */
  async open(transaction: Database, order: NewSubscription): Promise<void> {
    const { customerId, plan, trialDays } = order;
    const now = this.#clock.now();
    const subscription = {
      id: createIdentifier('sub'),
      customer_id: customerId,
      plan,
      next_plan: null,
      state: trialDays > 0 ? ('trialing' as const) : ('active' as const),
      period_start: now,
      period_end: trialDays > 0 ? now + trialDays * DAY_MS : addMonth(now),
      is_ending: 0,
      created_at: now,
    };
    await transaction.insertInto('embedded_subscriptions').values(subscription).execute();
    const amount = trialDays > 0 ? 0 : monthlyCents(plan);
    await this.#invoice(transaction, subscription, { amount, status: 'paid' });
    await this.#outbox.add(transaction, 'checkout.session.completed', customerId);
  }

  /** A larger plan applies immediately, charged for the rest of the period; a smaller one from the next period on. */
  async changePlan(
    transaction: Database,
    subscription: SubscriptionRow,
    plan: PaidPlan,
  ): Promise<void> {
    const priceDifference = monthlyCents(plan) - monthlyCents(subscription.plan);
    const isImmediate = priceDifference > 0 || subscription.state === 'trialing';
    await this.#update(
      transaction,
      subscription,
      isImmediate ? { plan, next_plan: null } : { next_plan: priceDifference === 0 ? null : plan },
    );
    const amount = changeCost(subscription, plan, this.#clock.now());
    if (priceDifference > 0 && subscription.state !== 'trialing') {
      await this.#invoice(transaction, { ...subscription, plan }, { amount, status: 'paid' });
    }
  }

  /** Sets whether it ends with its period. */
  async setEnding(
    transaction: Database,
    subscription: SubscriptionRow,
    isEnding: boolean,
  ): Promise<void> {
    await this.#update(transaction, subscription, { is_ending: Number(isEnding) });
  }

  /** Keeps the card for future payments. */
  async saveCard(transaction: Database, customerId: string, last4: string): Promise<void> {
    await transaction
      .updateTable('embedded_customers')
      .set({ card_last4: last4 })
      .where('id', '=', customerId)
      .execute();
    await this.#outbox.add(transaction, 'payment_method.attached', customerId);
  }

  /** Pays what is outstanding with the card on file, if that can be charged. */
  async payOpenInvoices(transaction: Database, customer: CustomerRow): Promise<void> {
    const subscription = await this.findRunning(transaction, customer.id);
    if (subscription?.state !== 'past_due' || !canBeCharged(customer.card_last4)) return;
    await this.#closeInvoices(transaction, subscription, 'paid');
    await this.#update(transaction, subscription, { state: 'active' });
    await this.#outbox.add(transaction, 'invoice.paid', customer.id);
  }

  /** Ends the current period, or an unpaid one's grace time, now. */
  async endPeriod(transaction: Database, subscription: SubscriptionRow): Promise<SubscriptionRow> {
    const now = this.#clock.now();
    const change = {
      period_end: now,
      ...(subscription.state === 'past_due' && { period_start: now - GRACE_MS }),
    };
    await this.#update(transaction, subscription, change);
    return { ...subscription, ...change };
  }

  /** Brings a subscription up to date; returns whether anything was due. */
  async settle(
    transaction: Database,
    customer: CustomerRow,
    subscription: SubscriptionRow,
  ): Promise<boolean> {
    const now = this.#clock.now();
    const dueAt = paymentDueAt(subscription);
    if (dueAt !== null && now >= dueAt) {
      await this.#closeInvoices(transaction, subscription, 'void');
      await this.#end(transaction, subscription);
      return true;
    }
    if (now < subscription.period_end) return false;
    if (subscription.is_ending === 1 || customer.card_last4 === null) {
      await this.#end(transaction, subscription);
    } else {
      await this.#renew(transaction, customer, subscription);
    }
    return true;
  }

  async #renew(transaction: Database, customer: CustomerRow, subscription: SubscriptionRow) {
    const isPaid = canBeCharged(customer.card_last4);
    const plan = subscription.next_plan ?? subscription.plan;
    const period = followingMonth({
      start: subscription.period_start,
      end: subscription.period_end,
    });
    const next = {
      plan,
      next_plan: null,
      state: isPaid ? ('active' as const) : ('past_due' as const),
      period_start: period.start,
      period_end: period.end,
    };
    await this.#update(transaction, subscription, next);
    const status = isPaid ? ('paid' as const) : ('open' as const);
    const amount = monthlyCents(plan);
    await this.#invoice(transaction, { ...subscription, plan }, { amount, status });
    const type = isPaid ? 'invoice.paid' : 'invoice.payment_failed';
    await this.#outbox.add(transaction, type, customer.id);
  }

  async #end(transaction: Database, subscription: SubscriptionRow): Promise<void> {
    await transaction
      .updateTable('embedded_subscriptions')
      .set({ state: 'over' })
      .where('id', '=', subscription.id)
      .execute();
    const { customer_id: customerId } = subscription;
    await this.#outbox.add(transaction, 'customer.subscription.deleted', customerId);
  }

  async #update(
    transaction: Database,
    { id, customer_id: customerId }: SubscriptionRow,
    change: Partial<SubscriptionRow>,
  ): Promise<void> {
    await transaction
      .updateTable('embedded_subscriptions')
      .set(change)
      .where('id', '=', id)
      .execute();
    await this.#outbox.add(transaction, 'customer.subscription.updated', customerId);
  }

  async #invoice(
    transaction: Database,
    { id, customer_id: customerId, plan }: Pick<SubscriptionRow, 'id' | 'customer_id' | 'plan'>,
    { amount, status }: { amount: number; status: 'paid' | 'open' },
  ): Promise<void> {
    await transaction
      .insertInto('embedded_invoices')
      .values({
        customer_id: customerId,
        subscription_id: id,
        plan,
        amount,
        status,
        created_at: this.#clock.now(),
      })
      .execute();
  }

  async #closeInvoices(
    transaction: Database,
    { id }: SubscriptionRow,
    status: 'paid' | 'void',
  ): Promise<void> {
    await transaction
      .updateTable('embedded_invoices')
      .set({ status })
      .where('subscription_id', '=', id)
      .where('status', '=', 'open')
      .execute();
  }
}
