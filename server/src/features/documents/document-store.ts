import type { Analysis } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import type { Allowance } from '#server/ports/allowance.ts';
import type { AnalysisListener, EndedAnalysis } from '#server/ports/analysis-listener.ts';
import type { Audit, AuditEvent } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import { lockDocument } from '#server/tables/lock-document.ts';
import { requireOpenAccount } from '#server/tables/require-open-account.ts';
import type { Database } from '#server/tables/schema.ts';

import type { AnalysisStore } from './analysis-store.ts';
import { describeDocument, type DocumentRecord, verdictColumns } from './document-record.ts';
import { originalDeleted, underWay } from './errors.ts';
import { writeTypeCounts } from './type-counts.ts';

/** Gives one document what was decided about another. */
interface DecisionCopier {
  copy(database: Database, from: number, to: number): Promise<void>;
}

export interface DocumentStoreDependencies {
  readonly database: Database;
  readonly allowance: Allowance;
  readonly analyses: AnalysisStore;
  readonly decisions: DecisionCopier;
  readonly listener: Pick<AnalysisListener, 'noteEnd'>;
  readonly audit: Audit;
  readonly clock: Clock;
}

type NewDocument = Pick<
  DocumentRecord,
  'name' | 'format' | 'size' | 'blob_key' | 'policy' | 'content_digest' | 'previous_id'
>;
/** An attempt at a document's analysis; only the latest can write. */
type Run = Pick<DocumentRecord, 'id' | 'run'>;

/** Documents and their findings. Ownership is part of every query that answers a person. */
export class DocumentStore {
  readonly #database: Database;
  readonly #allowance: Allowance;
  readonly #analyses: AnalysisStore;
  readonly #decisions: DecisionCopier;
  readonly #listener: DocumentStoreDependencies['listener'];
  readonly #audit: Audit;
  readonly #clock: Clock;

  constructor(dependencies: DocumentStoreDependencies) {
    this.#database = dependencies.database;
    this.#allowance = dependencies.allowance;
    this.#analyses = dependencies.analyses;
    this.#decisions = dependencies.decisions;
    this.#listener = dependencies.listener;
    this.#audit = dependencies.audit;
    this.#clock = dependencies.clock;
  }

  /**
   * Stores an uploaded document together with its reservation and what was decided about the document before it, or
   * nothing of it; undefined when there is no such document before it.
   */
  async add(profile: ProfileRecord, document: NewDocument): Promise<DocumentRecord | undefined> {
    const { previous_id: previousId } = document;
    return this.#database.transaction().execute(async (transaction) => {
      await requireOpenAccount(transaction, profile.id);
      if (previousId !== null) {
        const previous = await lockDocument(transaction, previousId);
        if (previous?.profile_id !== profile.id) return undefined;
      }
      const record = await transaction
        .insertInto('documents')
        .values({
          ...document,
          profile_id: profile.id,
          status: 'uploaded',
          reservation_id: await this.#allowance.reserve(transaction, profile, 'document'),
          uploaded_at: this.#clock.now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (previousId !== null) await this.#decisions.copy(transaction, previousId, record.id);
      await this.#audit.record(transaction, profile, eventOf('document.uploaded', record));
      return record;
    });
  }

  /** Reserves another analysis of a document that none is under way for; undefined when the profile has no such document. */
  async restart(
    profile: ProfileRecord,
    id: number,
    policy: string | undefined,
  ): Promise<DocumentRecord | undefined> {
    return this.#database.transaction().execute(async (transaction) => {
      const document = await lockDocument(transaction, id);
      if (document?.profile_id !== profile.id) return undefined;
      if (document.status === 'uploaded' || document.status === 'processing') throw underWay();
      if (document.original_deleted_at !== null) throw originalDeleted();
      await requireOpenAccount(transaction, profile.id);
      await this.#audit.record(transaction, profile, eventOf('document.rescanned', document));
      return transaction
        .updateTable('documents')
        .set({
          status: 'uploaded',
          failure_code: null,
          policy: policy ?? document.policy,
          runs_before: document.run,
          reservation_id: await this.#allowance.reserve(transaction, profile, 'document'),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
    });
  }

  /** Newest first; with a digest only those of that content. */
  async list(profileId: number, contentDigest?: string): Promise<DocumentRecord[]> {
    let query = this.#database
      .selectFrom('documents')
      .selectAll()
      .where('profile_id', '=', profileId);
    if (contentDigest !== undefined) query = query.where('content_digest', '=', contentDigest);
    return query.orderBy('uploaded_at', 'desc').orderBy('id', 'desc').execute();
  }

