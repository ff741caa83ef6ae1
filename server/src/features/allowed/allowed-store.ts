import { type AllowedValue, allowedValueSchema } from '@proviso/contracts';
import { z } from 'zod';

import type { AllowedValues } from '#server/analysis/apply-allowed.ts';
import { SealedJson } from '#server/encryption/sealed-json.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { Database } from '#server/tables/schema.ts';

const entrySchema = allowedValueSchema.omit({ id: true }).extend({
  /** The value's key. */
  key: z.string(),
});
/** A value to be allowed. */
export type NewAllowedValue = z.infer<typeof entrySchema>;
interface Entry {
  readonly key: string;
  readonly value: AllowedValue;
}

/** The values accounts allow in all their documents, encrypted. */
export class AllowedStore {
  readonly #sealer: Sealer;
  readonly #entries: SealedJson<NewAllowedValue>;

  constructor({ sealer }: { readonly sealer: Sealer }) {
    this.#sealer = sealer;
    this.#entries = new SealedJson(sealer, entrySchema);
  }

  /** Newest first. */
  async list(database: Database, profileId: number): Promise<AllowedValue[]> {
    const entries = await this.#read(database, profileId);
    return entries.map(({ value }) => value);
  }

  /** The same, in the form that is applied to analyses. */
  async read(database: Database, profileId: number): Promise<AllowedValues> {
    const entries = await this.#read(database, profileId);
    return new Map(
      entries.map(({ key, value: { id, reason, note, allowedAt: decidedAt } }) => [
        key,
        { reason, ...(note !== undefined && { note }), decidedAt, allowed: id },
      ]),
    );
  }

  /**
   * A reader for many documents in a row: it queries the allowed values for each document, but decrypts them again only
   * if they have changed. Reasons and notes are those of the first read.
   */
  createCachedReader(): Pick<AllowedStore, 'read'> {
    const known = new Map<number, { readonly values: string; readonly allowed: AllowedValues }>();
    const read: AllowedStore['read'] = async (database, profileId) => {
      const values = await this.#listValues(database, profileId);
      const before = known.get(profileId);
      if (before?.values === values) return before.allowed;
      const allowed = await this.read(database, profileId);
      known.set(profileId, { values, allowed });
      return allowed;
    };
    return { read };
  }

  /** Replaces an earlier entry for the same value and type, and returns the id. */
  async put(transaction: Database, profileId: number, entry: NewAllowedValue): Promise<number> {
    const sealed = this.#entries.seal(entry, contextOf(profileId));
    const value = this.#sealer.digest(entry.key, contextOf(profileId));
    const { id } = await transaction
      .insertInto('allowed_values')
      .values({ profile_id: profileId, value, sealed })
      .onConflict((conflict) => conflict.columns(['profile_id', 'value']).doUpdateSet({ sealed }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** False when the profile allows no such value. */
  async remove(transaction: Database, profileId: number, id: number): Promise<boolean> {
    const { numDeletedRows } = await transaction
      .deleteFrom('allowed_values')
      .where('profile_id', '=', profileId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  /** Identifies a set of allowed values without decrypting them. */
  async #listValues(database: Database, profileId: number): Promise<string> {
    const rows = await database
      .selectFrom('allowed_values')
      .select(['id', 'value'])
      .where('profile_id', '=', profileId)
      .orderBy('id')
      .execute();
    return rows.map(({ id, value }) => `${id} ${value}`).join('\n');
  }

  async #read(database: Database, profileId: number): Promise<Entry[]> {
    const rows = await database
      .selectFrom('allowed_values')
      .select(['id', 'sealed'])
      .where('profile_id', '=', profileId)
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ id, sealed }) => {
      const { key, ...value } = this.#entries.open(sealed, contextOf(profileId));
      return { key, value: { id, ...value } };
    });
  }
}

function contextOf(profileId: number): string {
  return `allowed value of profile ${profileId}`;
}
