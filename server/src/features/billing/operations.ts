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
    summary: 'The address of the page on which a plan is bought or changed',
    body: json(checkoutRequestSchema),
    answers: { 200: json(redirectSchema) },
    refusals: [switchedOff, paymentsUnavailable()],
  },
  openBillingPortal: {
    method: 'POST',
    path: '/billing/portal-session',
    summary: 'The address of the page on which a subscription is looked after',
    answers: { 200: json(redirectSchema) },
    refusals: [switchedOff, noSubscription(), paymentsUnavailable()],
  },
} as const satisfies Operations;

/** Called by the payment service. */
export const billingWebhookOperations = {
  receivePaymentEvent: {
    method: 'POST',
    path: '/billing/webhook',
    summary: 'Where the payment service tells its news',
    description: 'Signed by the header `Stripe-Signature`; no call for anybody else.',
    body: { 'application/json': null },
    answers: { 200: json(z.object({ received: z.literal(true) })) },
    refusals: [switchedOff, signatureInvalid(), paymentsUnavailable()],
  },
} as const satisfies Operations;
