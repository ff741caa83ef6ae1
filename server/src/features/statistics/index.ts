import type { FastifyPluginAsync } from 'fastify';

import type { DocumentsFeature } from '#server/features/documents/index.ts';
import { profileOf } from '#server/http/account-of.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

import { createReadStatistics } from './read-statistics.ts';
import { StatisticsStore } from './statistics-store.ts';

export { statisticsOperations } from './operations.ts';

interface Dependencies {
  readonly database: Database;
  readonly documents: Pick<DocumentsFeature, 'review'>;
  readonly clock: Clock;
}

/** Figures over all of an account's documents. */
export function createStatistics({ database, documents, clock }: Dependencies): {
  readonly routes: FastifyPluginAsync;
} {
  const read = createReadStatistics({
    statistics: new StatisticsStore(database),
    // A review without changes updates every count.
    countTypes: async (profile, id) => {
      await documents.review(profile, id, async () => undefined);
    },
    clock,
  });
  return {
    routes: async (routes) => {
      routes.get('/statistics', (request) => read(profileOf(request)));
    },
  };
}
