import { existsSync } from 'node:fs';
import { join } from 'node:path';

import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { refuseUnknownPath } from './answer-errors.ts';
import { createWebPage } from './web-page.ts';

const NOT_BUILT = 'The web app is not built yet. Stop the server and run: npm start\n';
const ONE_YEAR_SECONDS = 31_536_000;

type Surroundings = Parameters<typeof createWebPage>[0];

/** Serves the built web app: files as they are, and its page for every other address that a browser opens. */
export async function serveWebApp(app: FastifyInstance, surroundings: Surroundings): Promise<void> {
  const { folder } = surroundings;
  if (!existsSync(join(folder, 'index.html'))) {
    answerRest(app, async (_request, reply) => sayNotBuilt(reply));
    return;
  }
  await app.register(staticFiles, {
    root: folder,
    index: false,
    cacheControl: false,
    // A folder is nothing to show; asked for one, the library would fail.
    allowedPath: (path) => !path.endsWith('/'),
    // The build puts compressed files beside those that gain by it.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheRule(path.slice(folder.length)));
    },
  });
  const pageFor = createWebPage(surroundings);
  const sendPage = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    const page = await pageFor(url.replace(/[?#].*$/su, ''));
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  };
  for (const url of ['/', '/index.html']) app.get(url, sendPage);
  answerRest(app, sendPage);
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What nobody else answers: by the page where a browser asks, by a refusal where a program does. */
function answerRest(app: FastifyInstance, answer: Answer): void {
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return refuseUnknownPath();
    return answer(request, reply.code(200));
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
