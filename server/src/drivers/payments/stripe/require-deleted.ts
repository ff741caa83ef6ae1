import { Stripe } from 'stripe';

import { CustomerUnknownError } from '#server/ports/payments.ts';

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

/** Whether Stripe does not, or no longer, have what a request names. */
export function isMissing(error: unknown): error is StripeError {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/** Whether that is the customer, where a request names more. */
export function isMissingCustomer(error: unknown): error is StripeError {
  return isMissing(error) && error.param === 'customer';
}

/**
 * Stripe answers alike for a customer that was deleted and for one of another Stripe account, but remembers the
 * deleted. Rejects with CustomerUnknownError unless this one was deleted: with the wrong key, everybody would otherwise
 * seem to have bought nothing.
 */
export async function requireDeleted(stripe: Stripe, customerId: string): Promise<void> {
  try {
    const { deleted } = await stripe.customers.retrieve(customerId);
    if (deleted === true) return;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  throw new CustomerUnknownError('Stripe does not know a customer that was stored.');
}
