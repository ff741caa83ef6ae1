import type { FastifyPluginAsync } from 'fastify';

import { type ExportPart, jsonEntry } from '#server/ports/account-lifecycle.ts';

import { createAllowValues } from './allow-values.ts';
import { allowedRoutes } from './routes.ts';

export { AllowedStore } from './allowed-store.ts';
export { allowedOperations } from './operations.ts';

/** The values accounts allow in all their documents. */
export function createAllowed(dependencies: Parameters<typeof createAllowValues>[0]): {
  readonly routes: FastifyPluginAsync;
  readonly exportPart: ExportPart;
} {
  const { database, allowed } = dependencies;
  return {
    routes: allowedRoutes({
      ...createAllowValues(dependencies),
      list: ({ id }) => allowed.list(database, id),
    }),
    async *exportPart({ profile }) {
      const list = await allowed.list(database, profile.id);
      if (list.length === 0) return;
      yield jsonEntry('allowed-values.json', list);
    },
  };
}
