import {
  embeddedCheckoutSchema,
  embeddedPortalSchema,
  type Card,
  type EmbeddedCheckout,
  type EmbeddedPortal,
  type PaidPlan,
} from '@proviso/contracts';

import { postJson } from '#web/lib/api/api-client.ts';
import { readQuery } from '#web/lib/api/read-query.ts';

const BASE_PATH = '/api/embedded-checkout';

/** A checkout page for a plan. */
export function checkoutQuery(session: string) {
  const query = readQuery(`${BASE_PATH}/checkouts/${session}`, embeddedCheckoutSchema);
  return { ...query, refetchOnMount: 'always' } as const;
}

/** Pays; without a card when a trial begins. */
export function pay(session: string, card?: Card): Promise<EmbeddedCheckout> {
  return postJson(`${BASE_PATH}/checkouts/${session}/pay`, { card }, embeddedCheckoutSchema);
}

/** Approves or declines the bank's confirmation request. */
export function confirm(session: string, isApproved: boolean): Promise<EmbeddedCheckout> {
  return postJson(
    `${BASE_PATH}/checkouts/${session}/confirm`,
    { isApproved },
    embeddedCheckoutSchema,
  );
}

/** A page for managing a subscription. */
export function portalQuery(session: string) {
  const query = readQuery(`${BASE_PATH}/portals/${session}`, embeddedPortalSchema);
  return { ...query, refetchOnMount: 'always' } as const;
}

/** The actions available on that page. */
export type PortalAction =
  | { readonly kind: 'plan'; readonly plan: PaidPlan }
  | { readonly kind: 'period-end' }
  | { readonly kind: 'confirm'; readonly isApproved: boolean }
  | { readonly kind: 'renewal'; readonly isEnding: boolean }
  | ({ readonly kind: 'card' } & Card);

/** Performs an action and returns the updated page. */
export function actOnPortal(
  session: string,
  { kind, ...payload }: PortalAction,
): Promise<EmbeddedPortal> {
  return postJson(`${BASE_PATH}/portals/${session}/${kind}`, payload, embeddedPortalSchema);
}
