import type { FastifyInstance } from 'fastify';

import { requestUnknownName } from './errors.ts';
import type { Operation } from './operation.ts';

/**
 * Refuses names in the query that the called operation does not have: a misspelled filter would otherwise list
 * everything, and look like an answer to what was asked.
 */
export function guardQueries(api: FastifyInstance, operations: readonly Operation[]): void {
  const names = new Map(
    operations.map(({ method, path, query }) => [
      `${method} /api${path.replaceAll(/\{\w+\}/g, ':')}`,
      new Set(Object.keys(query?.shape ?? {})),
    ]),
  );
  const namesOf = (method: string, url: string) =>
    names.get(`${method === 'HEAD' ? 'GET' : method} ${url.replaceAll(/:\w+/g, ':')}`);
  api.addHook('onRoute', ({ method, url }) => {
    const missing = [method].flat().find((one) => namesOf(one, url) === undefined);
    if (missing !== undefined) throw new Error(`${missing} ${url} is no operation of the API.`);
  });
  api.addHook('preValidation', async ({ routeOptions, method, query }) => {
    const known = namesOf(method, routeOptions.url ?? '');
    const unknown = Object.keys(query as object).find((name) => known?.has(name) === false);
    if (unknown !== undefined) throw requestUnknownName(unknown);
  });
}
