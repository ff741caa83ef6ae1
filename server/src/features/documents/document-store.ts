import type { Analysis } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { Allowance } from '#server/ports/allowance.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/schema.ts';

import { countFlags, type DocumentRecord } from './document-record.ts';

export interface DocumentStoreDependencies {
  readonly database: Database;
  readonly allowance: Allowance;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

type NewDocument = Pick<DocumentRecord, 'name' | 'format' | 'size' | 'blob_key' | 'policy'>;
/** An attempt at a document's analysis; only the latest can write. */
type Run = Pick<DocumentRecord, 'id' | 'run'>;

/** Documents and their findings. Ownership is part of every query that answers a person. */
export class DocumentStore {
  readonly #database: Database;
  readonly #allowance: Allowance;
  readonly #sealer: Sealer;
  readonly #clock: Clock;

  constructor({ database, allowance, sealer, clock }: DocumentStoreDependencies) {
    this.#database = database;
    this.#allowance = allowance;
    this.#sealer = sealer;
    this.#clock = clock;
  }

  /** Stores an uploaded document together with its reservation, or neither of them. */
  async add(profile: ProfileRecord, document: NewDocument): Promise<DocumentRecord> {
    return this.#database.transaction().execute(async (transaction) =>
      transaction
        .insertInto('documents')
        .values({
          ...document,
          profile_id: profile.id,
          status: 'uploaded',
          reservation_id: await this.#allowance.reserve(transaction, profile, 'document'),
          uploaded_at: this.#clock.now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
  }

  /** Newest first. */
  async list(profileId: number): Promise<DocumentRecord[]> {
    return this.#database
      .selectFrom('documents')
      .selectAll()
      .where('profile_id', '=', profileId)
      .orderBy('uploaded_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  async find(profileId: number, id: number): Promise<DocumentRecord | undefined> {
    return this.#database
      .selectFrom('documents')
      .selectAll()
      .where('profile_id', '=', profileId)
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** The findings of a completed document as JSON; undefined while there are none. */
  async readAnalysis({ id }: DocumentRecord): Promise<Uint8Array | undefined> {
    const row = await this.#database
      .selectFrom('analyses')
      .select('sealed')
      .where('document_id', '=', id)
      .executeTakeFirst();
    return row && this.#sealer.open(row.sealed, sealContext(id));
  }

  /** Begins an attempt, which makes earlier ones stale; undefined when there is nothing left to do. */
  async beginRun(id: number): Promise<DocumentRecord | undefined> {
    return this.#database
      .updateTable('documents')
      .set((set) => ({ status: 'processing', run: set('run', '+', 1) }))
      .where('id', '=', id)
      .where('status', 'in', ['uploaded', 'processing'])
      .returningAll()
      .executeTakeFirst();
  }

  /** Writes the result and settles the reservation. Does nothing for a stale attempt. */
  async complete(run: Run, analysis: Analysis): Promise<void> {
    const sealed = this.#sealer.seal(Buffer.from(JSON.stringify(analysis)), sealContext(run.id));
    await this.#settle(run, async (transaction, document) => {
      await transaction
        .updateTable('documents')
        .set({
          status: 'completed',
          processing_ms: Math.round(analysis.timings.total),
          compliance_status: analysis.complianceStatus,
          ...countFlags(analysis),
        })
        .where('id', '=', document.id)
        .execute();
      await transaction
        .insertInto('analyses')
        .values({ document_id: document.id, sealed, created_at: this.#clock.now() })
        .execute();
      await this.#allowance.spend(transaction, document.reservation_id);
    });
  }

  /** Says why a document failed and gives its reservation back. Does nothing for a stale attempt. */
  async fail(run: Run, code: string): Promise<void> {
    await this.#settle(run, async (transaction, document) => {
      await transaction
        .updateTable('documents')
        .set({ status: 'failed', failure_code: code })
        .where('id', '=', document.id)
        .execute();
      await this.#allowance.giveBack(transaction, document.reservation_id);
    });
  }

  /** Documents that still wait for their result. */
  async listPending(): Promise<number[]> {
    const rows = await this.#database
      .selectFrom('documents')
      .select('id')
      .where('status', 'in', ['uploaded', 'processing'])
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Those of the given keys that a document refers to. */
  async knownBlobs(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#database
      .selectFrom('documents')
      .select('blob_key')
      .where('blob_key', 'in', keys)
      .execute();
    return new Set(rows.map(({ blob_key: key }) => key));
  }

  /** Runs the end of an attempt in a transaction that begins by locking the document's row for this attempt alone. */
  async #settle(
    { id, run }: Run,
    write: (
      transaction: Database,
      document: Pick<DocumentRecord, 'id' | 'reservation_id'>,
    ) => Promise<void>,
  ): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const document = await transaction
        .updateTable('documents')
        .set({ run: run + 1 })
        .where('id', '=', id)
        .where('run', '=', run)
        .where('status', '=', 'processing')
        .returning(['id', 'reservation_id'])
        .executeTakeFirst();
      if (document !== undefined) await write(transaction, document);
    });
  }
}

function sealContext(id: number): string {
  return `analysis of document ${id}`;
}
