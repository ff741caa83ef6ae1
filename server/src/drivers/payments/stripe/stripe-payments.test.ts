import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';

import {
  CustomerUnknownError,
  PaymentSignatureError,
  PaymentsUnavailableError,
} from '#server/ports/payments.ts';
import { startStripeStandIn } from '#server/testing/start-stripe-stand-in.ts';
import { list, PRICE } from '#server/testing/stripe-answers.ts';

import { itHandlesDeletedCustomers } from '../payments.contract.ts';
import { createStripePayments } from './stripe-payments.ts';

const SECRET_KEY = 'sk_test_1234567890';
const LIVE_KEY = 'rk_live_1234567890';
const WEBHOOK_SECRET = 'whsec_of_a_test';
const NOW = Date.UTC(2031, 0, 5);
const SUBSCRIPTION = {
  id: 'sub_1',
  object: 'subscription',
  status: 'trialing',
  cancel_at: null,
  cancel_at_period_end: false,
  items: {
    object: 'list',
    data: [{ id: 'si_1', price: PRICE, current_period_start: 1000, current_period_end: 2000 }],
  },
};

async function createPayments(secretKey = SECRET_KEY) {
  const stripe = await startStripeStandIn();
  const payments = createStripePayments({
    secretKey,
    webhookSecret: WEBHOOK_SECRET,
    apiBase: stripe.url,
    clock: { now: () => NOW },
  });
  const lastRequest = () => stripe.requests.at(-1);
  return { stripe, payments, lastRequest };
}

const ORDER = {
  customerId: 'cus_1',
  reference: 'account-1',
  plan: 'starter',
  trialDays: 14,
  successUrl: 'https://scan.example.com/settings?checkout=success&plan=starter',
  cancelUrl: 'https://scan.example.com/settings?checkout=cancelled',
} as const;

describe.each([SECRET_KEY, LIVE_KEY])('payments through Stripe with the key %s', (key) => {
  itHandlesDeletedCustomers(async () => {
    const { stripe, payments } = await createPayments(key);
    stripe.answer('GET /v1/prices', list(PRICE));
    stripe.answer('GET /v1/billing_portal/configurations', list());
    for (const call of ['GET /v1/subscriptions', 'GET /v1/checkout/sessions']) {
      stripe.answer(call, list({ ...SUBSCRIPTION, customer: 'cus_1' }));
    }
    stripe.answer('POST /v1/checkout/sessions', { id: 'cs_1', url: 'https://checkout.stripe.com' });
    stripe.answer('POST /v1/billing_portal/sessions', { url: 'https://billing.stripe.com' });
    stripe.forget('cus_1');
    return { payments, gone: 'cus_1' };
  });
});

