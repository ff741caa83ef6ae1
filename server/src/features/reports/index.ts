import type { FastifyPluginAsync } from 'fastify';

import type { ChangesFeature } from '#server/features/changes/index.ts';
import type { CleaningsFeature } from '#server/features/cleanings/index.ts';
import type { DocumentsFeature } from '#server/features/documents/index.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

import { createBuildReport } from './build-report.ts';
import { reportRoutes } from './routes.ts';

export { reportOperations } from './operations.ts';

interface Dependencies {
  readonly documents: Pick<DocumentsFeature, 'readAnalyzedDocument'>;
  readonly cleanings: Pick<CleaningsFeature, 'listByDocument'>;
  readonly changes: Pick<ChangesFeature, 'compareVersions'>;
  readonly database: Database;
  readonly audit: Audit;
  readonly clock: Clock;
}

/** Downloadable reports. */
export function createReports(dependencies: Dependencies): {
  readonly routes: FastifyPluginAsync;
} {
  const { documents, cleanings, changes, database, audit, clock } = dependencies;
  const buildReport = createBuildReport({
    ...documents,
    ...changes,
    listCleanings: cleanings.listByDocument,
    clock,
  });
  return {
    routes: reportRoutes(async (profile, id) => {
      const report = await buildReport(profile, id);
      const subject = { id, name: report.document.name };
      await audit.record(database, profile, { kind: 'report.downloaded', subject });
      return report;
    }),
  };
}
