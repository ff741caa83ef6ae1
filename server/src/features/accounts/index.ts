import type { FastifyPluginAsync } from 'fastify';

import { createDeleteAccount } from './delete-account.ts';
import { createFinishDeletions } from './finish-deletions.ts';
import { accountRoutes } from './routes.ts';

/** The end of accounts. */
export interface AccountsFeature {
  readonly routes: FastifyPluginAsync;
  /** Goes on with deletions that were cut short. */
  readonly finishDeletions: () => Promise<void>;
}

export function createAccounts(
  dependencies: Parameters<typeof createDeleteAccount>[0],
): AccountsFeature {
  return {
    routes: accountRoutes(createDeleteAccount(dependencies)),
    finishDeletions: createFinishDeletions(dependencies),
  };
}
