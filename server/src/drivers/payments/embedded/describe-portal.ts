import type { EmbeddedPortal } from '@proviso/contracts';

import { isoTime } from '#server/tables/iso-time.ts';
import type { Database } from '#server/tables/schema.ts';

import type { PageRow } from './hosted-pages.ts';
import type { CustomerRow, SubscriptionRow } from './subscription-store.ts';
import { changeCost, paymentDueAt } from './subscription-terms.ts';

interface PortalContents {
  readonly page: PageRow;
  readonly customer: CustomerRow;
  readonly running: SubscriptionRow | undefined;
  readonly now: number;
}

/** A customer's subscription, card and invoices, as the portal shows them. */
export async function describePortal(
  transaction: Database,
  { page, customer, running, now }: PortalContents,
): Promise<EmbeddedPortal> {
  return {
    email: customer.email || null,
    card: customer.card_last4 === null ? null : { last4: customer.card_last4 },
    isConfirming: page.state === 'confirming',
    returnUrl: page.success_url,
    wantedPlan: page.plan,
    subscription: running === undefined ? null : describeRunning(running, now),
    invoices: await listInvoices(transaction, customer.id),
  };
}

function describeRunning(running: SubscriptionRow, now: number): EmbeddedPortal['subscription'] {
  const { state, plan, next_plan: nextPlan, period_end: periodEnd, is_ending: isEnding } = running;
  if (state === 'over') return null;
  return {
    plan,
    nextPlan,
    state,
    periodEnd: isoTime(periodEnd),
    paymentDueAt: isoTime(paymentDueAt(running)),
    isEnding: isEnding === 1,
    changeCosts: {
      starter: changeCost(running, 'starter', now) / 100,
      pro: changeCost(running, 'pro', now) / 100,
    },
  };
}

async function listInvoices(
  transaction: Database,
  customerId: string,
): Promise<EmbeddedPortal['invoices']> {
  const rows = await transaction
    .selectFrom('embedded_invoices')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, plan, amount, status, created_at: createdAt }) => ({
    number: `TEST-${String(id).padStart(4, '0')}`,
    plan,
    amount: amount / 100,
    status,
    createdAt: new Date(createdAt).toISOString(),
  }));
}
