import type { FastifyRequest } from 'fastify';

import { requestUnknownName } from './errors.ts';
import type { Operation } from './operation.ts';

/**
 * Refuses names in the query that the called operation does not have: a misspelled filter would otherwise list
 * everything, and look like an answer to what was asked.
 */
export function createQueryGuard(operations: readonly Operation[]) {
  const names = new Map(
    operations.map(({ method, path, query }) => [
      `${method} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      new Set(Object.keys(query?.shape ?? {})),
    ]),
  );
  return async ({ routeOptions, method, query }: FastifyRequest): Promise<void> => {
    const known = names.get(`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`);
    const unknown = Object.keys(query as object).find((name) => known?.has(name) === false);
    if (unknown !== undefined) throw requestUnknownName(unknown);
  };
}
