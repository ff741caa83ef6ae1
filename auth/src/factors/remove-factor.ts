import { createSessionStore } from '../sessions/session-store.ts';
import { type AuthDatabase, inTransaction } from '../tables.ts';
import type { Factor } from './factor.ts';

/**
 * Removes a factor. Sessions it had raised fall back to `aal1`, and with a user's last verified factor the recovery
 * codes that could replace it are deleted too.
 */
export async function removeFactor(database: AuthDatabase, { id, userId }: Factor): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('authFactors').where('id', '=', id).execute();
    await createSessionStore(transaction).lower(id);
    await transaction
      .deleteFrom('authRecoveryCodes')
      .where('userId', '=', userId)
      .where((builder) =>
        builder.not(
          builder.exists(
            builder
              .selectFrom('authFactors')
              .select('id')
              .where('userId', '=', userId)
              .where('status', '=', 'verified'),
          ),
        ),
      )
      .execute();
  });
}
