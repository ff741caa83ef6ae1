import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import type { FastifyInstance } from 'fastify';

const CHANNEL = 'fastify.initialization';

/** Every route that the servers register which are started meanwhile: `GET /api/documents/:id`. HEAD comes with GET. */
export async function noteRoutes(start: () => Promise<unknown>): Promise<readonly string[]> {
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
