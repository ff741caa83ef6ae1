import type { PaidPlan } from '@proviso/contracts';

/**
 * A subscription's current state: `past_due` means that its last payment failed and is being retried, `dormant` that it
 * waits for its owner, `over` that it will never run again.
 */
export type SubscriptionState = 'trialing' | 'active' | 'past_due' | 'dormant' | 'over';

/** Who a new customer is. */
export interface NewCustomer {
  /** The receipt address; null when the payment service should ask for it. */
  readonly email: string | null;
  /** Kept with the customer, so that a payment can be traced to its account without our database. */
  readonly profileId: number;
}

/** A subscription as the payment service holds it. Times are Unix milliseconds. */
export interface PaidSubscription {
  readonly id: string;
  readonly state: SubscriptionState;
  /** Null for a price that is not ours. */
  readonly plan: PaidPlan | null;
  /** The period that is paid for, or the trial. */
  readonly periodStart: number;
  readonly periodEnd: number;
  /** When it ends for good; null while it renews. */
  readonly endsAt: number | null;
}

/** A purchase to be completed on a hosted page. */
export interface CheckoutOrder {
  readonly customerId: string;
  /** The account's id with us. */
  readonly reference: string;
  readonly plan: PaidPlan;
  /** Free days that require no card; 0 when the first period is paid immediately. */
  readonly trialDays: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A purchase that was started. */
export interface Checkout {
  readonly id: string;
  readonly plan: PaidPlan | null;
  readonly isOpen: boolean;
  /** Null when it is no longer open. */
  readonly url: string | null;
}

/** A visit to the subscription's management page; `change` preselects another plan. */
export interface PortalVisit {
  readonly customerId: string;
  readonly returnUrl: string;
  readonly change?: { readonly subscriptionId: string; readonly plan: PaidPlan };
}

/** An event of the payment service; it only identifies the customer whose state has changed. */
export interface PaymentEvent {
  /** Identical when the same event is delivered again. */
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
}

/** An event whose signature is missing, wrong or too old. */
export class PaymentSignatureError extends Error {
  override readonly name = 'PaymentSignatureError';
}

/** The payment service is unreachable or refuses a request; the cause is for the operator. */
export class PaymentsUnavailableError extends Error {
  override readonly name: string = 'PaymentsUnavailableError';
}

/** The payment service no longer has this customer: somebody has deleted it there. */
export class CustomerDeletedError extends PaymentsUnavailableError {
  override readonly name = 'CustomerDeletedError';
}

/**
 * The payment service has never had this customer, so it is probably asked with the key of another account. That says
 * nothing about what the customer has bought.
 */
export class CustomerUnknownError extends PaymentsUnavailableError {
  override readonly name = 'CustomerUnknownError';
}

export type PaymentBooks = 'embedded' | 'stripe_test' | 'stripe_live';

/**
 * Sells plans. A customer's state is always queried, never cached. A create call repeated with the same key returns the
 * original result. Every method except `readEvent` rejects with PaymentsUnavailableError. A deleted customer has
 * nothing, and opening anything for them rejects with CustomerDeletedError. Where money moves, a customer that never
 * existed is not taken for a deleted one: every method that names it rejects with CustomerUnknownError.
 */
export interface Payments {
  readonly driver: 'stripe' | 'embedded';
  /** Which set of books holds the customers; purchases in one mean nothing in another. */
  readonly books: PaymentBooks;
  /** Returns the new customer's id. */
  createCustomer(customer: NewCustomer, key: string): Promise<string>;
  /** Every subscription the customer ever had, newest first. */
  listSubscriptions(customerId: string): Promise<readonly PaidSubscription[]>;
  /** The latest started purchases, newest first. */
  listCheckouts(customerId: string): Promise<readonly Checkout[]>;
  /** Returns the hosted page's address. */
  createCheckout(order: CheckoutOrder, key: string): Promise<string>;
  /** Makes an open purchase impossible to complete. */
  expireCheckout(id: string): Promise<void>;
  /** Returns the hosted page's address. */
  createPortal(visit: PortalVisit): Promise<string>;
  /** Ends everything that runs immediately and deletes the customer; does nothing when there is none. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Verifies the signature over the exact bytes received; throws PaymentSignatureError. */
  readEvent(body: Buffer, signature: string): PaymentEvent;
}
