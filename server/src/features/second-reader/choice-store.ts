import type { Reader } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import { isoTime } from '#server/tables/iso-time.ts';
import { lockAccount } from '#server/tables/lock-account.ts';
import type { Database } from '#server/tables/schema.ts';

interface Dependencies {
  readonly database: Database;
  readonly audit: Audit;
  readonly clock: Clock;
}

/** The second reader each account has chosen: one model at one host. */
export class ChoiceStore {
  readonly #database: Database;
  readonly #audit: Audit;
  readonly #clock: Clock;

  constructor({ database, audit, clock }: Dependencies) {
    this.#database = database;
    this.#audit = audit;
    this.#clock = clock;
  }

  async hasChosen(profileId: number, { model, host }: Reader): Promise<boolean> {
    const row = await this.#database
      .selectFrom('second_readers')
      .select('profile_id')
      .where('profile_id', '=', profileId)
      .where('model', '=', model)
      .where('host', '=', host)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Whether or not it is the one currently offered; null for none. */
  async find(profileId: number): Promise<(Reader & { readonly chosenAt: string }) | null> {
    const row = await this.#database
      .selectFrom('second_readers')
      .select(['model', 'host', 'chosen_at'])
      .where('profile_id', '=', profileId)
      .executeTakeFirst();
    return row ? { model: row.model, host: row.host, chosenAt: isoTime(row.chosen_at) } : null;
  }

  async choose(profile: ProfileRecord, { model, host }: Reader): Promise<void> {
    const choice = { model, host, chosen_at: this.#clock.now() };
    await this.#database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, profile.id);
      await transaction
        .insertInto('second_readers')
        .values({ profile_id: profile.id, ...choice })
        .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(choice))
        .execute();
      await this.#audit.record(transaction, profile, { kind: 'second_reader.enabled' });
    });
  }

  async clear(profile: ProfileRecord): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('second_readers')
        .where('profile_id', '=', profile.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return;
      await this.#audit.record(transaction, profile, { kind: 'second_reader.disabled' });
    });
  }
}
