import { redirectSchema, type PaidPlan } from '@proviso/contracts';

import { postJson } from '#web/lib/api/api-client.ts';

/** Redirects to the checkout for a plan. The server uses the account's own address, whatever is sent. */
export async function visitCheckout(plan: PaidPlan, email: string): Promise<void> {
  const path = '/api/checkout/create-checkout-session';
  const { url } = await postJson(path, { plan, email }, redirectSchema);
  window.location.assign(url);
}

/** Redirects to the page for managing the subscription, the card and the invoices. */
export async function visitPortal(): Promise<void> {
  const { url } = await postJson('/api/billing/portal-session', {}, redirectSchema);
  window.location.assign(url);
}
