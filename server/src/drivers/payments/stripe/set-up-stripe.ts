import { PLAN_OFFERS, type PlanOffer } from '@proviso/contracts';
import type { Stripe } from 'stripe';

import { lookupKeyOf } from './lookup-keys.ts';
import {
  findPortalConfiguration,
  type OfferedPrice,
  portalConfiguration,
} from './portal-configuration.ts';

const CURRENCY = 'usd';

/** Creates whichever products, prices and portal are missing; idempotent. */
export async function setUpStripe(stripe: Stripe): Promise<readonly string[]> {
  const offered: OfferedPrice[] = [];
  for (const offer of PLAN_OFFERS) offered.push(await setUpPrice(stripe, offer));
  const portal = portalConfiguration(offered);
  const existing = await findPortalConfiguration(stripe);
  await (existing === undefined
    ? stripe.billingPortal.configurations.create(portal)
    : stripe.billingPortal.configurations.update(existing.id, portal));
  return PLAN_OFFERS.map(
    ({ id, price }, index) => `${lookupKeyOf(id)}: $${price} a month (${offered[index]?.priceId})`,
  );
}

/** The price by its lookup key; if the existing one costs something else, a new price takes over the key. */
async function setUpPrice(stripe: Stripe, offer: PlanOffer): Promise<OfferedPrice> {
  const key = lookupKeyOf(offer.id);
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [found] = data;
  if (found !== undefined && matchesOffer(found, offer)) {
    return { productId: productIdOf(found), priceId: found.id };
  }
  const productId = found === undefined ? await createProduct(stripe, offer) : productIdOf(found);
  const price = await stripe.prices.create(priceParameters(offer, productId), {
    idempotencyKey: `price-${key}-${offer.price}-${found?.id ?? 'first'}`,
  });
  return { productId, priceId: price.id };
}

async function createProduct(stripe: Stripe, offer: PlanOffer): Promise<string> {
  const product = {
    name: `Proviso ${offer.name}`,
    description: offer.description,
    metadata: { proviso_plan: offer.id },
  } satisfies Stripe.ProductCreateParams;
  const { id } = await stripe.products.create(product, { idempotencyKey: `product-${offer.id}` });
  return id;
}

function priceParameters(offer: PlanOffer, productId: string) {
  return {
    product: productId,
    currency: CURRENCY,
    unit_amount: offer.price * 100,
    recurring: { interval: offer.period },
    lookup_key: lookupKeyOf(offer.id),
    transfer_lookup_key: true,
    metadata: { proviso_plan: offer.id },
  } satisfies Stripe.PriceCreateParams;
}

function matchesOffer(
  { currency, unit_amount: amount, recurring }: Stripe.Price,
  offer: PlanOffer,
) {
  return (
    currency === CURRENCY && amount === offer.price * 100 && recurring?.interval === offer.period
  );
}

function productIdOf({ product }: Stripe.Price): string {
  return typeof product === 'string' ? product : product.id;
}
