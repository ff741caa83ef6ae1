import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import type { FastifyInstance } from 'fastify';

const CHANNEL = 'fastify.initialization';

/** Every route registered by servers started meanwhile, such as `GET /api/documents/:id`. HEAD is implied by GET. */
export async function collectRoutes(start: () => Promise<unknown>): Promise<readonly string[]> {
  const routes = new Set<string>();
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`);
    });
  };
  subscribe(CHANNEL, watch);
  try {
    await start();
  } finally {
    unsubscribe(CHANNEL, watch);
  }
  return [...routes];
}
