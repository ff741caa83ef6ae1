import type { FastifyPluginAsync } from 'fastify';

import { createFindBillingRecord } from '#server/features/billing/index.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { Allowance } from '#server/ports/allowance.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { Database } from '#server/tables/schema.ts';

import { createAllowance } from './allowance.ts';
import { createForgetSettled } from './forget-settled.ts';
import { planLimits } from './plan-limits.ts';
import {
  createReadSubscriptionStatus,
  type ReadSubscriptionStatus,
} from './read-subscription-status.ts';
import { createReturnAbandonedTexts } from './return-abandoned-texts.ts';
import { usageRoutes } from './routes.ts';

export { usageOperations } from './operations.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Null when billing is off. */
  readonly payments: Pick<Payments, 'books'> | null;
  readonly billing: { readonly mode: 'on' | 'off' | 'embedded'; readonly planFreeLimit: number };
}

/** Plans and how much of them accounts have used. */
export interface UsageFeature {
  readonly routes: FastifyPluginAsync;
  readonly allowance: Allowance;
  readonly readSubscriptionStatus: ReadSubscriptionStatus;
  readonly returnAbandonedTexts: () => Promise<void>;
  readonly forgetSettled: () => Promise<void>;
}

export function createUsage({
  database,
  clock,
  logger,
  payments,
  billing,
}: Dependencies): UsageFeature {
  const findBillingRecord = createFindBillingRecord(payments);
  const limits = planLimits(billing);
  const allowance = createAllowance({ limits, findBillingRecord, clock });
  const readSubscriptionStatus = createReadSubscriptionStatus({
    database,
    limits,
    findBillingRecord,
    clock,
  });
  return {
    routes: usageRoutes(readSubscriptionStatus),
    allowance,
    readSubscriptionStatus,
    returnAbandonedTexts: createReturnAbandonedTexts({ database, allowance, clock, logger }),
    forgetSettled: createForgetSettled({ database, clock }),
  };
}
