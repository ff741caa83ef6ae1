import type { ActingProfile } from '#server/account.ts';
import type { Logger } from '#server/logging/logger.ts';
import {
  CheckoutRefusedError,
  type EmbeddedCheckoutBackend,
} from '#server/ports/embedded-checkout.ts';

import { pageNotFound, checkoutRefused } from './errors.ts';

interface Dependencies {
  readonly backend: EmbeddedCheckoutBackend;
  /** Billing's webhook handler, below its route: it verifies the signature as for any sender. */
  readonly receiveEvent: (body: Buffer, signature: string, acting?: ActingProfile) => Promise<void>;
  readonly logger: Logger;
}

/**
 * Runs an action of a page. A person is named as acting only for what they did themselves, not for what merely falls
 * due.
 */
export type RunPageAction = <Result>(
  act: () => Promise<Result | undefined>,
  acting?: ActingProfile,
) => Promise<Result>;

/** Delivers pending events to billing; those it does not accept are redelivered by upkeep. */
export function createDeliverEvents({ backend, receiveEvent, logger }: Dependencies) {
  return async (acting?: ActingProfile): Promise<void> => {
    await backend
      .deliverEvents(({ body, signature }) => receiveEvent(body, signature, acting))
      .catch((error: unknown) => logger.error({ error }, 'an event could not be delivered'));
  };
}

/** Performs an action on a hosted page, and notifies billing before the user gets the answer. */
export function createRunPageAction(dependencies: Dependencies): RunPageAction {
  const deliverEvents = createDeliverEvents(dependencies);
  return async (act, acting) => {
    try {
      const result = await act();
      if (result === undefined) throw pageNotFound();
      await deliverEvents(acting);
      return result;
    } catch (error) {
      throw error instanceof CheckoutRefusedError ? checkoutRefused(error) : error;
    }
  };
}
