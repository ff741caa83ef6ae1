import type { EndAccess } from '#server/ports/account-lifecycle.ts';

/** Takes the ticket of an account's export back, and ends the export that is being fetched. */
export const forgetExports: EndAccess = async (transaction, { id }) => {
  await transaction.deleteFrom('exports').where('profile_id', '=', id).execute();
};
