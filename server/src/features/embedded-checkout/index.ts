import type { FastifyPluginAsync } from 'fastify';

import type { BillingFeature } from '#server/features/billing/index.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { EmbeddedCheckoutDesk } from '#server/ports/embedded-checkout.ts';

import { createCarryOut, createTellEvents } from './carry-out.ts';
import { embeddedCheckoutRoutes } from './routes.ts';

export { embeddedCheckoutOperations } from './operations.ts';

interface Dependencies {
  readonly desk: EmbeddedCheckoutDesk;
  readonly billing: Pick<BillingFeature, 'findCustomer' | 'receiveEvent'>;
  readonly logger: Logger;
}

/** The embedded checkout's hosted pages, and the passage of subscription periods. */
export interface EmbeddedCheckoutFeature {
  readonly routes: FastifyPluginAsync;
  readonly settleDue: () => Promise<void>;
}

export function createEmbeddedCheckout({
  desk,
  billing,
  logger,
}: Dependencies): EmbeddedCheckoutFeature {
  const { findCustomer, receiveEvent } = billing;
  const parts = { desk, receiveEvent, logger };
  const tellEvents = createTellEvents(parts);
  return {
    routes: embeddedCheckoutRoutes({ desk, findCustomer, carryOut: createCarryOut(parts) }),
    async settleDue() {
      await desk.settleDue();
      await tellEvents();
    },
  };
}
