import { redirectSchema, type PaidPlan } from '@proviso/contracts';

import { postJson } from '#web/lib/api-client.ts';

/** Leaves for the page on which a plan is bought. The server takes the account's own address whatever is sent. */
export async function visitCheckout(plan: PaidPlan, email: string): Promise<void> {
  const path = '/api/checkout/create-checkout-session';
  const { url } = await postJson(path, { plan, email }, redirectSchema);
  window.location.assign(url);
}

/** Leaves for the page on which the subscription, the card and the invoices are managed. */
export async function visitPortal(): Promise<void> {
  const { url } = await postJson('/api/billing/portal-session', {}, redirectSchema);
  window.location.assign(url);
}
