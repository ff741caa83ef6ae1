import { describeDatabases, type TestDatabases } from '@proviso/database/testing';
import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { expect, it } from 'vitest';

import { createFeatures } from '#server/features.ts';
import { startCheckout, statusOf } from '#server/testing/buyer.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startStripeStandIn } from '#server/testing/start-stripe-stand-in.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const WEBHOOK_SECRET = 'whsec_of_a_test';
const NOW = Date.UTC(2031, 0, 5);

function list(...data: object[]) {
  return { object: 'list', data, has_more: false };
}

/** A running subscription to the larger plan. */
const SUBSCRIPTION = {
  id: 'sub_1',
  object: 'subscription',
  status: 'active',
  cancel_at: null,
  cancel_at_period_end: false,
  items: list({
    id: 'si_1',
    price: { id: 'price_1', object: 'price', lookup_key: 'proviso_pro_monthly', metadata: {} },
    current_period_start: NOW / 1000,
    current_period_end: NOW / 1000 + 30 * 86_400,
  }),
};

/** A server that sells through Stripe, and a user who has not bought anything yet. */
async function startShop(databases: TestDatabases) {
  const stripe = await startStripeStandIn();
  const { app, dependencies } = await startTestServer(databases, {
    background: false,
    clock: { now: () => NOW },
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_1234567890',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: stripe.url,
    },
  });
  const person = await signUp(app, 'anna@example.com');
  stripe.answer('GET /v1/subscriptions', list());
  stripe.answer('GET /v1/checkout/sessions', list());
  stripe.answer('GET /v1/prices', list({ id: 'price_1', object: 'price' }));
  stripe.answer('POST /v1/checkout/sessions', { id: 'cs_1', url: 'https://checkout.test/1' });
  stripe.answer('POST /v1/customers', { id: 'cus_1', object: 'customer' });
  return {
    person,
    dependencies,
    buy: async () => {
      await startCheckout(person, 'pro');
      stripe.answer('GET /v1/subscriptions', list(SUBSCRIPTION));
      await reportPayment(app, 'cus_1');
    },
  };
}

async function reportPayment(app: FastifyInstance, customer: string) {
  const object = { object: 'invoice', customer };
  const event = { id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object } };
  const payload = JSON.stringify(event);
  const signed = { payload, secret: WEBHOOK_SECRET, timestamp: NOW / 1000 };
  const signature = Stripe.webhooks.generateTestHeaderString(signed);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const url = '/api/billing/webhook';
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  expect(answer.statusCode).toBe(200);
}

describeDatabases('a purchase in one set of books', (_open, databases) => {
  it('survives a start with those of another payment service', async () => {
    const { person, dependencies, buy } = await startShop(databases);
    await buy();
    const bought = await statusOf(person);
    expect(bought).toMatchObject({ plan: 'pro', subscription: { state: 'active' } });
    const { payments } = dependencies;
    if (payments === null) throw new Error('expected payments');
    const mistaken = { ...dependencies, payments: { ...payments, books: 'stripe_live' as const } };
    await createFeatures(mistaken).billing?.reconcile();
    expect((await statusOf(person)).plan).toBe('free');
    await createFeatures(dependencies).billing?.reconcile();
    expect(await statusOf(person)).toEqual(bought);
  });

  it('reaches an account that is also a customer in another', async () => {
    const { person, dependencies, buy } = await startShop(databases);
    const other = {
      profile_id: person.profileId,
      books: 'embedded',
      customer_id: 'cus_0',
    } as const;
    await dependencies.database.insertInto('billing_accounts').values(other).execute();
    await buy();
    expect((await statusOf(person)).plan).toBe('pro');
  });
});
