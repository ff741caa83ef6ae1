import { describe, expect, it } from 'vitest';

import { startStripeStandIn } from '#server/testing/start-stripe-stand-in.ts';
import { list, PRICE } from '#server/testing/stripe-answers.ts';

import { openStripe } from './open-stripe.ts';
import { setUpStripe } from './set-up-stripe.ts';

describe('Stripe setup', () => {
  it('creates what is missing, keeps matching prices and updates the existing portal', async () => {
    const stripe = await startStripeStandIn();
    const client = openStripe({ secretKey: 'sk_test_1234567890', apiBase: stripe.url });
    stripe.answer('GET /v1/prices', list());
    stripe.answer('POST /v1/products', { id: 'prod_1' });
    stripe.answer('POST /v1/prices', { id: 'price_1' });
    stripe.answer('GET /v1/billing_portal/configurations', list());
    stripe.answer('POST /v1/billing_portal/configurations', { id: 'bpc_1' });
    await setUpStripe(client);
    const prices = stripe.requests.filter(({ call }) => call === 'POST /v1/prices');
    expect(prices.map(({ parameters }) => parameters)).toEqual(
      [
        ['starter', '1900'],
        ['pro', '4900'],
      ].map(([plan, amount]) => ({
        product: 'prod_1',
        currency: 'usd',
        unit_amount: amount,
        'recurring[interval]': 'month',
        lookup_key: `proviso_${plan}_monthly`,
        transfer_lookup_key: 'true',
        'metadata[proviso_plan]': plan,
      })),
    );
    expect(stripe.requests.at(-1)?.parameters).toMatchObject({
      'features[subscription_cancel][mode]': 'at_period_end',
      'features[subscription_update][products][0][prices][0]': 'price_1',
      'features[subscription_update][schedule_at_period_end][conditions][0][type]':
        'decreasing_item_amount',
    });

    const before = stripe.requests.length;
    stripe.answer('GET /v1/prices', list(PRICE));
    stripe.answer(
      'GET /v1/billing_portal/configurations',
      list({ id: 'bpc_1', metadata: { proviso: 'portal' } }),
    );
    stripe.answer('POST /v1/billing_portal/configurations/bpc_1', { id: 'bpc_1' });
    await setUpStripe(client);
    // The stand-in has only one plan's price: the other plan's costs something else and is created again.
    expect(stripe.requests.slice(before).map(({ call }) => call)).toEqual([
      'GET /v1/prices',
      'GET /v1/prices',
      'POST /v1/prices',
      'GET /v1/billing_portal/configurations',
      'POST /v1/billing_portal/configurations/bpc_1',
    ]);
  });
});
