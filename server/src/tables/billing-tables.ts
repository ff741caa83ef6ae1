import type { PaidPlan } from '@proviso/contracts';
import type { Generated } from 'kysely';

import type { PaymentBooks } from '#server/ports/payments.ts';

/** Billing's data on accounts, and what the embedded checkout stores in place of a payment service. */
export interface BillingTables {
  /**
   * Accounts that are customers of a payment service, and what they have bought as last reported; one row per books.
   */
  billing_accounts: {
    profile_id: number;
    books: PaymentBooks;
    customer_id: string;
    /** Increases with each query of the payment service. */
    ticket: Generated<number>;
    /** The query whose result was stored last: an earlier one cannot store its result any more. */
    stored_ticket: Generated<number>;
    /** When the payment service was last asked, whether or not it answered; null before the first query. */
    asked_at: number | null;
    /** When a hosted page was last opened, where a purchase is made or changed. */
    page_opened_at: number | null;
    /** Null when nothing paid for runs. */
    plan: PaidPlan | null;
    state: 'trialing' | 'active' | 'past_due' | null;
    period_start: number | null;
    period_end: number | null;
    ends_at: number | null;
  };
  /** Payment service events that have been handled. */
  payment_events: { id: string; type: string; received_at: number };
  embedded_customers: {
    id: string;
    /** Empty when none was given. */
    email: string;
    idempotency_key: string;
    card_last4: string | null;
  };
  /** Hosted pages: purchases, and visits to the portal. */
  embedded_sessions: {
    /** Increases with each page. */
    position: Generated<number>;
    id: string;
    customer_id: string;
    kind: 'checkout' | 'portal';
    idempotency_key: string | null;
    state: 'open' | 'confirming' | 'complete' | 'expired';
    plan: PaidPlan | null;
    trial_days: number;
    success_url: string;
    cancel_url: string;
    /** The last digits of the card awaiting its bank's confirmation. */
    card_last4: string | null;
    created_at: number;
    expires_at: number;
  };
  embedded_subscriptions: {
    id: string;
    customer_id: string;
    plan: PaidPlan;
    next_plan: PaidPlan | null;
    state: 'trialing' | 'active' | 'past_due' | 'over';
    period_start: number;
    period_end: number;
    is_ending: number;
    created_at: number;
  };
  embedded_invoices: {
    id: Generated<number>;
    customer_id: string;
    subscription_id: string;
    plan: PaidPlan;
    amount: number;
    status: 'paid' | 'open' | 'void';
    created_at: number;
  };
  /** Events not delivered yet. */
  embedded_events: { position: Generated<number>; id: string; body: string };
}
