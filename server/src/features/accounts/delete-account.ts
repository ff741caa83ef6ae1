import type { DeleteAccount } from '@proviso/contracts';

import type { Account } from '#server/account.ts';
import type { Identity } from '#server/ports/identity.ts';

import type { EraseAccount } from './erase-account.ts';
import { confirmationMismatch, deletionUnavailable } from './errors.ts';

interface Dependencies {
  readonly identity: Pick<Identity, 'describeSignIn' | 'confirmOwner'>;
  readonly eraseAccount: EraseAccount;
}

/** `address` is the client's, used to count password guesses. */
export type DeleteOwnAccount = (
  account: Pick<Account, 'principal'>,
  request: DeleteAccount,
  address: string,
) => Promise<void>;

/** Deletes an account for a user who proves to own it. */
export function createDeleteAccount({ identity, eraseAccount }: Dependencies): DeleteOwnAccount {
  return async ({ principal }, { confirmation, password }, address) => {
    if (!(await identity.describeSignIn()).deletesUsers) throw deletionUnavailable();
    if (confirmation.trim().toLowerCase() !== principal.email.toLowerCase()) {
      throw confirmationMismatch();
    }
    await identity.confirmOwner(principal, password, address);
    await eraseAccount(principal.userId);
  };
}
