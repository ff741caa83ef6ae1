import { checkoutRequestSchema, redirectSchema } from '@proviso/contracts';
import { z } from 'zod';

import { pathUnknown } from '#server/http/errors.ts';
import { json, type Operations } from '#server/http/operation.ts';

import { noSubscription, paymentsUnavailable, signatureInvalid } from './errors.ts';

/** When billing is off, none of these exist. */
const switchedOff = pathUnknown();

export const billingOperations = {
  startCheckout: {
    method: 'POST',
    path: '/checkout/create-checkout-session',
    summary: 'Gets the URL of the page to buy or change a plan',
    body: json(checkoutRequestSchema),
    answers: { 200: json(redirectSchema) },
    refusals: [switchedOff, paymentsUnavailable()],
  },
  openBillingPortal: {
    method: 'POST',
    path: '/billing/portal-session',
    summary: 'Gets the URL of the page to manage a subscription',
    answers: { 200: json(redirectSchema) },
    refusals: [switchedOff, noSubscription(), paymentsUnavailable()],
  },
} as const satisfies Operations;

/** Called by the payment service. */
export const billingWebhookOperations = {
  receivePaymentEvent: {
    method: 'POST',
    path: '/billing/webhook',
    summary: 'Receives the webhooks of the payment service',
    description: 'Signed by the header `Stripe-Signature`; no call for anybody else.',
    body: { 'application/json': null },
    answers: { 200: json(z.object({ received: z.literal(true) })) },
    refusals: [switchedOff, signatureInvalid(), paymentsUnavailable()],
  },
} as const satisfies Operations;
