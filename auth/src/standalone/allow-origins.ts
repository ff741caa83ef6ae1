import type { FastifyInstance } from 'fastify';

const ALLOWED = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Accept, Authorization, Content-Type, X-Client-IP, X-Client-Info, apikey, X-Supabase-Api-Version',
  'access-control-max-age': '600',
};

/**
 * Allows pages of these origins to call the service (CORS), without cookies; other origins are refused by the browser.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined || !allowed.has(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'X-Total-Count, Link, X-Supabase-Api-Version',
    });
    const isPreflight = 'access-control-request-method' in request.headers;
    if (request.method !== 'OPTIONS' || !isPreflight) return;
    await reply.code(204).headers(ALLOWED).send();
  });
}
