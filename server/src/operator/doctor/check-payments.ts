import { PLAN_OFFERS } from '@proviso/contracts';
import { Stripe } from 'stripe';

import type { Configuration } from '#server/config/configuration.ts';
import { lookupKeyOf } from '#server/drivers/payments/stripe/lookup-keys.ts';
import { openStripe } from '#server/drivers/payments/stripe/open-stripe.ts';

import { reasonOf, type Verdict, verdictsFor } from './verdict.ts';

const { ok, warning, failure } = verdictsFor('Payments');

/** Who takes payments, and whether they are real. */
export async function checkPayments(configuration: Configuration): Promise<Verdict[]> {
  const { secretKey, apiBase } = configuration.stripe;
  if (configuration.billing.mode === 'off') return [ok('billing is off: nothing is limited')];
  if (secretKey === undefined) return [ok('the embedded checkout: test cards, no money')];
  const isLive = /^[rs]k_live_/.test(secretKey);
  const mode = isLive ? 'live mode, real money' : 'test mode, no money';
  const prices = await countPrices(openStripe({ secretKey, apiBase }), mode);
  return isLive ? [prices, ...checkPublicAddress(configuration)] : [prices];
}

async function countPrices(stripe: Stripe, mode: string): Promise<Verdict> {
  const keys = PLAN_OFFERS.map(({ id }) => lookupKeyOf(id));
  try {
    const { data } = await stripe.prices.list({ lookup_keys: keys, active: true, limit: 10 });
    if (data.length >= keys.length) return ok(`Stripe in ${mode}, with its ${data.length} prices`);
    return failure(`Stripe in ${mode} lacks prices: run npm run stripe:setup.`);
  } catch (error) {
    return explain(error, mode);
  }
}

function explain(error: unknown, mode: string): Verdict {
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return failure(`Stripe (${mode}) refuses the key. Set STRIPE_SECRET_KEY to a current one.`);
  }
  if (error instanceof Stripe.errors.StripePermissionError) {
    return warning(`Stripe (${mode}) does not let this restricted key read prices.`);
  }
  return failure(`Stripe (${mode}) cannot be asked (${reasonOf(error)}). Look at the network.`);
}

/** Without an address that Stripe can reach, plans do not follow payments. */
function checkPublicAddress({ publicOrigin }: Configuration): Verdict[] {
  if (publicOrigin.startsWith('https:')) return [];
  return [failure('Stripe tells of payments by https alone: set PUBLIC_URL to an https address.')];
}
