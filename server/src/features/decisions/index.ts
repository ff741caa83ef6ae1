import type { FastifyPluginAsync } from 'fastify';

import { createReviewFinding } from './review-finding.ts';
import { decisionRoutes } from './routes.ts';

export { DecisionStore } from './decision-store.ts';

/** What owners decide about the findings in their documents. */
export function createDecisions(dependencies: Parameters<typeof createReviewFinding>[0]): {
  readonly routes: FastifyPluginAsync;
} {
  return { routes: decisionRoutes(createReviewFinding(dependencies)) };
}
