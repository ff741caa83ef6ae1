import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import type { Dependencies } from '#server/dependencies.ts';
import type { GaugeValues } from '#server/ports/metrics.ts';

import { metricsTokenRequired, pathUnknown } from './errors.ts';
import { readBearerToken } from './read-bearer-token.ts';

type Sources = Pick<Dependencies, 'configuration' | 'metricsPage' | 'queue' | 'analyzer'>;

/** `/metrics`, for callers with the token; without a configured token the route does not exist. */
export function metricsRoutes(sources: Sources, queues: readonly string[]): FastifyPluginAsync {
  const { configuration, metricsPage: page } = sources;
  const { token } = configuration.metrics;
  return async (routes) => {
    routes.get('/metrics', async (request, reply) => {
      if (token === undefined || page === null) throw pathUnknown();
      if (!isSame(readBearerToken(request) ?? '', token)) {
        reply.header('www-authenticate', 'Bearer');
        throw metricsTokenRequired();
      }
      const { type, text } = await page.render(await readGaugeValues(sources, queues, request));
      return reply.header('cache-control', 'no-store').type(type).send(text);
    });
  };
}

/** If the database does not answer, only its queues' figures are missing. */
async function readGaugeValues(
  { queue, analyzer }: Sources,
  names: readonly string[],
  request: FastifyRequest,
): Promise<GaugeValues> {
  const counts = await Promise.all(
    names.map(async (name) => [name, await queue.count(name)] as const),
  ).catch((error: unknown) => {
    request.log.error({ error }, 'the queues could not be counted');
    return [];
  });
  return { processes: analyzer.countProcesses(), jobs: new Map(counts) };
}

/** Digests have a fixed length, so timing reveals nothing, not even the token's length. */
function isSame(given: string, token: string): boolean {
  const [first, second] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
