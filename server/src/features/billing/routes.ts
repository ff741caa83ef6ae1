import { checkoutRequestSchema, type PaidPlan } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import type { ProfileRecord } from '#server/account.ts';
import { accountOf, profileOf } from '#server/http/account-of.ts';
import { parse } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';

import { reachPayments } from './reach-payments.ts';
import type { Buyer } from './start-checkout.ts';

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
      const reach = reachPayments(request.log);
      return { url: await reach(() => startCheckout(buyer, plan)) };
    });

    routes.post('/billing/portal-session', limits, async (request) => {
      const profile = profileOf(request);
      const reach = reachPayments(request.log);
      return { url: await reach(() => openPortal(profile)) };
    });
  };
}
