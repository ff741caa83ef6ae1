import { HOUR_MS } from '#server/calendar/durations.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { CheckoutOrder, PortalVisit } from '#server/ports/payments.ts';
import type { Database } from '#server/tables/schema.ts';

import type { PageRow } from './hosted-pages.ts';
import { createIdentifier } from './identifiers.ts';

const CHECKOUT_MS = 24 * HOUR_MS;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** The hosted pages that were created. */
export class PageStore {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor({ database, clock }: Dependencies) {
    this.#database = database;
    this.#clock = clock;
  }

  /** A page for a purchase; the same page for the same key. */
  async addCheckout(order: CheckoutOrder, key: string): Promise<PageRow> {
    const page = {
      ...this.#blank(createIdentifier('cs_test'), order.customerId, CHECKOUT_MS),
      kind: 'checkout' as const,
      idempotency_key: key,
      plan: order.plan,
      trial_days: order.trialDays,
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
    };
    await this.#database
      .insertInto('embedded_sessions')
      .values(page)
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    return this.#database
      .selectFrom('embedded_sessions')
      .selectAll()
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
  }

  /** A page for managing a subscription. */
  async addPortal({
    customerId,
    returnUrl,
    change,
  }: PortalVisit): Promise<Pick<PageRow, 'id' | 'kind'>> {
    const page = {
      ...this.#blank(createIdentifier('bps'), customerId, HOUR_MS),
      kind: 'portal' as const,
      idempotency_key: null,
      plan: change?.plan ?? null,
      trial_days: 0,
      success_url: returnUrl,
      cancel_url: returnUrl,
    };
    await this.#database.insertInto('embedded_sessions').values(page).execute();
    return page;
  }

  /** Newest first. */
  async listCheckouts(customerId: string): Promise<readonly PageRow[]> {
    return this.#database
      .selectFrom('embedded_sessions')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'checkout')
      .orderBy('position', 'desc')
      .execute();
  }

  /** Closes a page on which nothing was bought. */
  async expire(id: string): Promise<void> {
    await this.#database
      .updateTable('embedded_sessions')
      .set({ state: 'expired' })
      .where('id', '=', id)
      .where('state', '!=', 'complete')
      .execute();
  }

  #blank(id: string, customerId: string, lifetimeMs: number) {
    const now = this.#clock.now();
    return {
      id,
      customer_id: customerId,
      state: 'open' as const,
      card_last4: null,
      created_at: now,
      expires_at: now + lifetimeMs,
    };
  }
}
