import type { PaidPlan } from '@proviso/contracts';

/**
 * What a subscription is worth at this moment: `past_due` is one whose last payment failed and is tried again,
 * `dormant` one that waits for its owner, `over` one that will never run again.
 */
export type SubscriptionState = 'trialing' | 'active' | 'past_due' | 'dormant' | 'over';

/** A subscription as the payment service holds it. Times are Unix milliseconds. */
export interface PaidSubscription {
  readonly id: string;
  readonly state: SubscriptionState;
  /** Null for a price that is none of ours. */
  readonly plan: PaidPlan | null;
  /** The period that is paid for, or tried. */
  readonly periodStart: number;
  readonly periodEnd: number;
  /** When it ends for good; null while it goes on. */
  readonly endsAt: number | null;
}

/** A purchase to be made on a hosted page. */
export interface CheckoutOrder {
  readonly customerId: string;
  /** Our own id of the account. */
  readonly reference: string;
  readonly plan: PaidPlan;
  /** Days that are free and ask for no card; 0 when the first period is paid at once. */
  readonly trialDays: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A purchase that was begun. */
export interface Checkout {
  readonly id: string;
  readonly plan: PaidPlan | null;
  readonly isOpen: boolean;
  /** Null when it is not open any more. */
  readonly url: string | null;
}

/** A visit to the page on which a subscription is managed; `change` asks there for another plan. */
export interface PortalVisit {
  readonly customerId: string;
  readonly returnUrl: string;
  readonly change?: { readonly subscriptionId: string; readonly plan: PaidPlan };
}

/** News of a payment service, which says no more than whose things have changed. */
export interface PaymentEvent {
  /** The same whenever the same news is told again. */
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
}

/** News that the payment service has not signed, or too long ago. */
export class PaymentSignatureError extends Error {
  override readonly name = 'PaymentSignatureError';
}

/** The payment service cannot be reached or refuses what it is asked; the cause is for the operator. */
export class PaymentsUnavailableError extends Error {
  override readonly name: string = 'PaymentsUnavailableError';
}

/** The payment service has no such customer, or has none any more: somebody has deleted it there. */
export class CustomerGoneError extends PaymentsUnavailableError {
  override readonly name = 'CustomerGoneError';
}

export type PaymentBooks = 'embedded' | 'stripe_test' | 'stripe_live';

/**
 * Sells plans. What a customer has is asked for and never remembered. A create call with a key that was used before
 * gives what was made then. Every method but `readEvent` rejects with PaymentsUnavailableError. A customer who is gone has
 * nothing, and what would be opened for it is refused with CustomerGoneError.
 */
export interface Payments {
  readonly driver: 'stripe' | 'embedded';
  /** Where customers are kept; what was sold by one set of books is nothing by another. */
  readonly books: PaymentBooks;
  /** Gives the new customer's id. The address for receipts is null where the payment service is to ask for it. */
  createCustomer(buyer: { readonly email: string | null }, key: string): Promise<string>;
  /** Every subscription the customer ever had, newest first. */
  listSubscriptions(customerId: string): Promise<readonly PaidSubscription[]>;
  /** The latest purchases that were begun, newest first. */
  listCheckouts(customerId: string): Promise<readonly Checkout[]>;
  /** Gives the address of the hosted page. */
  createCheckout(order: CheckoutOrder, key: string): Promise<string>;
  /** Makes an open purchase impossible to finish. */
  expireCheckout(id: string): Promise<void>;
  /** Gives the address of the hosted page. */
  createPortal(visit: PortalVisit): Promise<string>;
  /** Ends whatever runs at once and forgets the customer; does nothing for one that is not there. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Checks the signature over the very bytes that came; throws PaymentSignatureError. */
  readEvent(body: Buffer, signature: string): PaymentEvent;
}
