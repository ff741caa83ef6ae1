import type { Card, EmbeddedCheckout, EmbeddedPortal, PaidPlan } from '@proviso/contracts';

/** Why a card is declined, or a page refuses a request. */
export const CHECKOUT_REFUSALS = {
  card_required: 'Enter a card to subscribe.',
  card_number_invalid: 'This card number is not valid.',
  card_expired: 'This card has expired.',
  card_expiry_invalid: 'Enter the expiry date as month and year.',
  card_cvc_invalid: 'Enter the three digits on the back of the card.',
  card_declined: 'Your card was declined. Try another card.',
  card_funds: 'Your card has insufficient funds. Try another card.',
  card_not_a_test: 'This is not a test card. No real card is accepted in test mode.',
  authentication_failed:
    'Your bank could not confirm that it is you. Try again or use another card.',
  already_subscribed: 'You have a subscription already.',
  session_over: 'This page is no longer available. Go back and begin again.',
  no_subscription: 'There is no active subscription.',
} as const;
export type CheckoutRefusalCode = keyof typeof CHECKOUT_REFUSALS;

/** A refusal by the hosted page; the message is shown to the user. */
export class CheckoutRefusedError extends Error {
  override readonly name = 'CheckoutRefusedError';
  readonly code: CheckoutRefusalCode;

  constructor(code: CheckoutRefusalCode) {
    super(CHECKOUT_REFUSALS[code]);
    this.code = code;
  }
}

/** The page requested, and the customer requesting it. */
export interface PageVisit {
  readonly sessionId: string;
  readonly customerId: string;
}

/** An event to be delivered to the webhook. */
export interface SignedEvent {
  readonly id: string;
  readonly body: Buffer;
  readonly signature: string;
}

/**
 * The pages for buying plans. Another customer's page is undefined, as if it did not exist. Every change to a
 * subscription also emits an event; throws CheckoutRefusedError.
 */
export interface CheckoutPages {
  read(visit: PageVisit): Promise<EmbeddedCheckout | undefined>;
  /** Afterwards the checkout is complete, or requires a confirmation. */
  pay(visit: PageVisit, card: Card | undefined): Promise<EmbeddedCheckout | undefined>;
  confirm(visit: PageVisit, isApproved: boolean): Promise<EmbeddedCheckout | undefined>;
}

/** The pages for managing subscriptions, under the same rules. */
export interface PortalPages {
  read(visit: PageVisit): Promise<EmbeddedPortal | undefined>;
  changePlan(visit: PageVisit, plan: PaidPlan): Promise<EmbeddedPortal | undefined>;
  setEnding(visit: PageVisit, isEnding: boolean): Promise<EmbeddedPortal | undefined>;
  /** Afterwards the card is saved, or requires a confirmation. */
  saveCard(visit: PageVisit, card: Card): Promise<EmbeddedPortal | undefined>;
  confirmCard(visit: PageVisit, isApproved: boolean): Promise<EmbeddedPortal | undefined>;
  /** Ends the running period now, to let a tester see what happens then. */
  endPeriod(visit: PageVisit): Promise<EmbeddedPortal | undefined>;
}

/** The backend of the embedded checkout's pages. */
export interface EmbeddedCheckoutBackend {
  readonly checkouts: CheckoutPages;
  readonly portals: PortalPages;
  /** Applies everything that is due by now: ends trials, renews periods, and gives up on unpaid subscriptions. */
  settleDue(): Promise<void>;
  /** Delivers every pending event to `receive`, signed, in the order the events occurred. */
  deliverEvents(receive: (event: SignedEvent) => Promise<void>): Promise<void>;
}
