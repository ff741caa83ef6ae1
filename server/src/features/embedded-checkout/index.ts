import type { FastifyPluginAsync } from 'fastify';

import type { BillingFeature } from '#server/features/billing/index.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { EmbeddedCheckoutBackend } from '#server/ports/embedded-checkout.ts';

import { embeddedCheckoutRoutes } from './routes.ts';
import { createRunPageAction, createDeliverEvents } from './run-page-action.ts';

export { embeddedCheckoutOperations } from './operations.ts';

interface Dependencies {
  readonly backend: EmbeddedCheckoutBackend;
  readonly billing: Pick<BillingFeature, 'findCustomer' | 'receiveEvent'>;
  readonly logger: Logger;
}

/** The embedded checkout's hosted pages, and the passage of subscription periods. */
export interface EmbeddedCheckoutFeature {
  readonly routes: FastifyPluginAsync;
  readonly settleDue: () => Promise<void>;
}

export function createEmbeddedCheckout({
  backend,
  billing,
  logger,
}: Dependencies): EmbeddedCheckoutFeature {
  const { findCustomer, receiveEvent } = billing;
  const parts = { backend, receiveEvent, logger };
  const deliverEvents = createDeliverEvents(parts);
  return {
    routes: embeddedCheckoutRoutes({
      backend,
      findCustomer,
      runPageAction: createRunPageAction(parts),
    }),
    async settleDue() {
      await backend.settleDue();
      await deliverEvents();
    },
  };
}
