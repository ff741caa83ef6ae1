import type { Stripe } from 'stripe';

/** Identifies the portal that `stripe:setup` creates. */
const METADATA = { proviso: 'portal' } as const;
const PAGE = 100;

/** A product and the prices its subscribers may change to. */
export interface OfferedPrice {
  readonly productId: string;
  readonly priceId: string;
}

/** The portal created for this product; undefined when the account's default should be used. */
export async function findPortalConfiguration(
  stripe: Stripe,
): Promise<Stripe.BillingPortal.Configuration | undefined> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: PAGE });
  return data.find(({ metadata }) => metadata?.['proviso'] === METADATA.proviso);
}

/** A portal in which a larger plan applies immediately, and a smaller one or a cancellation from the next period on. */
export function portalConfiguration(offered: readonly OfferedPrice[]) {
  return {
    metadata: METADATA,
    features: {
      customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
        trial_update_behavior: 'continue_trial',
        products: offered.map(({ productId, priceId }) => ({
          product: productId,
          prices: [priceId],
        })),
      },
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams;
}
