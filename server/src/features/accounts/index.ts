import type { FastifyPluginAsync } from 'fastify';

import type { Identity } from '#server/ports/identity.ts';

import { createDeleteAccount } from './delete-account.ts';
import { createEraseAccount, type EraseAccount } from './erase-account.ts';
import { createFinishDeletions, type DeletionDependencies } from './finish-deletions.ts';
import { accountRoutes } from './routes.ts';

export { accountOperations } from './operations.ts';

interface Dependencies extends DeletionDependencies {
  readonly identity: Identity;
}

/** Account deletion. */
export interface AccountsFeature {
  readonly routes: FastifyPluginAsync;
  /** For the operator, who is responsible for the decision. */
  readonly eraseAccount: EraseAccount;
  /** Resumes interrupted deletions. */
  readonly finishDeletions: () => Promise<void>;
}

export function createAccounts(dependencies: Dependencies): AccountsFeature {
  const eraseAccount = createEraseAccount(dependencies);
  return {
    routes: accountRoutes(createDeleteAccount({ ...dependencies, eraseAccount })),
    eraseAccount,
    finishDeletions: createFinishDeletions(dependencies),
  };
}
