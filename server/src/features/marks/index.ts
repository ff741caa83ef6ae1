import type { FastifyPluginAsync } from 'fastify';

import { createMarkWords } from './mark-words.ts';
import { markRoutes } from './routes.ts';

export { MarkStore } from './mark-store.ts';
export { markOperations } from './operations.ts';

/** What owners mark in their documents because the analysis missed it. */
export function createMarks(dependencies: Parameters<typeof createMarkWords>[0]): {
  readonly routes: FastifyPluginAsync;
} {
  return { routes: markRoutes(createMarkWords(dependencies)) };
}
