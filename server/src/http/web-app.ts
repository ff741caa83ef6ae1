import { existsSync } from 'node:fs';
import { join } from 'node:path';

import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { refuseUnknownPath } from './handle-errors.ts';
import { createWebPage } from './web-page.ts';

const NOT_BUILT = 'The web app is not built yet. Stop the server and run: npm start\n';
const ONE_YEAR_SECONDS = 31_536_000;

type WebPageOptions = Parameters<typeof createWebPage>[0];

/** Serves the built web app: its files, and its page for every other address that a browser opens. */
export async function serveWebApp(app: FastifyInstance, options: WebPageOptions): Promise<void> {
  const { folder } = options;
  if (!existsSync(join(folder, 'index.html'))) {
    setFallback(app, {
      answer: async (_request, reply) => sendNotBuilt(reply),
      isScreen: () => false,
    });
    return;
  }
  await app.register(staticFiles, {
    root: folder,
    index: false,
    cacheControl: false,
    // A folder cannot be served; the library would fail on one.
    allowedPath: (path) => !path.endsWith('/'),
    // The build puts compressed files beside those that benefit.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlFor(path.slice(folder.length)));
    },
  });
  const page = createWebPage(options);
  const sendPage = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    const html = await page.at(pathOf(url));
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  };
  for (const url of ['/', '/index.html']) app.get(url, sendPage);
  setFallback(app, { answer: sendPage, isScreen: page.isScreen });
}

interface Fallback {
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  readonly isScreen: (path: string) => boolean;
}

/**
 * Answers unmatched requests: with the page if a browser asks, or if a client that accepts anything asks for a screen;
 * otherwise with a refusal.
 */
function setFallback(app: FastifyInstance, { answer, isScreen }: Fallback): void {
  app.setNotFoundHandler((request, reply) => {
    if (!isPageRequest(request)) return refuseUnknownPath();
    const accepted = request.headers.accept ?? '*/*';
    const isWanted =
      accepted.includes('text/html') || (accepted.includes('*/*') && isScreen(pathOf(request.url)));
    return isWanted ? answer(request, reply.code(200)) : refuseUnknownPath();
  });
}

/** File names below assets contain a content hash. */
function cacheControlFor(path: string): string {
  return /^[/\\]assets[/\\]/.test(path)
    ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
    : 'no-cache';
}

/** Whether a request may be for a page: everything below these two paths is for programs. */
function isPageRequest({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(?:api|auth)(?:\/|\?|$)/u.test(url);
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/su, '');
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
}
