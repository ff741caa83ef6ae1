import type { FastifyPluginAsync } from 'fastify';

import type { DocumentsFeature } from '#server/features/documents/index.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Database } from '#server/tables/schema.ts';
import type { InAccountTurn } from '#server/turns/account-turns.ts';

import { createReadOriginalText } from './read-original-text.ts';
import type { RecentReadings } from './recent-readings.ts';
import { originalRoutes } from './routes.ts';

export { createRecentReadings } from './recent-readings.ts';
export { originalOperations } from './operations.ts';

interface Dependencies {
  readonly documents: Pick<DocumentsFeature, 'readAnalyzed'>;
  readonly analyzer: Analyzer;
  readonly readings: RecentReadings;
  readonly inTurn: InAccountTurn;
  readonly database: Database;
  readonly audit: Audit;
}

/** Documents as uploaded: the file itself, and its text with the place of each finding. */
export function createOriginals(dependencies: Dependencies): {
  readonly routes: FastifyPluginAsync;
} {
  const { documents, database, audit } = dependencies;
  return {
    routes: originalRoutes({
      documents,
      readOriginalText: createReadOriginalText(dependencies),
      recordOpened: (profile, { id, name }) =>
        audit.record(database, profile, { kind: 'document.opened', subject: { id, name } }),
    }),
  };
}
