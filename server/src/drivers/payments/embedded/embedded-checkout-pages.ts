import type { Card, EmbeddedCheckout } from '@proviso/contracts';

import type { Clock } from '#server/ports/clock.ts';
import {
  CheckoutRefusedError,
  type CheckoutPages,
  type PageVisit,
} from '#server/ports/embedded-checkout.ts';
import type { Database } from '#server/tables/schema.ts';

import { isPageOpen, openPage, type PageRow, writePage } from './hosted-pages.ts';
import type { CustomerRow, SubscriptionStore } from './subscription-store.ts';
import { chargeCard, type CheckedCard, validateCard } from './test-cards.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly subscriptions: SubscriptionStore;
}

type Change = Partial<Pick<PageRow, 'state' | 'card_last4'>>;

/** The page for buying a plan. */
export class EmbeddedCheckoutPages implements CheckoutPages {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #subscriptions: SubscriptionStore;

  constructor({ database, clock, subscriptions }: Dependencies) {
    this.#database = database;
    this.#clock = clock;
    this.#subscriptions = subscriptions;
  }

  read(visit: PageVisit): Promise<EmbeddedCheckout | undefined> {
    return this.#visit(visit, async () => ({}));
  }

  pay(visit: PageVisit, card: Card | undefined): Promise<EmbeddedCheckout | undefined> {
    return this.#visit(visit, async (transaction, page) => {
      // The button was pressed twice: the purchase is already complete.
      if (page.state === 'complete') return {};
      if (!isPageOpen(page, this.#clock.now())) throw new CheckoutRefusedError('session_over');
      const checked = checkCard(page, card, this.#clock.now());
      return checked?.needsConfirmation === true
        ? { state: 'confirming', card_last4: checked.last4 }
        : this.#complete(transaction, page, checked?.last4 ?? null);
    });
  }

  async confirm(visit: PageVisit, isApproved: boolean): Promise<EmbeddedCheckout | undefined> {
    const checkout = await this.#visit(visit, async (transaction, page) => {
      if (page.state !== 'confirming' || !isPageOpen(page, this.#clock.now())) {
        throw new CheckoutRefusedError('session_over');
      }
      return isApproved
        ? this.#complete(transaction, page, page.card_last4)
        : { state: 'open', card_last4: null };
    });
    // Thrown only after the page is open for another try.
    if (checkout?.state === 'open') throw new CheckoutRefusedError('authentication_failed');
    return checkout;
  }

  #visit(
    visit: PageVisit,
    decide: (transaction: Database, page: PageRow) => Promise<Change>,
  ): Promise<EmbeddedCheckout | undefined> {
    return this.#database.transaction().execute(async (transaction) => {
      const opened = await openPage(transaction, visit, 'checkout');
      if (opened === undefined) return undefined;
      const page = { ...opened.page, ...(await decide(transaction, opened.page)) };
      await writePage(transaction, page);
      return describe(page, opened.customer, this.#clock.now());
    });
  }

  async #complete(transaction: Database, page: PageRow, last4: string | null): Promise<Change> {
    const { customer_id: customerId, trial_days: trialDays } = page;
    if (await this.#subscriptions.findRunning(transaction, customerId)) {
      throw new CheckoutRefusedError('already_subscribed');
    }
    if (last4 !== null) await this.#subscriptions.saveCard(transaction, customerId, last4);
    await this.#subscriptions.open(transaction, { customerId, plan: planOf(page), trialDays });
    return { state: 'complete', card_last4: null };
  }
}

/** A trial neither requires nor accepts a card; everything else is paid immediately. */
function checkCard(page: PageRow, card: Card | undefined, now: number): CheckedCard | undefined {
  if (page.trial_days > 0) return card && validateCard(card, now);
  if (card === undefined) throw new CheckoutRefusedError('card_required');
  return chargeCard(card, now);
}

function describe(page: PageRow, { email }: CustomerRow, now: number): EmbeddedCheckout {
  const { trial_days: trialDays, success_url: successUrl, cancel_url: cancelUrl } = page;
  const state = page.state === 'complete' || isPageOpen(page, now) ? page.state : 'expired';
  return { plan: planOf(page), email: email || null, trialDays, state, cancelUrl, successUrl };
}

function planOf({ plan }: PageRow) {
  if (plan === null) throw new Error('A purchase without a plan.');
  return plan;
}
