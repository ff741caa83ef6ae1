import type { ActingProfile } from '#server/account.ts';
import { type Payments, PaymentSignatureError } from '#server/ports/payments.ts';

import { signatureInvalid } from './errors.ts';
import type { HandledEvents } from './handled-events.ts';
import type { RefreshPlan } from './refresh-plan.ts';

/** The event of a saved card, which changes no plan. */
const CARD_SAVED = 'payment_method.attached';

interface Dependencies {
  readonly events: HandledEvents;
  readonly payments: Pick<Payments, 'readEvent'>;
  readonly refreshPlan: RefreshPlan;
}

/** Receives an event. A person is named as acting only where it reports what they did on one of our own pages. */
export type ReceiveEvent = (
  body: Buffer,
  signature: string,
  acting?: ActingProfile,
) => Promise<void>;

/**
 * Handles a payment service event. An event only tells whose state to query and is not trusted further: events can
 * arrive late, twice or in any order.
 */
export function createReceiveEvent({ events, payments, refreshPlan }: Dependencies): ReceiveEvent {
  return async (body, signature, acting) => {
    const event = readEvent(payments, body, signature);
    if (await events.has(event)) return;
    if (event.type === CARD_SAVED) return events.addSavedCard(event, acting);
    if (event.customerId !== null) await refreshPlan(event.customerId, acting);
    await events.add(event);
  };
}

function readEvent(payments: Pick<Payments, 'readEvent'>, body: Buffer, signature: string) {
  try {
    return payments.readEvent(body, signature);
  } catch (error) {
    throw error instanceof PaymentSignatureError ? signatureInvalid() : error;
  }
}
