import type { FastifyPluginAsync } from 'fastify';

import { createAccountLimiter } from '#server/concurrency/account-limiter.ts';
import type { ChangesFeature } from '#server/features/changes/index.ts';
import type { CleaningsFeature } from '#server/features/cleanings/index.ts';
import type { DocumentsFeature } from '#server/features/documents/index.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

import { createBuildReport } from './build-report.ts';
import { tooManyReports } from './errors.ts';
import { createRenderings } from './formats/report-formats.ts';
import { createPdfRenderer } from './pdf/create-pdf-renderer.ts';
import { reportRoutes } from './routes.ts';

export { reportOperations } from './operations.ts';

/** Reports rendered per account: fewer than for all together, so that nobody keeps the others from theirs. */
const PER_ACCOUNT = { concurrency: 1, maxWaiting: 20 };
/** Reports rendered as PDF, for all accounts together. */
const PDF = { concurrency: 2, maxWaiting: 50, timeoutMs: 30_000 };

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
    routes: reportRoutes({
      buildReport: async (profile, id) => {
        const report = await buildReport(profile, id);
        const subject = { id, name: report.document.name };
        await audit.record(database, profile, { kind: 'report.downloaded', subject });
        return report;
      },
      renderings: createRenderings(createPdfRenderer(PDF)),
      runLimited: createAccountLimiter({ ...PER_ACCOUNT, refuse: tooManyReports }),
    }),
  };
}
