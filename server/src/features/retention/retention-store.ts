import type { ProfileRecord } from '#server/account.ts';
import type { Audit } from '#server/ports/audit.ts';
import { lockAccount } from '#server/tables/lock-account.ts';
import type { Database } from '#server/tables/schema.ts';

/** Each account's choice, in days; null for none. */
export class RetentionStore {
  readonly #database: Database;
  readonly #audit: Audit;

  constructor(database: Database, audit: Audit) {
    this.#database = database;
    this.#audit = audit;
  }

  async read(profileId: number): Promise<number | null> {
    const row = await this.#database
      .selectFrom('profiles')
      .select('retention_days')
      .where('id', '=', profileId)
      .executeTakeFirst();
    return row?.retention_days ?? null;
  }

  async choose(profile: ProfileRecord, days: number | null): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, profile.id);
      await transaction
        .updateTable('profiles')
        .set({ retention_days: days })
        .where('id', '=', profile.id)
        .execute();
      await this.#audit.record(transaction, profile, { kind: 'settings.changed' });
    });
  }
}
