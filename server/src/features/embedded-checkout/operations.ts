import {
  cardSchema,
  changePlanRequestSchema,
  confirmRequestSchema,
  embeddedCheckoutSchema,
  embeddedPortalSchema,
  payRequestSchema,
  renewalRequestSchema,
} from '@proviso/contracts';
import { z } from 'zod';

import { pathUnknown } from '#server/http/errors.ts';
import { json, type Operations } from '#server/http/operation.ts';
import {
  CHECKOUT_REFUSALS,
  type CheckoutRefusalCode,
  CheckoutRefusedError,
} from '#server/ports/embedded-checkout.ts';

import { pageNotFound, checkoutRefused } from './errors.ts';

const session = { session: z.string() };
/** Without the embedded checkout, none of these exist. */
const nowhere = [pathUnknown(), pageNotFound()];
const codes = Object.keys(CHECKOUT_REFUSALS) as CheckoutRefusalCode[];
const refusals = [
  ...nowhere,
  ...codes.map((code) => checkoutRefused(new CheckoutRefusedError(code))),
];

const checkout = { parameters: session, answers: { 200: json(embeddedCheckoutSchema) }, refusals };
const portal = { parameters: session, answers: { 200: json(embeddedPortalSchema) }, refusals };

/** The test mode checkout's pages: for the web app, and for tests of buying. */
export const embeddedCheckoutOperations = {
  getCheckout: {
    ...checkout,
    method: 'GET',
    path: '/embedded-checkout/checkouts/{session}',
    summary: 'Gets the contents of the payment page',
    refusals: nowhere,
  },
  payCheckout: {
    ...checkout,
    method: 'POST',
    path: '/embedded-checkout/checkouts/{session}/pay',
    summary: 'Submits the payment page of the embedded checkout',
    body: json(payRequestSchema),
  },
  confirmCheckout: {
    ...checkout,
    method: 'POST',
    path: '/embedded-checkout/checkouts/{session}/confirm',
    summary: 'Confirms or refuses a payment in the embedded checkout',
    body: json(confirmRequestSchema),
  },
  getPortal: {
    ...portal,
    method: 'GET',
    path: '/embedded-checkout/portals/{session}',
    summary: 'Gets the contents of the subscription page',
    refusals: nowhere,
  },
  changePlan: {
    ...portal,
    method: 'POST',
    path: '/embedded-checkout/portals/{session}/plan',
    summary: 'Changes the plan in the embedded checkout',
    body: json(changePlanRequestSchema),
  },
  setRenewal: {
    ...portal,
    method: 'POST',
    path: '/embedded-checkout/portals/{session}/renewal',
    summary: 'Sets whether the subscription renews after its period',
    body: json(renewalRequestSchema),
  },
  endPeriod: {
    ...portal,
    method: 'POST',
    path: '/embedded-checkout/portals/{session}/period-end',
    summary: 'Ends the current period now, as a test',
  },
  saveCard: {
    ...portal,
    method: 'POST',
    path: '/embedded-checkout/portals/{session}/card',
    summary: 'Updates the card in the embedded checkout',
    body: json(cardSchema),
  },
  confirmCard: {
    ...portal,
    method: 'POST',
    path: '/embedded-checkout/portals/{session}/confirm',
    summary: 'Confirms or refuses a new card in the embedded checkout',
    body: json(confirmRequestSchema),
  },
} as const satisfies Operations;
