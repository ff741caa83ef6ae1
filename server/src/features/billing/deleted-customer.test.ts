import { describeDatabases, type TestDatabases } from '@proviso/database/testing';
import { Stripe } from 'stripe';
import { expect, it } from 'vitest';

import { createFeatures } from '#server/features.ts';
import { startCheckout, buy, refusalOf, statusOf } from '#server/testing/buyer.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startStripeStandIn } from '#server/testing/start-stripe-stand-in.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const WEBHOOK_SECRET = 'whsec_of_a_test';

/** A user who once started a purchase at Stripe and whose customer has since been deleted there. */
async function startWithDeletedCustomer(databases: TestDatabases) {
  const stripe = await startStripeStandIn();
  const { app } = await startTestServer(databases, {
    background: false,
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_1234567890',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: stripe.url,
    },
  });
  const person = await signUp(app, 'anna@example.com');
  const nothing = { object: 'list', data: [], has_more: false };
  stripe.answer('GET /v1/subscriptions', nothing);
  stripe.answer('GET /v1/checkout/sessions', nothing);
  stripe.answer('GET /v1/billing_portal/configurations', nothing);
  stripe.answer('GET /v1/prices', { ...nothing, data: [{ id: 'price_1', object: 'price' }] });
  stripe.answer('POST /v1/checkout/sessions', { id: 'cs_1', url: 'https://checkout.test/1' });
  stripe.answer('POST /v1/billing_portal/sessions', { url: 'https://billing.test/1' });
  stripe.answer('POST /v1/customers', { id: 'cus_1', object: 'customer' });
  await startCheckout(person, 'starter');
  stripe.forget('cus_1');
  stripe.answer('POST /v1/customers', { id: 'cus_2', object: 'customer' });
  return { stripe, app, person };
}

describeDatabases('a customer deleted at the payment service', (_open, databases) => {
  it('has nothing to manage and can buy again as a new customer', async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    await buy(person, 'starter');
    const { customer_id: gone } = await dependencies.database
      .selectFrom('billing_accounts')
      .select('customer_id')
      .executeTakeFirstOrThrow();
    await dependencies.payments?.deleteCustomer(gone);
    await createFeatures(dependencies).embeddedCheckout?.settleDue();
    expect(await statusOf(person)).toMatchObject({ plan: 'free', subscription: null });
    const portal = await person.post('/api/billing/portal-session', {});
    expect(refusalOf(portal)).toBe('409 billing.no_subscription');
    await buy(person, 'pro');
    expect(await statusOf(person)).toMatchObject({ plan: 'pro' });
  });

  it('loses the plan even if no event arrived', async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    await buy(person, 'pro');
    await dependencies.database.deleteFrom('embedded_customers').execute();
    await startCheckout(person, 'starter');
    expect(await statusOf(person)).toMatchObject({ plan: 'free', subscription: null });
  });

  it('becomes a new Stripe customer under a new idempotency key', async () => {
    const { stripe, app, person } = await startWithDeletedCustomer(databases);
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'customer.deleted',
      data: { object: { id: 'cus_1', object: 'customer' } },
    });
    const secret = WEBHOOK_SECRET;
    const told = await app.inject({
      method: 'POST',
      url: '/api/billing/webhook',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
      payload,
    });
    expect(told.statusCode).toBe(200);
    const portal = await person.post('/api/billing/portal-session', {});
    expect(refusalOf(portal)).toBe('409 billing.no_subscription');
    await Promise.all([startCheckout(person, 'starter'), startCheckout(person, 'starter')]);
    await startCheckout(person, 'starter');
    const made = stripe.requests.filter(({ call }) => call === 'POST /v1/customers');
    const keys = new Set(made.map(({ headers }) => headers['idempotency-key']));
    const digest = /-[\da-f]{16}$/;
    expect([...keys].map((key) => String(key).replace(digest, ''))).toEqual([
      `customer-${person.userId}`,
      `customer-${person.userId}-after-cus_1`,
    ]);
    expect(stripe.requests.at(-1)?.parameters).toMatchObject({ customer: 'cus_2' });
  });
});
