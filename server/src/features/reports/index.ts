import type { FastifyPluginAsync } from 'fastify';

import type { DocumentsFeature } from '#server/features/documents/index.ts';
import type { Clock } from '#server/ports/clock.ts';

import { createBuildReport } from './build-report.ts';
import { reportRoutes } from './routes.ts';

interface Dependencies {
  readonly documents: Pick<DocumentsFeature, 'readAnalyzed'>;
  readonly clock: Clock;
}

/** Reports to take away. */
export function createReports({ documents, clock }: Dependencies): {
  readonly routes: FastifyPluginAsync;
} {
  return { routes: reportRoutes(createBuildReport({ ...documents, clock })) };
}
