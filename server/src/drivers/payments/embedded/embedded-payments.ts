import type { Clock } from '#server/ports/clock.ts';
import type { EmbeddedCheckoutBackend } from '#server/ports/embedded-checkout.ts';
import {
  type Checkout,
  type CheckoutOrder,
  CustomerDeletedError,
  type PaidSubscription,
  type PaymentEvent,
  type Payments,
  type NewCustomer,
  PaymentsUnavailableError,
  type PortalVisit,
} from '#server/ports/payments.ts';
import type { Database } from '#server/tables/schema.ts';

import { readSignedEvent } from '../read-event.ts';
import { EmbeddedCheckoutPages } from './embedded-checkout-pages.ts';
import { EmbeddedPortalPages } from './embedded-portal-pages.ts';
import { EventOutbox } from './event-outbox.ts';
import { isPageOpen, type PageRow } from './hosted-pages.ts';
import { createIdentifier } from './identifiers.ts';
import { PageStore } from './page-store.ts';
import { createSettleDue } from './settle-due.ts';
import { SubscriptionStore, type SubscriptionRow } from './subscription-store.ts';
import { endsAt } from './subscription-terms.ts';

interface Options {
  readonly database: Database;
  readonly clock: Clock;
  readonly publicOrigin: string;
}

/** A payment service on our own pages that accepts only test cards; with the backend of those pages. */
export function createEmbeddedPayments(options: Options): {
  readonly payments: Payments;
  readonly backend: EmbeddedCheckoutBackend;
} {
  const outbox = new EventOutbox(options);
  const parts = {
    ...options,
    outbox,
    subscriptions: new SubscriptionStore({ ...options, outbox }),
  };
  const backend = {
    checkouts: new EmbeddedCheckoutPages(parts),
    portals: new EmbeddedPortalPages(parts),
    settleDue: createSettleDue(parts),
    deliverEvents: outbox.deliver.bind(outbox),
  };
  return { payments: new EmbeddedPayments(parts), backend };
}

class EmbeddedPayments implements Payments {
  readonly driver = 'embedded';
  readonly books = 'embedded';
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #origin: string;
  readonly #outbox: EventOutbox;
  readonly #pages: PageStore;

  constructor({ outbox, ...options }: Options & { readonly outbox: EventOutbox }) {
    this.#database = options.database;
    this.#clock = options.clock;
    this.#origin = options.publicOrigin;
    this.#outbox = outbox;
    this.#pages = new PageStore(options);
  }

  async createCustomer({ email }: Pick<NewCustomer, 'email'>, key: string): Promise<string> {
    await this.#database
      .insertInto('embedded_customers')
      .values({
        id: createIdentifier('cus'),
        email: email ?? '',
        idempotency_key: key,
        card_last4: null,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    const { id } = await this.#database
      .selectFrom('embedded_customers')
      .select('id')
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
    return id;
  }

  async listSubscriptions(customerId: string): Promise<readonly PaidSubscription[]> {
    const rows = await this.#database
      .selectFrom('embedded_subscriptions')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map(describeSubscription);
  }

  async listCheckouts(customerId: string): Promise<readonly Checkout[]> {
    const pages = await this.#pages.listCheckouts(customerId);
    return pages.map((page) => {
      const isOpen = isPageOpen(page, this.#clock.now());
      return { id: page.id, plan: page.plan, isOpen, url: isOpen ? this.#addressOf(page) : null };
    });
  }

  async createCheckout(order: CheckoutOrder, key: string): Promise<string> {
    await this.#requireCustomer(order.customerId);
    const page = await this.#pages.addCheckout(order, key);
    if (page.plan === order.plan) return this.#addressOf(page);
    throw new PaymentsUnavailableError('The key names a purchase of another plan.');
  }

  expireCheckout(id: string): Promise<void> {
    return this.#pages.expire(id);
  }

  async createPortal(visit: PortalVisit): Promise<string> {
    await this.#requireCustomer(visit.customerId);
    return this.#addressOf(await this.#pages.addPortal(visit));
  }

  async deleteCustomer(customerId: string): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('embedded_customers').where('id', '=', customerId).execute();
      await this.#outbox.add(transaction, 'customer.subscription.deleted', customerId);
    });
  }

  readEvent(body: Buffer, signature: string): PaymentEvent {
    const receivedAt = this.#clock.now();
    return readSignedEvent({ body, signature, secret: this.#outbox.secret, receivedAt });
  }

  async #requireCustomer(customerId: string): Promise<void> {
    const row = await this.#database
      .selectFrom('embedded_customers')
      .select('id')
      .where('id', '=', customerId)
      .executeTakeFirst();
    if (row === undefined) throw new CustomerDeletedError('There is no such customer.');
  }

  #addressOf({ id, kind }: Pick<PageRow, 'id' | 'kind'>): string {
    return `${this.#origin}/${kind === 'checkout' ? 'checkout' : 'billing'}/${id}`;
  }
}

function describeSubscription(row: SubscriptionRow): PaidSubscription {
  return {
    id: row.id,
    state: row.state,
    plan: row.plan,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    endsAt: endsAt(row),
  };
}
