import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';

import { PRODUCT } from '#server/product.ts';
import type { Database } from '#server/tables/schema.ts';

/** `/healthz`: the process answers. `/readyz`: it can also do its work. */
export function healthRoutes(database: Database): FastifyPluginAsync {
  return async (routes) => {
    routes.get('/healthz', () => ({ status: 'ok', version: PRODUCT.version }));

    routes.get('/readyz', async (request, reply) => {
      try {
        await sql`select 1`.execute(database);
        return { status: 'ok' };
      } catch (error) {
        request.log.error({ error }, 'the database does not answer');
        reply.code(503);
        return { status: 'unavailable', failing: ['database'] };
      }
    });
  };
}
