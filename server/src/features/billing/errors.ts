import { Refusal } from '#server/refusals/refusal.ts';

const RETRY_AFTER_SECONDS = 10;

/** The payment service does not answer, or no longer has what was asked for. */
export function paymentsUnavailable(): Refusal {
  const message = 'The payment service cannot be reached at the moment. Please try again.';
  return new Refusal('busy', 'billing.unavailable', message, RETRY_AFTER_SECONDS);
}

/** An account that has never bought anything has nothing to manage. */
export function noSubscription(): Refusal {
  const message = 'There is no subscription to manage yet.';
  return new Refusal('conflict', 'billing.no_subscription', message);
}

/** One answer for every signature error, so that forgers learn nothing. */
export function signatureInvalid(): Refusal {
  const message = 'The signature of this event is not valid.';
  return new Refusal('invalid', 'billing.signature_invalid', message);
}

/** A customer that may be charged belongs to a payment service that is not in use. */
export class CustomerKeptError extends Error {
  override readonly name = 'CustomerKeptError';
  readonly code = 'billing.customer_kept';

  constructor() {
    super('A subscription can only be ended with the key of its payment service.');
  }
}
