import type { OwnPolicy, OwnPolicyWithSource } from '@proviso/contracts';
import { isUniqueViolation } from '@proviso/database';
import type { PolicyPack } from '@proviso/engine/policies';
import type { Selectable } from 'kysely';
import { z } from 'zod';

import { policyPackSchema } from '#server/analysis/policy-pack-schema.ts';
import { SealedJson } from '#server/encryption/sealed-json.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database, Schema } from '#server/tables/schema.ts';

import { nameTaken } from './errors.ts';

/** A pack's source, and what was parsed from it. */
export interface PolicyContent {
  readonly source: string;
  readonly pack: PolicyPack;
}

const contentSchema = z.object({
  source: z.string(),
  pack: policyPackSchema,
}) satisfies z.ZodType<PolicyContent>;

/** How many revisions of a policy are kept. */
const MAX_REVISIONS = 100;

type Row = Selectable<Schema['own_policies']>;
/** A policy at its latest revision. */
export type OwnPolicyRecord = Row & PolicyContent;

interface Dependencies {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** Accounts' own policy packs and their revisions. Everything their authors wrote is encrypted. */
export class PolicyStore {
  readonly #database: Database;
  readonly #sealer: Sealer;
  readonly #contents: SealedJson<PolicyContent>;
  readonly #clock: Clock;

  constructor({ database, sealer, clock }: Dependencies) {
    this.#database = database;
    this.#sealer = sealer;
    this.#contents = new SealedJson(sealer, contentSchema);
    this.#clock = clock;
  }

  /** Throws the refusal `policies.name_taken` when the account has another policy of that name. */
  async add(
    transaction: Database,
    profileId: number,
    content: PolicyContent,
  ): Promise<OwnPolicyRecord> {
    const row = await transaction
      .insertInto('own_policies')
      .values({
        profile_id: profileId,
        name_digest: this.#digest(profileId, content.pack.name),
        revision: 1,
        changed_at: this.#clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(refuseTakenName);
    await this.#addRevision(transaction, row, content);
    return { ...row, ...content };
  }

  /** Writes the next revision; undefined when the policy is no longer at the given one. */
  async change(
    transaction: Database,
    { id, profile_id: profileId, revision }: Pick<Row, 'id' | 'profile_id' | 'revision'>,
    content: PolicyContent,
  ): Promise<OwnPolicyRecord | undefined> {
    const row = await transaction
      .updateTable('own_policies')
      .set({
        name_digest: this.#digest(profileId, content.pack.name),
        revision: revision + 1,
        changed_at: this.#clock.now(),
      })
      .where('id', '=', id)
      .where('profile_id', '=', profileId)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst()
      .catch(refuseTakenName);
    if (row === undefined) return undefined;
    await this.#addRevision(transaction, row, content);
    return { ...row, ...content };
  }

  async list(profileId: number, database = this.#database): Promise<OwnPolicyRecord[]> {
    const rows = await this.#latest(database).where('profile_id', '=', profileId).execute();
    return rows.map((row) => this.#open(row));
  }

  async find(profileId: number, id: number): Promise<OwnPolicyRecord | undefined> {
    const row = await this.#latest(this.#database)
      .where('profile_id', '=', profileId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && this.#open(row);
  }

  async findByName(profileId: number, name: string): Promise<OwnPolicyRecord | undefined> {
    const row = await this.#latest(this.#database)
      .where('profile_id', '=', profileId)
      .where('name_digest', '=', this.#digest(profileId, name))
      .executeTakeFirst();
    return row && this.#open(row);
  }

  /** Newest first. */
  async listRevisions(id: number): Promise<OwnPolicyWithSource['revisions']> {
    const rows = await this.#database
      .selectFrom('own_policy_revisions')
      .select(['revision', 'created_at'])
      .where('policy_id', '=', id)
      .orderBy('revision', 'desc')
      .execute();
    return rows.map(({ revision, created_at: at }) => ({
      revision,
      at: new Date(at).toISOString(),
    }));
  }

  /** The source; undefined when the profile has no such policy or revision. */
  async findRevision(profileId: number, id: number, revision: number): Promise<string | undefined> {
    const row = await this.#database
      .selectFrom('own_policy_revisions')
      .innerJoin('own_policies', 'own_policies.id', 'own_policy_revisions.policy_id')
      .select('own_policy_revisions.sealed')
      .where('own_policies.profile_id', '=', profileId)
      .where('own_policies.id', '=', id)
      .where('own_policy_revisions.revision', '=', revision)
      .executeTakeFirst();
    return row && this.#contents.open(row.sealed, contextOf(profileId)).source;
  }

  /** False when the profile has no such policy. */
  async remove(transaction: Database, profileId: number, id: number): Promise<boolean> {
    const { numDeletedRows } = await transaction
      .deleteFrom('own_policies')
      .where('profile_id', '=', profileId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  #latest(database: Database) {
    return database
      .selectFrom('own_policies')
      .innerJoin('own_policy_revisions', (join) =>
        join
          .onRef('own_policy_revisions.policy_id', '=', 'own_policies.id')
          .onRef('own_policy_revisions.revision', '=', 'own_policies.revision'),
      )
      .selectAll('own_policies')
      .select('own_policy_revisions.sealed');
  }

  async #addRevision(transaction: Database, row: Row, content: PolicyContent): Promise<void> {
    await transaction
      .insertInto('own_policy_revisions')
      .values({
        policy_id: row.id,
        revision: row.revision,
        sealed: this.#contents.seal(content, contextOf(row.profile_id)),
        created_at: row.changed_at,
      })
      .execute();
    await transaction
      .deleteFrom('own_policy_revisions')
      .where('policy_id', '=', row.id)
      .where('revision', '<=', row.revision - MAX_REVISIONS)
      .execute();
  }

  #open({ sealed, ...row }: Row & { readonly sealed: Uint8Array }): OwnPolicyRecord {
    return { ...row, ...this.#contents.open(sealed, contextOf(row.profile_id)) };
  }

  #digest(profileId: number, name: string): string {
    return this.#sealer.digest(name, `names of the policies of profile ${profileId}`);
  }
}

/** A policy as lists show it. */
export function describePolicy({ id, revision, changed_at, pack }: OwnPolicyRecord): OwnPolicy {
  const { name, title, version, description } = pack;
  const changedAt = new Date(changed_at).toISOString();
  return { id, name, title, version, description, revision, changedAt };
}

/** The pack as analyses identify it: its author's version, and the revision, which grows with each change. */
export function packOf({ pack, revision }: OwnPolicyRecord): PolicyPack {
  return { ...pack, version: `${pack.version} (revision ${revision})` };
}

function refuseTakenName(error: unknown): never {
  throw isUniqueViolation(error) ? nameTaken() : error;
}

function contextOf(profileId: number): string {
  return `policy of profile ${profileId}`;
}
