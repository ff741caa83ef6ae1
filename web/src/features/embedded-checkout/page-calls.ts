import {
  embeddedCheckoutSchema,
  embeddedPortalSchema,
  type Card,
  type EmbeddedCheckout,
  type EmbeddedPortal,
  type PaidPlan,
} from '@proviso/contracts';

import { postJson } from '#web/lib/api-client.ts';
import { readQuery } from '#web/lib/read-query.ts';

const PLACE = '/api/embedded-checkout';

/** A page on which a plan is bought. */
export function checkoutQuery(session: string) {
  const query = readQuery(`${PLACE}/checkouts/${session}`, embeddedCheckoutSchema);
  return { ...query, refetchOnMount: 'always' } as const;
}

/** Pays; without a card where a trial begins. */
export function pay(session: string, card?: Card): Promise<EmbeddedCheckout> {
  return postJson(`${PLACE}/checkouts/${session}/pay`, { card }, embeddedCheckoutSchema);
}

/** Answers the bank. */
export function confirm(session: string, isApproved: boolean): Promise<EmbeddedCheckout> {
  return postJson(`${PLACE}/checkouts/${session}/confirm`, { isApproved }, embeddedCheckoutSchema);
}

/** A page on which a subscription is managed. */
export function portalQuery(session: string) {
  const query = readQuery(`${PLACE}/portals/${session}`, embeddedPortalSchema);
  return { ...query, refetchOnMount: 'always' } as const;
}

/** What can be done on that page. */
export type PortalAction =
  | { readonly kind: 'plan'; readonly plan: PaidPlan }
  | { readonly kind: 'period-end' }
  | { readonly kind: 'renewal'; readonly isEnding: boolean }
  | ({ readonly kind: 'card' } & Card);

/** Does it, and gives the page as it then is. */
export function actOnPortal(
  session: string,
  { kind, ...payload }: PortalAction,
): Promise<EmbeddedPortal> {
  return postJson(`${PLACE}/portals/${session}/${kind}`, payload, embeddedPortalSchema);
}
