import type { CheckoutRefusedError } from '#server/ports/embedded-checkout.ts';
import { Refusal } from '#server/refusals/refusal.ts';

/** Also the answer for someone else's page, so that it does not reveal whether that exists. */
export function pageNotFound(): Refusal {
  const message = 'This page does not exist or is not open any more.';
  return new Refusal('not-found', 'embedded_checkout.not_found', message);
}

/** A refusal by the page itself. */
export function checkoutRefused({ code, message }: CheckoutRefusedError): Refusal {
  return new Refusal('unreadable', `embedded_checkout.${code}`, message);
}
