import type { FastifyPluginAsync } from 'fastify';

import { createReviewFindings } from './review-findings.ts';
import { decisionRoutes } from './routes.ts';

export { DecisionStore } from './decision-store.ts';
export { decisionOperations } from './operations.ts';

/** Owners' decisions about the findings in their documents. */
export function createDecisions(dependencies: Parameters<typeof createReviewFindings>[0]): {
  readonly routes: FastifyPluginAsync;
} {
  return { routes: decisionRoutes(createReviewFindings(dependencies)) };
}
