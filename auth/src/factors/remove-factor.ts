import { createSessionStore } from '../sessions/session-store.ts';
import { type AuthDatabase, inTransaction } from '../tables.ts';
import type { Factor } from './factor.ts';

/**
 * Removes a factor. The sessions that it raised fall back to `aal1`, and the last verified factor of a user takes
 * the recovery codes with it, which were to stand in for it.
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
