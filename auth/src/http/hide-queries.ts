import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Keeps query strings out of the request log: those of mailed links and redirects grant access to accounts. */
export function hideQueries(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.logSerializers = {
      ...route.logSerializers,
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip }),
    };
  });
}
