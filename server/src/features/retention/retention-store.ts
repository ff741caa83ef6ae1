import type { Database } from '#server/schema.ts';

/** What each account has chosen, in days; null for nothing. */
export class RetentionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(profileId: number): Promise<number | null> {
    const row = await this.#database
      .selectFrom('profiles')
      .select('retention_days')
      .where('id', '=', profileId)
      .executeTakeFirst();
    return row?.retention_days ?? null;
  }

  async choose(profileId: number, days: number | null): Promise<void> {
    await this.#database
      .updateTable('profiles')
      .set({ retention_days: days })
      .where('id', '=', profileId)
      .execute();
  }
}
