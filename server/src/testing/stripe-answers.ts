/** A price as Stripe tells it: that of the starter plan. */
export const PRICE = {
  id: 'price_starter',
  object: 'price',
  lookup_key: 'proviso_starter_monthly',
  metadata: { proviso_plan: 'starter' },
  currency: 'usd',
  unit_amount: 1900,
  recurring: { interval: 'month' },
  product: 'prod_starter',
};

/** The only page of a list that Stripe answers with. */
export function list(...data: object[]) {
  return { object: 'list', data, has_more: false };
}
