import type { Card, EmbeddedPortal, PaidPlan } from '@proviso/contracts';

import type { Clock } from '#server/ports/clock.ts';
import {
  CheckoutRefusedError,
  type PageVisit,
  type PortalPages,
} from '#server/ports/embedded-checkout.ts';
import type { Database } from '#server/tables/schema.ts';

import { describePortal } from './describe-portal.ts';
import { isPageOpen, openPage, type PageRow, writePage } from './hosted-pages.ts';
import type { CustomerRow, SubscriptionStore, SubscriptionRow } from './subscription-store.ts';
import { canBeCharged, validateCard } from './test-cards.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly subscriptions: SubscriptionStore;
}

/** The page for managing a subscription. */
export class EmbeddedPortalPages implements PortalPages {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #subscriptions: SubscriptionStore;

  constructor({ database, clock, subscriptions }: Dependencies) {
    this.#database = database;
    this.#clock = clock;
    this.#subscriptions = subscriptions;
  }

  read(visit: PageVisit): Promise<EmbeddedPortal | undefined> {
    return this.#visit(visit, async () => undefined);
  }

  changePlan(visit: PageVisit, plan: PaidPlan): Promise<EmbeddedPortal | undefined> {
    return this.#visitSubscription(visit, async (transaction, running, customer) => {
      if (running.state !== 'trialing' && !canBeCharged(customer.card_last4)) {
        throw new CheckoutRefusedError('card_declined');
      }
      await this.#subscriptions.changePlan(transaction, running, plan);
    });
  }

  setEnding(visit: PageVisit, isEnding: boolean): Promise<EmbeddedPortal | undefined> {
    return this.#visitSubscription(visit, (transaction, running) =>
      this.#subscriptions.setEnding(transaction, running, isEnding),
    );
  }

  saveCard(visit: PageVisit, card: Card): Promise<EmbeddedPortal | undefined> {
    return this.#visit(visit, async (transaction, customer, page) => {
      const { last4, needsConfirmation } = validateCard(card, this.#clock.now());
      if (needsConfirmation) {
        await writePage(transaction, { ...page, state: 'confirming', card_last4: last4 });
      } else {
        await this.#keepCard(transaction, { customer, page, last4 });
      }
    });
  }

  async confirmCard(visit: PageVisit, isApproved: boolean): Promise<EmbeddedPortal | undefined> {
    const portal = await this.#visit(visit, async (transaction, customer, page) => {
      if (page.state !== 'confirming') throw new CheckoutRefusedError('session_over');
      if (isApproved && page.card_last4 !== null) {
        await this.#keepCard(transaction, { customer, page, last4: page.card_last4 });
      } else {
        await writePage(transaction, { ...page, state: 'open', card_last4: null });
      }
    });
    // Thrown only after the page is open for another try.
    if (portal !== undefined && !isApproved) {
      throw new CheckoutRefusedError('authentication_failed');
    }
    return portal;
  }

  endPeriod(visit: PageVisit): Promise<EmbeddedPortal | undefined> {
    return this.#visitSubscription(visit, async (transaction, running, customer) => {
      const ended = await this.#subscriptions.endPeriod(transaction, running);
      await this.#subscriptions.settle(transaction, customer, ended);
    });
  }

  #visitSubscription(
    visit: PageVisit,
    act: (transaction: Database, running: SubscriptionRow, customer: CustomerRow) => Promise<void>,
  ): Promise<EmbeddedPortal | undefined> {
    return this.#visit(visit, async (transaction, customer) => {
      const running = await this.#subscriptions.findRunning(transaction, customer.id);
      if (running === undefined) throw new CheckoutRefusedError('no_subscription');
      await act(transaction, running, customer);
    });
  }

  /** Saves a card that needs no further confirmation, and pays with it what is outstanding. */
  async #keepCard(
    transaction: Database,
    { customer, page, last4 }: { customer: CustomerRow; page: PageRow; last4: string },
  ): Promise<void> {
    await writePage(transaction, { ...page, state: 'open', card_last4: null });
    await this.#subscriptions.saveCard(transaction, customer.id, last4);
    await this.#subscriptions.payOpenInvoices(transaction, { ...customer, card_last4: last4 });
  }

  #visit(
    visit: PageVisit,
    act: (transaction: Database, customer: CustomerRow, page: PageRow) => Promise<void>,
  ): Promise<EmbeddedPortal | undefined> {
    return this.#database.transaction().execute(async (transaction) => {
      const opened = await openPage(transaction, visit, 'portal');
      const now = this.#clock.now();
      if (opened === undefined || !isPageOpen(opened.page, now)) return undefined;
      await act(transaction, opened.customer, opened.page);
      const { customer, page } = (await openPage(transaction, visit, 'portal')) ?? opened;
      const running = await this.#subscriptions.findRunning(transaction, visit.customerId);
      return describePortal(transaction, { page, customer, running, now });
    });
  }
}
