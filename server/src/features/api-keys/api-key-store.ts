import type { ApiKeyScope } from '@proviso/contracts';
import type { Selectable } from 'kysely';

import type { Sealer } from '#server/encryption/sealer.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database, Schema } from '#server/tables/schema.ts';

/** A row of the keys table. */
export type ApiKeyRecord = Selectable<Schema['api_keys']>;
/** A key with its owner's UUID. */
export type OwnedApiKey = ApiKeyRecord & { readonly user_id: string };

interface Dependencies {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** The properties of a new key. */
interface NewKey {
  readonly secret: string;
  readonly name: string;
  readonly scope: ApiKeyScope;
  /** Unix milliseconds. */
  readonly expiresAt: number | null;
  readonly isAssured: boolean;
}

/** API keys. Of the secret itself, only a digest keyed by the master key is stored. */
export class ApiKeyStore {
  readonly #database: Database;
  readonly #sealer: Sealer;
  readonly #clock: Clock;

  constructor({ database, sealer, clock }: Dependencies) {
    this.#database = database;
    this.#sealer = sealer;
    this.#clock = clock;
  }

  async add(transaction: Database, profileId: number, key: NewKey): Promise<ApiKeyRecord> {
    return transaction
      .insertInto('api_keys')
      .values({
        profile_id: profileId,
        name: key.name,
        scope: key.scope,
        digest: this.#digest(key.secret),
        ending: key.secret.slice(-4),
        is_assured: Number(key.isAssured),
        expires_at: key.expiresAt,
        created_at: this.#clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Newest first. */
  async list(profileId: number, database = this.#database): Promise<ApiKeyRecord[]> {
    return database
      .selectFrom('api_keys')
      .selectAll()
      .where('profile_id', '=', profileId)
      .orderBy('id', 'desc')
      .execute();
  }

  /** Undefined when there is no such key, or it has expired. */
  async findBySecret(secret: string): Promise<OwnedApiKey | undefined> {
    const now = this.#clock.now();
    return this.#database
      .selectFrom('api_keys')
      .innerJoin('profiles', 'profiles.id', 'api_keys.profile_id')
      .selectAll('api_keys')
      .select('profiles.user_id')
      .where('api_keys.digest', '=', this.#digest(secret))
      .where((where) =>
        where.or([
          where('api_keys.expires_at', 'is', null),
          where('api_keys.expires_at', '>', now),
        ]),
      )
      .executeTakeFirst();
  }

  /** Records a use of the key; false when another request has recorded one since the key was read. */
  async recordUse(
    transaction: Database,
    { id, last_used_at: last }: ApiKeyRecord,
  ): Promise<boolean> {
    const { numUpdatedRows } = await transaction
      .updateTable('api_keys')
      .set({ last_used_at: this.#clock.now() })
      .where('id', '=', id)
      .where('last_used_at', last === null ? 'is' : '=', last)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Returns the removed key; undefined when the profile has no such key. */
  async remove(
    transaction: Database,
    profileId: number,
    id: number,
  ): Promise<ApiKeyRecord | undefined> {
    return transaction
      .deleteFrom('api_keys')
      .where('profile_id', '=', profileId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  }

  /** Returns the removed keys: all that the profile had. */
  async removeAll(transaction: Database, profileId: number): Promise<ApiKeyRecord[]> {
    return transaction
      .deleteFrom('api_keys')
      .where('profile_id', '=', profileId)
      .returningAll()
      .execute();
  }

  #digest(secret: string): string {
    return this.#sealer.digest(secret, 'API keys');
  }
}
