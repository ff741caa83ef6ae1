import { Stripe } from 'stripe';

import { type PaymentEvent, PaymentSignatureError } from '#server/ports/payments.ts';

/** The most seconds between an event's signature and its arrival, as recommended by Stripe. */
const TOLERANCE_SECONDS = 300;

/** An event as received, and what it is verified against. */
interface ReceivedEvent {
  readonly body: Buffer;
  readonly signature: string;
  readonly secret: string;
  /** Unix time in milliseconds. */
  readonly receivedAt: number;
}

/** Verifies the signature of either driver's event and parses it; throws PaymentSignatureError. */
export function readSignedEvent({
  body,
  signature,
  secret,
  receivedAt,
}: ReceivedEvent): PaymentEvent {
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

/** The customer an event concerns: most objects contain it, as an id or in full. */
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
