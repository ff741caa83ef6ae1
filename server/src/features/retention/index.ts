import type { FastifyPluginAsync } from 'fastify';

import type { Audit } from '#server/ports/audit.ts';
import type { Database } from '#server/tables/schema.ts';

import { RetentionStore } from './retention-store.ts';
import { retentionRoutes } from './routes.ts';

export { retentionOperations } from './operations.ts';

interface Dependencies {
  readonly database: Database;
  readonly audit: Audit;
  readonly configuration: { readonly retention: { readonly days: number | undefined } };
}

/** How long each account keeps its uploaded files. */
export function createRetention({ database, audit, configuration }: Dependencies): {
  readonly routes: FastifyPluginAsync;
} {
  const maximum = configuration.retention.days ?? null;
  return { routes: retentionRoutes(new RetentionStore(database, audit), maximum) };
}
