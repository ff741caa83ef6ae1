import type { DeleteAccount } from '@proviso/contracts';

import type { Account } from '#server/account.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Identity } from '#server/ports/identity.ts';
import type { Database } from '#server/schema.ts';

import { confirmationDiffers, deletionUnavailable } from './errors.ts';
import { type DeletionDependencies, finishDeletion } from './finish-deletions.ts';

interface Dependencies extends DeletionDependencies {
  readonly identity: Identity;
  readonly clock: Clock;
}

/** `address` is from where the request comes, by which guesses at the password are counted. */
export type DeleteOwnAccount = (
  account: Account,
  request: DeleteAccount,
  address: string,
) => Promise<void>;

/**
 * Deletes the account of who shows that it is his. Once it is marked it is closed; whatever of the rest fails is tried
 * again until it is done.
 */
export function createDeleteAccount(dependencies: Dependencies): DeleteOwnAccount {
  const { database, identity, logger, clock } = dependencies;
  return async ({ principal, profile }, { confirmation, password }, address) => {
    if (!(await identity.describeSignIn()).deletesUsers) throw deletionUnavailable();
    if (confirmation.trim().toLowerCase() !== principal.email.toLowerCase()) {
      throw confirmationDiffers();
    }
    await identity.confirmOwner(principal, password, address);
    if (profile === null) return identity.deleteUser(principal.userId);
    await mark(database, profile.id, clock.now());
    await finishDeletion(dependencies, profile).catch((error: unknown) =>
      logger.error({ error, profile: profile.id }, 'an account could not be deleted yet'),
    );
  };
}

async function mark(database: Database, profileId: number, now: number): Promise<void> {
  await database
    .updateTable('profiles')
    .set({ deleting_at: now })
    .where('id', '=', profileId)
    .where('deleting_at', 'is', null)
    .execute();
}
