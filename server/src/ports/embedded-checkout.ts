import type { Card, EmbeddedCheckout, EmbeddedPortal, PaidPlan } from '@proviso/contracts';

/** Why a card is not taken, or a page does not do what it is asked. */
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

/** The hosted page's "no"; the message is for the person. */
export class CheckoutRefusedError extends Error {
  override readonly name = 'CheckoutRefusedError';
  readonly code: CheckoutRefusalCode;

  constructor(code: CheckoutRefusalCode) {
    super(CHECKOUT_REFUSALS[code]);
    this.code = code;
  }
}

/** Which page is asked for, and by which customer. */
export interface PageVisit {
  readonly sessionId: string;
  readonly customerId: string;
}

/** News to be carried to the webhook. */
export interface SignedEvent {
  readonly id: string;
  readonly body: Buffer;
  readonly signature: string;
}

/**
 * The pages on which plans are bought. A page of somebody else's is undefined, like one that never was. Everything
 * that changes a subscription also leaves an event; throws CheckoutRefusedError.
 */
export interface CheckoutPages {
  read(visit: PageVisit): Promise<EmbeddedCheckout | undefined>;
  /** Afterwards the checkout is complete, or asks for a confirmation. */
  pay(visit: PageVisit, card: Card | undefined): Promise<EmbeddedCheckout | undefined>;
  confirm(visit: PageVisit, isApproved: boolean): Promise<EmbeddedCheckout | undefined>;
}

/** The pages on which subscriptions are managed, under the same rules. */
export interface PortalPages {
  read(visit: PageVisit): Promise<EmbeddedPortal | undefined>;
  changePlan(visit: PageVisit, plan: PaidPlan): Promise<EmbeddedPortal | undefined>;
  setEnding(visit: PageVisit, isEnding: boolean): Promise<EmbeddedPortal | undefined>;
  saveCard(visit: PageVisit, card: Card): Promise<EmbeddedPortal | undefined>;
  /** Lets the time of the running period be over now, so that what then happens can be seen. */
  endPeriod(visit: PageVisit): Promise<EmbeddedPortal | undefined>;
}

/** What stands behind the pages of the embedded checkout. */
export interface EmbeddedCheckoutDesk {
  readonly checkouts: CheckoutPages;
  readonly portals: PortalPages;
  /** Ends trials, renews what is due, and gives up what stays unpaid: what has come about by time. */
  settleDue(): Promise<void>;
  /** Hands every event that was not yet taken to `receive`, signed, in the order in which they came about. */
  deliverEvents(receive: (event: SignedEvent) => Promise<void>): Promise<void>;
}
