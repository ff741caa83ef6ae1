import type { FastifyPluginAsync } from 'fastify';

import type { CleaningsFeature } from '#server/features/cleanings/index.ts';
import type { DocumentsFeature } from '#server/features/documents/index.ts';
import type { Clock } from '#server/ports/clock.ts';

import { createBuildReport } from './build-report.ts';
import { reportRoutes } from './routes.ts';

interface Dependencies {
  readonly documents: Pick<DocumentsFeature, 'readAnalyzed'>;
  readonly cleanings: Pick<CleaningsFeature, 'listOf'>;
  readonly clock: Clock;
}

/** Reports to take away. */
export function createReports({ documents, cleanings, clock }: Dependencies): {
  readonly routes: FastifyPluginAsync;
} {
  return {
    routes: reportRoutes(
      createBuildReport({ ...documents, listCleanings: cleanings.listOf, clock }),
    ),
  };
}
