import {
  type Card,
  type EmbeddedCheckout,
  embeddedCheckoutSchema,
  type EmbeddedPortal,
  embeddedPortalSchema,
  errorBodySchema,
  type PaidPlan,
  redirectSchema,
  type SubscriptionStatus,
  subscriptionStatusSchema,
} from '@proviso/contracts';
import type { LightMyRequestResponse } from 'fastify';

import type { Person } from './sign-up.ts';

const PLACE = '/api/embedded-checkout';

/** Stripe's test cards, by behavior. */
export const CARDS = {
  good: card('4242 4242 4242 4242'),
  declined: card('4000 0000 0000 0002'),
  declinedLater: card('4000 0000 0000 0341'),
  needsConfirmation: card('4000 0025 0000 3155'),
} as const;

/** A card with that number, valid for long. */
function card(number: string): Card {
  return { number, expiry: '12 / 99', cvc: '123' };
}

/** Requests the page for buying or changing a plan, and returns its address. */
export async function startCheckout(person: Person, plan: PaidPlan): Promise<URL> {
  const payload = { plan, email: person.email };
  const answer = await person.post('/api/checkout/create-checkout-session', payload);
  return new URL(redirectSchema.parse(answer.json()).url);
}

/** The id at the end of a hosted page's address. */
export function sessionOf({ pathname }: URL): string {
  return pathname.split('/').at(-1) ?? '';
}

/** Presses the button on a checkout page. */
export function pay(person: Person, page: URL, payment: { card?: Card } = {}) {
  return person.post(`${PLACE}/checkouts/${sessionOf(page)}/pay`, payment);
}

/** Buys a plan, expecting success. */
export async function buy(person: Person, plan: PaidPlan, payment?: { card?: Card }) {
  return checkoutOf(await pay(person, await startCheckout(person, plan), payment));
}

export function checkoutOf(answer: LightMyRequestResponse): EmbeddedCheckout {
  return embeddedCheckoutSchema.parse(answer.json());
}

export function portalOf(answer: LightMyRequestResponse): EmbeddedPortal {
  return embeddedPortalSchema.parse(answer.json());
}

/** A refusal's status and code. */
export function refusalOf(answer: LightMyRequestResponse): string {
  return `${answer.statusCode} ${errorBodySchema.parse(answer.json()).code}`;
}

/** Opens the portal and returns the actions available there. */
export async function openPortal(person: Person) {
  const answer = await person.post('/api/billing/portal-session', {});
  const place = `${PLACE}/portals/${sessionOf(new URL(redirectSchema.parse(answer.json()).url))}`;
  return {
    place,
    read: async () => portalOf(await person.get(place)),
    changePlan: (plan: PaidPlan) => person.post(`${place}/plan`, { plan }),
    setEnding: (isEnding: boolean) => person.post(`${place}/renewal`, { isEnding }),
    endPeriod: () => person.post(`${place}/period-end`, {}),
    confirmCard: (isApproved: boolean) => person.post(`${place}/confirm`, { isApproved }),
    saveCard: (saved: Card) => person.post(`${place}/card`, saved),
  };
}

/** The account's plan and allowance as screens show them. */
export async function statusOf(person: Person): Promise<SubscriptionStatus> {
  return subscriptionStatusSchema.parse((await person.get('/api/subscription-status')).json());
}
