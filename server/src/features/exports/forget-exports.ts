import type { RevokeAccess } from '#server/ports/account-lifecycle.ts';

/** Revokes the ticket of an account's export, and ends a download in progress. */
export const forgetExports: RevokeAccess = async (transaction, { id }) => {
  await transaction.deleteFrom('exports').where('profile_id', '=', id).execute();
};
