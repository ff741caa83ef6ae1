import type { FastifyPluginAsync } from 'fastify';

import type { AccountLimiter } from '#server/concurrency/account-limiter.ts';
import type { DocumentsFeature } from '#server/features/documents/index.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

import { createReadOriginalText } from './read-original-text.ts';
import type { ReadingCache } from './reading-cache.ts';
import { createRecordOpened } from './record-opened.ts';
import { originalRoutes } from './routes.ts';

export { createReadingCache } from './reading-cache.ts';
export { originalOperations } from './operations.ts';

interface Dependencies {
  readonly documents: Pick<DocumentsFeature, 'readAnalyzedDocument'>;
  readonly analyzer: Analyzer;
  readonly readingCache: ReadingCache;
  readonly runLimited: AccountLimiter;
  readonly database: Database;
  readonly audit: Audit;
  readonly clock: Clock;
}

/** Documents as uploaded: the file itself, and its text with the place of each finding. */
export function createOriginals(dependencies: Dependencies): {
  readonly routes: FastifyPluginAsync;
} {
  const { documents } = dependencies;
  return {
    routes: originalRoutes({
      documents,
      readOriginalText: createReadOriginalText(dependencies),
      recordOpened: createRecordOpened(dependencies),
    }),
  };
}