describe('payments through Stripe', () => {
  it('do not take customers of another Stripe account for deleted ones where money moves', async () => {
    const { stripe, payments } = await createPayments(LIVE_KEY);
    stripe.answer('GET /v1/prices', list(PRICE));
    stripe.answer('GET /v1/billing_portal/configurations', list());
    const foreign = 'cus_of_another_account';
    for (const request of [
      payments.listSubscriptions(foreign),
      payments.listCheckouts(foreign),
      payments.deleteCustomer(foreign),
    ]) {
      await expect(request).rejects.toBeInstanceOf(CustomerUnknownError);
    }
  });

  it('use the pinned API version, and send no telemetry and no customer data except the email and the account', async () => {
    const { stripe, payments, lastRequest } = await createPayments();
    stripe.answer('POST /v1/customers', { id: 'cus_1', object: 'customer' });
    const anna = { email: 'anna@example.com', profileId: 7 };
    expect(await payments.createCustomer(anna, 'customer-1')).toBe('cus_1');
    expect(lastRequest()).toMatchObject({
      call: 'POST /v1/customers',
      parameters: { email: 'anna@example.com', 'metadata[proviso_profile_id]': '7' },
      headers: {
        authorization: `Bearer ${SECRET_KEY}`,
        'stripe-version': '2026-10-28.endive',
        'idempotency-key': expect.stringMatching(/^customer-1-[\da-f]{16}$/),
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(lastRequest()?.headers).not.toHaveProperty('x-stripe-client-telemetry');
    await payments.createCustomer({ email: null, profileId: 8 }, 'customer-2');
    expect(lastRequest()?.parameters).toEqual({ 'metadata[proviso_profile_id]': '8' });
  });

  it('create a customer with a key for its parameters, so that a verified address is no contradiction', async () => {
    const { stripe, payments, lastRequest } = await createPayments();
    stripe.answer('POST /v1/customers', { id: 'cus_1', object: 'customer' });
    const keys: unknown[] = [];
    for (const email of [null, 'anna@example.com', null]) {
      await payments.createCustomer({ email, profileId: 7 }, 'customer-1');
      keys.push(lastRequest()?.headers['idempotency-key']);
    }
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
  });

  it('require no card for a trial, which is canceled if none is added, and always require one without a trial', async () => {
    const { stripe, payments, lastRequest } = await createPayments();
    stripe.answer('GET /v1/prices', list(PRICE));
    stripe.answer('POST /v1/checkout/sessions', {
      id: 'cs_1',
      url: 'https://checkout.stripe.com/1',
    });
    expect(await payments.createCheckout(ORDER, 'checkout-1')).toBe(
      'https://checkout.stripe.com/1',
    );
    expect(lastRequest()?.headers['idempotency-key']).toBe('checkout-1');
    expect(lastRequest()?.parameters).toEqual({
      mode: 'subscription',
      customer: 'cus_1',
      client_reference_id: 'account-1',
      'line_items[0][price]': 'price_starter',
      'line_items[0][quantity]': '1',
      payment_method_collection: 'if_required',
      'subscription_data[metadata][proviso_plan]': 'starter',
      'subscription_data[trial_period_days]': '14',
      'subscription_data[trial_settings][end_behavior][missing_payment_method]': 'cancel',
      'metadata[proviso_plan]': 'starter',
      success_url: ORDER.successUrl,
      cancel_url: ORDER.cancelUrl,
    });
    await payments.createCheckout({ ...ORDER, trialDays: 0 }, 'checkout-2');
    expect(lastRequest()?.parameters).toMatchObject({ payment_method_collection: 'always' });
    expect(lastRequest()?.parameters).not.toHaveProperty('subscription_data[trial_period_days]');
  });

  it('list subscriptions of every status with plan, period and end date', async () => {
    const { stripe, payments, lastRequest } = await createPayments();
    const over = { ...SUBSCRIPTION, id: 'sub_0', status: 'canceled' };
    const ending = { ...SUBSCRIPTION, id: 'sub_2', status: 'active', cancel_at_period_end: true };
    const unknown = { ...SUBSCRIPTION, id: 'sub_3', status: 'something_new' };
    stripe.answer('GET /v1/subscriptions', list(SUBSCRIPTION, over, ending, unknown));
    const subscriptions = await payments.listSubscriptions('cus_1');
    expect(lastRequest()?.parameters).toEqual({ customer: 'cus_1', status: 'all', limit: '100' });
    const period = { plan: 'starter', periodStart: 1_000_000, periodEnd: 2_000_000 };
    expect(subscriptions).toEqual([
      { id: 'sub_1', state: 'trialing', endsAt: null, ...period },
      { id: 'sub_0', state: 'over', endsAt: null, ...period },
      { id: 'sub_2', state: 'active', endsAt: 2_000_000, ...period },
      { id: 'sub_3', state: 'dormant', endsAt: null, ...period },
    ]);
  });

  it('open the configured portal at the confirmation of a plan change', async () => {
    const { stripe, payments, lastRequest } = await createPayments();
    const portal = { id: 'bpc_1', metadata: { proviso: 'portal' } };
    stripe.answer(
      'GET /v1/billing_portal/configurations',
      list({ id: 'bpc_0', metadata: {} }, portal),
    );
    stripe.answer('GET /v1/prices', list({ ...PRICE, id: 'price_pro' }));
    stripe.answer('GET /v1/subscriptions/sub_1', SUBSCRIPTION);
    stripe.answer('POST /v1/billing_portal/sessions', { url: 'https://billing.stripe.com/1' });
    const visit = { customerId: 'cus_1', returnUrl: 'https://scan.example.com/settings' };
    const change = { subscriptionId: 'sub_1', plan: 'pro' } as const;
    expect(await payments.createPortal({ ...visit, change })).toBe('https://billing.stripe.com/1');
    expect(lastRequest()?.parameters).toEqual({
      customer: 'cus_1',
      return_url: visit.returnUrl,
      configuration: 'bpc_1',
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][subscription]': 'sub_1',
      'flow_data[subscription_update_confirm][items][0][id]': 'si_1',
      'flow_data[subscription_update_confirm][items][0][price]': 'price_pro',
      'flow_data[subscription_update_confirm][items][0][quantity]': '1',
      'flow_data[after_completion][type]': 'redirect',
      'flow_data[after_completion][redirect][return_url]': visit.returnUrl,
    });
  });

  it('list checkouts and expire an open one', async () => {
    const { stripe, payments, lastRequest } = await createPayments();
    const open = {
      id: 'cs_2',
      status: 'open',
      url: 'https://checkout.stripe.com/2',
      metadata: { proviso_plan: 'pro' },
    };
    const done = { id: 'cs_1', status: 'complete', url: null, metadata: {} };
    stripe.answer('GET /v1/checkout/sessions', list(open, done));
    stripe.answer('POST /v1/checkout/sessions/cs_2/expire', { ...open, status: 'expired' });
    expect(await payments.listCheckouts('cus_1')).toEqual([
      { id: 'cs_2', plan: 'pro', isOpen: true, url: open.url },
      { id: 'cs_1', plan: null, isOpen: false, url: null },
    ]);
    await payments.expireCheckout('cs_2');
    expect(lastRequest()?.call).toBe('POST /v1/checkout/sessions/cs_2/expire');
  });

  it('delete a customer even if already gone, and report when Stripe is not set up or refuses a request', async () => {
    const { stripe, payments } = await createPayments();
    expect(await payments.listSubscriptions('cus_gone')).toEqual([]);
    await payments.deleteCustomer('cus_gone');
    stripe.answer('DELETE /v1/customers/cus_1', { id: 'cus_1', deleted: true });
    await payments.deleteCustomer('cus_1');
    expect(stripe.requests.map(({ call }) => call)).toEqual([
      'GET /v1/subscriptions',
      'DELETE /v1/customers/cus_gone',
      'DELETE /v1/customers/cus_1',
    ]);
    stripe.answer('GET /v1/prices', list());
    await expect(payments.createCheckout(ORDER, 'x')).rejects.toThrow(/npm run stripe:setup/);
    stripe.answer('GET /v1/subscriptions', { error: { type: 'invalid_request_error' } }, 401);
    await expect(payments.listSubscriptions('cus_1')).rejects.toBeInstanceOf(
      PaymentsUnavailableError,
    );
  });

  it('read only the customer ID from events, and reject events with a wrong signature', async () => {
    const { payments } = await createPayments();
    const read = (object: object, secret = WEBHOOK_SECRET) => {
      const payload = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'invoice.paid',
        data: { object },
      });
      const timestamp = NOW / 1000;
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return payments.readEvent(Buffer.from(payload), header).customerId;
    };
    expect(read({ object: 'invoice', customer: 'cus_1' })).toBe('cus_1');
    expect(read({ object: 'invoice', customer: { id: 'cus_2', object: 'customer' } })).toBe(
      'cus_2',
    );
    expect(read({ object: 'customer', id: 'cus_3' })).toBe('cus_3');
    expect(read({ object: 'charge', customer: 'cus_4', refunded: true })).toBe('cus_4');
    expect(read({ object: 'product', id: 'prod_1' })).toBeNull();
    expect(() => read({ object: 'customer', id: 'cus_3' }, 'whsec_another')).toThrow(
      PaymentSignatureError,
    );
  });
});
