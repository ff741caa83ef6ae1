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

import { pageNotFound, pageRefused } from './errors.ts';

const session = { session: z.string() };
/** Without the embedded checkout, none of these exist. */
const nowhere = [pathUnknown(), pageNotFound()];
const codes = Object.keys(CHECKOUT_REFUSALS) as CheckoutRefusalCode[];
const refusals = [...nowhere, ...codes.map((code) => pageRefused(new CheckoutRefusedError(code)))];

const checkout = { parameters: session, answers: { 200: json(embeddedCheckoutSchema) }, refusals };
const portal = { parameters: session, answers: { 200: json(embeddedPortalSchema) }, refusals };

/** The test mode checkout's pages: for the web app, and for tests of buying. */
export const embeddedCheckoutOperations = {
  getCheckout: {
    ...checkout,
    method: 'GET',
    path: '/embedded-checkout/checkouts/{session}',
    summary: 'What the payment page shows',
    refusals: nowhere,
  },
  payCheckout: {
    ...checkout,
    method: 'POST',
    path: '/embedded-checkout/checkouts/{session}/pay',
    summary: 'Presses the button of the payment page',
    body: json(payRequestSchema),
  },
  confirmCheckout: {
    ...checkout,
    method: 'POST',
    path: '/embedded-checkout/checkouts/{session}/confirm',
    summary: 'Answers the question of the bank',
    body: json(confirmRequestSchema),
  },
  getPortal: {
    ...portal,
    method: 'GET',
    path: '/embedded-checkout/portals/{session}',
    summary: 'What the page of the subscription shows',
    refusals: nowhere,
  },
  changePlan: {
    ...portal,
    method: 'POST',
    path: '/embedded-checkout/portals/{session}/plan',
    summary: 'Changes the plan',
    body: json(changePlanRequestSchema),
  },
  setRenewal: {
    ...portal,
    method: 'POST',
    path: '/embedded-checkout/portals/{session}/renewal',
    summary: 'Says whether the subscription goes on after its period',
    body: json(renewalRequestSchema),
  },
  endPeriod: {
    ...portal,
    method: 'POST',
    path: '/embedded-checkout/portals/{session}/period-end',
    summary: 'Lets the period end now, to see what comes of it',
  },
  saveCard: {
    ...portal,
    method: 'POST',
    path: '/embedded-checkout/portals/{session}/card',
    summary: 'Changes the card',
    body: json(cardSchema),
  },
} as const satisfies Operations;
