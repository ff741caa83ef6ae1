import fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';

import type { Operation } from './operation.ts';
import { guardQueries } from './query-guard.ts';

const OPERATION: Operation = {
  method: 'GET',
  path: '/papers/{paper}',
  summary: 'Reads a paper',
  query: z.strictObject({ page: z.string() }),
  answers: {},
};

/** A server with one operation, and the routes that a test adds. */
async function start(addRoutes: (api: FastifyInstance) => void) {
  const app = fastify();
  await app.register(
    async (api) => {
      guardQueries(api, [OPERATION]);
      addRoutes(api);
    },
    { prefix: '/api' },
  );
  return app;
}

it('names in a query are checked, whatever the parameters of its path are called', async () => {
  const app = await start((api) => api.get('/papers/:id', async () => 'read'));
  const ask = async (query: string) => (await app.inject(`/api/papers/1?${query}`)).statusCode;
  expect(await ask('page=2')).toBe(200);
  expect(await ask('pgae=2')).not.toBe(200);
});

it('a route that is no operation prevents the start', async () => {
  await expect(start((api) => api.get('/letters/:id', async () => 'read'))).rejects.toThrow(
    'GET /api/letters/:id is no operation of the API.',
  );
});
