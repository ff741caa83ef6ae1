import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';

import type { Logger } from '#server/logging/logger.ts';
import type { BlobStorage } from '#server/ports/blob-storage.ts';
import { PRODUCT } from '#server/product.ts';
import type { Database } from '#server/tables/schema.ts';

const STORAGE_PROBE_MS = 2500;
/**
 * The endpoint is public: results are cached this long so that a storage billed by request is not probed more often.
 */
const PROBE_KEPT_MS = 2000;

interface Dependencies {
  readonly database: Database;
  readonly blobs: Pick<BlobStorage, 'probe'>;
  readonly logger: Logger;
}

/** `/healthz`: the process answers. `/readyz`: it can also do its work; missing dependencies are named. */
export function healthRoutes({ database, blobs, logger }: Dependencies): FastifyPluginAsync {
  const checks = {
    database: () => sql`select 1`.execute(database),
    storage: createCachedProbe(blobs),
  };
  const findFailing = async () => {
    const names: string[] = [];
    for (const [name, check] of Object.entries(checks)) {
      await check().catch((error: unknown) => {
        logger.error({ error }, `the ${name} does not answer`);
        names.push(name);
      });
    }
    return names;
  };
  return async (routes) => {
    routes.get('/healthz', () => ({ status: 'ok', version: PRODUCT.version }));

    routes.get('/readyz', async (_request, reply) => {
      const failing = await findFailing();
      if (failing.length === 0) return { status: 'ok' };
      reply.code(503);
      return { status: 'unavailable', failing };
    });
  };
}

/** A storage probe whose result is shared by all callers within a short time. */
function createCachedProbe(blobs: Dependencies['blobs']): () => Promise<void> {
  let latest: Promise<void> | undefined;
  return () => {
    if (latest !== undefined) return latest;
    const probe = blobs.probe(AbortSignal.timeout(STORAGE_PROBE_MS));
    latest = probe;
    const forget = () => void setTimeout(() => (latest = undefined), PROBE_KEPT_MS).unref();
    void probe.then(forget, forget);
    return probe;
  };
}
