import { createHash } from 'node:crypto';

import type { FastifyPluginAsync } from 'fastify';

import { describeApi } from './describe-api.ts';

/** The API's description: the same for everybody, and fixed for a server version. */
export const descriptionRoutes: FastifyPluginAsync = async (routes) => {
  let made: { readonly json: string; readonly tag: string } | undefined;
  const make = () => {
    const json = JSON.stringify(describeApi());
    return { json, tag: `"${createHash('sha256').update(json).digest('base64url')}"` };
  };
  routes.get('/openapi.json', async ({ headers }, reply) => {
    made ??= make();
    reply.headers({ 'cache-control': 'public, max-age=300', etag: made.tag });
    if (headers['if-none-match']?.includes(made.tag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(made.json);
  });
};
