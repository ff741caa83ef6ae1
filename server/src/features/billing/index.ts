import type { FastifyPluginAsync } from 'fastify';

import type { Logger } from '#server/logging/logger.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { Database } from '#server/tables/schema.ts';

import { BillingAccounts } from './billing-accounts.ts';
import { createEndSubscription, type EndSubscription } from './end-subscription.ts';
import { createOpenPortal } from './open-portal.ts';
import { createReceiveEvent, type ReceiveEvent } from './receive-event.ts';
import { createReconcile } from './reconcile.ts';
import { createRefreshPlan } from './refresh-plan.ts';
import { returnAddresses } from './return-addresses.ts';
import { billingRoutes } from './routes.ts';
import { createStartCheckout } from './start-checkout.ts';
import { webhookRoute } from './webhook-route.ts';

export { createFindBillingRecord } from './find-billing-record.ts';
export { billingOperations, billingWebhookOperations } from './operations.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Audit;
  readonly payments: Payments;
  readonly logger: Logger;
  readonly publicOrigin: string;
}

/** What accounts buy; their plans follow the payment service's state. */
export interface BillingFeature {
  readonly routes: FastifyPluginAsync;
  /** Not behind the session guard. */
  readonly webhook: FastifyPluginAsync;
  readonly receiveEvent: ReceiveEvent;
  readonly findCustomer: (profileId: number) => Promise<string | undefined>;
  readonly endSubscription: EndSubscription;
  readonly reconcile: () => Promise<void>;
}

export function createBilling(dependencies: Dependencies): BillingFeature {
  const accounts = new BillingAccounts(dependencies);
  const addresses = returnAddresses(dependencies.publicOrigin);
  const parts = { ...dependencies, accounts, addresses };
  const refreshPlan = createRefreshPlan(parts);
  const receiveEvent = createReceiveEvent({ ...parts, refreshPlan });
  return {
    routes: billingRoutes({
      startCheckout: createStartCheckout(parts),
      openPortal: createOpenPortal(parts),
    }),
    webhook: webhookRoute(receiveEvent),
    receiveEvent,
    findCustomer: (profileId) => accounts.findCustomer(profileId),
    endSubscription: createEndSubscription(parts),
    reconcile: createReconcile({ ...parts, refreshPlan }),
  };
}
