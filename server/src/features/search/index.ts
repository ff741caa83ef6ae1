import type { FastifyPluginAsync } from 'fastify';

import { createAccountLimiter } from '#server/concurrency/account-limiter.ts';

import { tooManySearches } from './errors.ts';
import { createFindInDocument } from './find-in-document.ts';
import { searchRoutes } from './routes.ts';
import { createSearchTexts } from './search-texts.ts';

export { searchOperations } from './operations.ts';
export { TextStore } from './text-store.ts';

/** One search per account at a time: a user who keeps typing abandons the previous one. */
const SEARCHES = { concurrency: 1, maxWaiting: 4 };

type Dependencies = Omit<Parameters<typeof createSearchTexts>[0], 'runLimited'> &
  Parameters<typeof createFindInDocument>[0];

/** Searching the texts of an account's own documents. */
export function createSearch(dependencies: Dependencies): { readonly routes: FastifyPluginAsync } {
  const runLimited = createAccountLimiter({ ...SEARCHES, refuse: tooManySearches });
  return {
    routes: searchRoutes({
      searchTexts: createSearchTexts({ ...dependencies, runLimited }),
      findInDocument: createFindInDocument(dependencies),
    }),
  };
}
