import type { FastifyPluginAsync } from 'fastify';

import type { Logger } from '#server/logging/logger.ts';
import type { DeletionHook } from '#server/ports/account-lifecycle.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { Database } from '#server/tables/schema.ts';

import { AccountPlans } from './account-plans.ts';
import { createAlignPlans } from './align-plans.ts';
import { BillingAccounts } from './billing-accounts.ts';
import { createEndPurchases as bindEndPurchases } from './end-purchases.ts';
import { HandledEvents } from './handled-events.ts';
import { createOpenPortal } from './open-portal.ts';
import { createReceiveEvent, type ReceiveEvent } from './receive-event.ts';
import { createAskDue, createReconcile } from './reconcile.ts';
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
  readonly reconcile: () => Promise<void>;
  readonly askDue: () => Promise<void>;
}

export function createBilling(dependencies: Dependencies): BillingFeature {
  const plans = new AccountPlans(dependencies);
  const accounts = new BillingAccounts({ ...dependencies, plans });
  const events = new HandledEvents({ ...dependencies, plans });
  const addresses = returnAddresses(dependencies.publicOrigin);
  const parts = { ...dependencies, plans, accounts, events, addresses };
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
    reconcile: createReconcile({ ...parts, alignPlans: createAlignPlans(parts) }),
    askDue: createAskDue({ ...parts, refreshPlan }),
  };
}

/** What must be ended before an account is deleted; purchases of earlier books exist even when nothing is sold. */
export function createEndPurchases(
  dependencies: Omit<Dependencies, 'payments' | 'publicOrigin'> & {
    readonly payments: Payments | null;
  },
): DeletionHook {
  return bindEndPurchases({ ...dependencies, plans: new AccountPlans(dependencies) });
}
