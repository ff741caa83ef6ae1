import { checkoutRequestSchema, type PaidPlan } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import type { ProfileRecord } from '#server/account.ts';
import { accountOf, profileOf } from '#server/http/account-of.ts';
import { parse } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';

import type { Buyer } from './start-checkout.ts';
import { withPaymentErrors } from './with-payment-errors.ts';

interface Dependencies {
  readonly startCheckout: (buyer: Buyer, plan: PaidPlan) => Promise<string>;
  readonly openPortal: (profile: ProfileRecord) => Promise<string>;
}

export function billingRoutes({ startCheckout, openPortal }: Dependencies): FastifyPluginAsync {
  const limits = { config: costlyWork };
  return async (routes) => {
    routes.post('/checkout/create-checkout-session', limits, async (request) => {
      const { email, isEmailProven } = accountOf(request).principal;
      const buyer = { profile: profileOf(request), email: isEmailProven ? email : null };
      const { plan } = parse(checkoutRequestSchema, request.body);
      const call = withPaymentErrors(request.log);
      return { url: await call(() => startCheckout(buyer, plan)) };
    });

    routes.post('/billing/portal-session', limits, async (request) => {
      const profile = profileOf(request);
      const call = withPaymentErrors(request.log);
      return { url: await call(() => openPortal(profile)) };
    });
  };
}
