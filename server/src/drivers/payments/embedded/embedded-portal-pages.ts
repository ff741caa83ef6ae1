import type { Card, EmbeddedPortal, PaidPlan } from '@proviso/contracts';

import type { Clock } from '#server/ports/clock.ts';
import {
  CheckoutRefusedError,
  type PageVisit,
  type PortalPages,
} from '#server/ports/embedded-checkout.ts';
import type { Database } from '#server/tables/schema.ts';

import { describePortal } from './describe-portal.ts';
import { lockCustomer, isPageOpen, saveCardOnFile, openPage } from './hosted-pages.ts';
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
    return this.#visit(visit, async (transaction, customer) => {
      const { last4 } = validateCard(card, this.#clock.now());
      await saveCardOnFile(transaction, customer.id, last4);
      await this.#subscriptions.payOpenInvoices(transaction, { ...customer, card_last4: last4 });
    });
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

  #visit(
    visit: PageVisit,
    act: (transaction: Database, customer: CustomerRow) => Promise<void>,
  ): Promise<EmbeddedPortal | undefined> {
    return this.#database.transaction().execute(async (transaction) => {
      const opened = await openPage(transaction, visit, 'portal');
      if (opened === undefined || !isPageOpen(opened.page, this.#clock.now())) return undefined;
      await act(transaction, opened.customer);
      const customer = (await lockCustomer(transaction, visit.customerId)) ?? opened.customer;
      const running = await this.#subscriptions.findRunning(transaction, visit.customerId);
      return describePortal(transaction, { page: opened.page, customer, running });
    });
  }
}