  async find(profileId: number, id: number): Promise<DocumentRecord | undefined> {
    return this.#database
      .selectFrom('documents')
      .selectAll()
      .where('profile_id', '=', profileId)
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** The newest of a document's newer versions, whose owner is that of the document; null when there is none. */
  async findNewer(id: number): Promise<number | null> {
    const newer = await this.#database
      .selectFrom('documents')
      .select('id')
      .where('previous_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return newer?.id ?? null;
  }

  /** The findings of a completed document as JSON, after its owner's decisions; undefined while there are none. */
  async readAnalysis({ id, status }: DocumentRecord): Promise<Uint8Array | undefined> {
    return status === 'completed' ? this.#analyses.readDecided(this.#database, id) : undefined;
  }

  /**
   * Changes what was decided about a completed document while its row is held, brings its verdict up to date and
   * gives the analysis as it then stands; undefined when the profile has no such document.
   */
  async review(
    profileId: number,
    id: number,
    change: (transaction: Database, analysis: Analysis) => Promise<void>,
  ): Promise<Analysis | undefined> {
    return this.#database.transaction().execute(async (transaction) => {
      const document = await lockDocument(transaction, id);
      if (document?.profile_id !== profileId || document.status !== 'completed') return undefined;
      const analysis = await this.#analyses.read(transaction, id);
      if (analysis === undefined) return undefined;
      await change(transaction, analysis);
      const decided = await this.#analyses.decide(transaction, id, analysis);
      const columns = verdictColumns(decided);
      await transaction.updateTable('documents').set(columns).where('id', '=', id).execute();
      await writeTypeCounts(transaction, id, decided);
      return decided;
    });
  }

  /**
   * Takes a document out with all that hangs on it, and gives the key of its blob; undefined when the profile has no
   * such document. An analysis that is under way for it can write nothing any more, and stays paid for.
   */
  async remove(profile: ProfileRecord, id: number): Promise<string | undefined> {
    return this.#database.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom('documents')
        .where('profile_id', '=', profile.id)
        .where('id', '=', id)
        .returning(['id', 'name', 'blob_key', 'reservation_id'])
        .executeTakeFirst();
      if (removed === undefined) return undefined;
      await this.#allowance.spend(transaction, removed.reservation_id);
      await this.#audit.record(transaction, profile, eventOf('document.deleted', removed));
      return removed.blob_key;
    });
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
    await this.#settle(run, async (transaction, document) => {
      const decided = await this.#analyses.decide(transaction, document.id, analysis);
      const completed = await transaction
        .updateTable('documents')
        .set({
          status: 'completed',
          failure_code: null,
          processing_ms: Math.round(analysis.timings.total),
          ...verdictColumns(decided),
        })
        .where('id', '=', document.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await writeTypeCounts(transaction, document.id, decided);
      await this.#analyses.write(transaction, document.id, analysis);
      await this.#allowance.spend(transaction, document.reservation_id);
      await this.#listener.noteEnd(transaction, endOf('analysis.completed', completed));
    });
  }

  /**
   * Says why a document failed and gives its reservation back; a report from before stays. Does nothing for a stale
   * attempt.
   */
  async fail(run: Run, code: string): Promise<void> {
    await this.#settle(run, async (transaction, document) => {
      const report = await this.#analyses.read(transaction, document.id);
      const failed = await transaction
        .updateTable('documents')
        .set({ status: report === undefined ? 'failed' : 'completed', failure_code: code })
        .where('id', '=', document.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await this.#allowance.giveBack(transaction, document.reservation_id);
      await this.#listener.noteEnd(transaction, endOf('analysis.failed', failed));
    });
  }

  /** Documents that still wait for their result. */
  async listPending(): Promise<
    (Pick<DocumentRecord, 'id' | 'runs_before'> & Pick<ProfileRecord, 'plan'>)[]
  > {
    return this.#database
      .selectFrom('documents')
      .innerJoin('profiles', 'profiles.id', 'documents.profile_id')
      .select(['documents.id', 'documents.runs_before', 'profiles.plan'])
      .where('documents.status', 'in', ['uploaded', 'processing'])
      .orderBy('documents.id')
      .execute();
  }

  /** Those of the given keys that a document refers to whose file is kept. */
  async knownBlobs(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#database
      .selectFrom('documents')
      .select('blob_key')
      .where('blob_key', 'in', keys)
      .where('original_deleted_at', 'is', null)
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

function eventOf(
  kind: AuditEvent['kind'],
  { id, name }: Pick<DocumentRecord, 'id' | 'name'>,
): AuditEvent {
  return { kind, subject: { id, name } };
}

function endOf(event: EndedAnalysis['event'], record: DocumentRecord): EndedAnalysis {
  return { profileId: record.profile_id, event, document: describeDocument(record) };
}
