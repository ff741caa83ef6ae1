import { Stripe } from 'stripe';

import { type PaymentEvent, PaymentSignatureError } from '#server/ports/payments.ts';

/** Seconds that may lie between the signature and its arrival, as Stripe recommends. */
const TOLERANCE_SECONDS = 300;

/** An event as it arrived, and what it is checked against. */
interface Arrival {
  readonly body: Buffer;
  readonly signature: string;
  readonly secret: string;
  /** Unix time in milliseconds. */
  readonly receivedAt: number;
}

/** Reads an event of either driver, once its signature holds; throws PaymentSignatureError. */
export function readSignedEvent({ body, signature, secret, receivedAt }: Arrival): PaymentEvent {
  try {
    const { id, type, data } = Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      receivedAt,
    );
    return { id, type, customerId: customerOf(data.object) };
  } catch (error) {
    throw new PaymentSignatureError('The event is not signed as it should be.', { cause: error });
  }
}

/** Whom an event is about: most objects name their customer, by id or in full. */
function customerOf(object: object): string | null {
  const customer =
    'object' in object && object.object === 'customer'
      ? object
      : 'customer' in object
        ? object.customer
        : null;
  if (typeof customer === 'string') return customer;
  const hasId = typeof customer === 'object' && customer !== null && 'id' in customer;
  return hasId && typeof customer.id === 'string' ? customer.id : null;
}
