import { existsSync } from 'node:fs';
import { join } from 'node:path';

import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { refuseUnknownPath } from './answer-errors.ts';

const NOT_BUILT = 'The web app is not built yet. Stop the server and run: npm start\n';
const ONE_YEAR_SECONDS = 31_536_000;

/** Serves the built web app: files as they are, and its page for every other address that a browser opens. */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(staticFiles, {
      root: folder,
      cacheControl: false,
      // The build puts compressed files beside those that gain by it.
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheRule(path.slice(folder.length)));
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return refuseUnknownPath();
    return isBuilt ? reply.sendFile('index.html') : sayNotBuilt(reply);
  });
}

/** Files below assets carry a hash of their content in their names. */
function cacheRule(path: string): string {
  return /^[/\\]assets[/\\]/.test(path)
    ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
    : 'no-cache';
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  const isProgram = /^\/(api|auth)(\/|\?|$)/.test(url);
  return isReading && !isProgram && (headers.accept ?? '').includes('text/html');
}

function sayNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
}
