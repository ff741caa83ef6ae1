import type { Card, EmbeddedPortal, PaidPlan } from '@proviso/contracts';

import type { Clock } from '#server/ports/clock.ts';
import {
  CheckoutRefusedError,
  type PageVisit,
  type PortalPages,
} from '#server/ports/embedded-checkout.ts';
import type { Database } from '#server/tables/schema.ts';

import { describePortal } from './describe-portal.ts';
import { holdCustomer, isOpenPage, keepOnFile, openPage } from './hosted-pages.ts';
import type { CustomerRow, SubscriptionBook, SubscriptionRow } from './subscription-book.ts';
import { canBeCharged, keepCard } from './test-cards.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly book: SubscriptionBook;
}

/** The page for managing a subscription. */
export class PortalDesk implements PortalPages {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #book: SubscriptionBook;

  constructor({ database, clock, book }: Dependencies) {
    this.#database = database;
    this.#clock = clock;
    this.#book = book;
  }

  read(visit: PageVisit): Promise<EmbeddedPortal | undefined> {
    return this.#visit(visit, async () => undefined);
  }

  changePlan(visit: PageVisit, plan: PaidPlan): Promise<EmbeddedPortal | undefined> {
    return this.#visitSubscription(visit, async (transaction, running, customer) => {
      if (running.state !== 'trialing' && !canBeCharged(customer.card_last4)) {
        throw new CheckoutRefusedError('card_declined');
      }
      await this.#book.changePlan(transaction, running, plan);
    });
  }

  setEnding(visit: PageVisit, isEnding: boolean): Promise<EmbeddedPortal | undefined> {
    return this.#visitSubscription(visit, (transaction, running) =>
      this.#book.setEnding(transaction, running, isEnding),
    );
  }

  saveCard(visit: PageVisit, card: Card): Promise<EmbeddedPortal | undefined> {
    return this.#visit(visit, async (transaction, customer) => {
      const { last4 } = keepCard(card, this.#clock.now());
      await keepOnFile(transaction, customer.id, last4);
      await this.#book.payOpen(transaction, { ...customer, card_last4: last4 });
    });
  }

  endPeriod(visit: PageVisit): Promise<EmbeddedPortal | undefined> {
    return this.#visitSubscription(visit, async (transaction, running, customer) => {
      const ended = await this.#book.endPeriod(transaction, running);
      await this.#book.settle(transaction, customer, ended);
    });
  }

  #visitSubscription(
    visit: PageVisit,
    act: (transaction: Database, running: SubscriptionRow, customer: CustomerRow) => Promise<void>,
  ): Promise<EmbeddedPortal | undefined> {
    return this.#visit(visit, async (transaction, customer) => {
      const running = await this.#book.findRunning(transaction, customer.id);
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
      if (opened === undefined || !isOpenPage(opened.page, this.#clock.now())) return undefined;
      await act(transaction, opened.customer);
      const customer = (await holdCustomer(transaction, visit.customerId)) ?? opened.customer;
      const running = await this.#book.findRunning(transaction, visit.customerId);
      return describePortal(transaction, { page: opened.page, customer, running });
    });
  }
}
