import type { Analysis } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import type { AnalysisWithValues } from '#server/analysis/apply-allowed.ts';
import type { Allowance } from '#server/ports/allowance.ts';
import type { Audit, AuditEvent } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import { originalRefusals } from '#server/refusals/original-refusals.ts';
import { lockAccount } from '#server/tables/lock-account.ts';
import { lockDocument } from '#server/tables/lock-document.ts';
import type { Database } from '#server/tables/schema.ts';

import type { AnalysisStore } from './analysis-store.ts';
import { type DocumentRecord, verdictColumns } from './document-record.ts';
import { analysisRunning } from './errors.ts';
import { writeTypeCounts } from './type-counts.ts';

/** Copies decisions or marks from one document to another. */
interface Copier {
  copy(database: Database, from: number, to: number): Promise<void>;
}

interface Dependencies {
  readonly database: Database;
  readonly allowance: Allowance;
  readonly analyses: AnalysisStore;
  readonly decisions: Copier;
  readonly marks: Copier;
  readonly audit: Audit;
  readonly clock: Clock;
}

/** A document under review, with its report before the change. */
export interface Reviewed {
  readonly name: string;
  readonly analysis: Analysis;
}

type NewDocument = Pick<
  DocumentRecord,
  | 'name'
  | 'format'
  | 'size'
  | 'blob_key'
  | 'policy'
  | 'content_digest'
  | 'previous_id'
  | 'upload_id'
>;

/** Documents and their findings, for their owners. Every query on behalf of a user checks ownership. */
export class DocumentStore {
  readonly #database: Database;
  readonly #allowance: Allowance;
  readonly #analyses: AnalysisStore;
  readonly #decisions: Copier;
  readonly #marks: Copier;
  readonly #audit: Audit;
  readonly #clock: Clock;

  constructor(dependencies: Dependencies) {
    this.#database = dependencies.database;
    this.#allowance = dependencies.allowance;
    this.#analyses = dependencies.analyses;
    this.#decisions = dependencies.decisions;
    this.#marks = dependencies.marks;
    this.#audit = dependencies.audit;
    this.#clock = dependencies.clock;
  }

  /**
   * Stores an uploaded document with its reservation and the previous version's decisions and marks, all or nothing;
   * undefined when that previous version does not exist. The same upload sent again returns the document that exists.
   */
  async add(profile: ProfileRecord, document: NewDocument): Promise<DocumentRecord | undefined> {
    const { previous_id: previousId } = document;
    return this.#database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, profile.id);
      const accepted = await findUpload(transaction, profile.id, document);
      if (accepted !== undefined) return accepted;
      if (previousId !== null) {
        const previous = await lockDocument(transaction, previousId);
        if (previous?.profile_id !== profile.id) return undefined;
      }
      const now = this.#clock.now();
      const record = await transaction
        .insertInto('documents')
        .values({
          ...document,
          profile_id: profile.id,
          status: 'uploaded',
          reservation_id: await this.#allowance.reserve(transaction, profile, 'document'),
          uploaded_at: now,
          requested_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (previousId !== null) {
        await this.#decisions.copy(transaction, previousId, record.id);
        await this.#marks.copy(transaction, previousId, record.id);
      }
      await this.#audit.record(transaction, profile, eventOf('document.uploaded', record));
      return record;
    });
  }

  /**
   * Reserves another analysis of a document that has none in progress; undefined when the profile has no such document.
   */
  async restart(
    profile: ProfileRecord,
    id: number,
    policy: string | undefined,
  ): Promise<DocumentRecord | undefined> {
    return this.#database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, profile.id);
      const document = await lockDocument(transaction, id);
      if (document?.profile_id !== profile.id) return undefined;
      if (document.status === 'uploaded' || document.status === 'processing')
        throw analysisRunning();
      if (document.original_deleted_at !== null) throw originalRefusals.deleted();
      await this.#audit.record(transaction, profile, eventOf('document.rescanned', document));
      return transaction
        .updateTable('documents')
        .set({
          status: 'uploaded',
          failure_code: null,
          requested_at: this.#clock.now(),
          requested_policy: policy ?? null,
          runs_before: document.run,
          reservation_id: await this.#allowance.reserve(transaction, profile, 'document'),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
    });
  }

  /** Newest first; with a digest, only documents with that content. */
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

  /** The newest of a document's newer versions with the same owner; null when there is none. */
  async findNewer(id: number): Promise<number | null> {
    const newer = await this.#database
      .selectFrom('documents')
      .select('id')
      .where('previous_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return newer?.id ?? null;
  }

  /** A completed document's findings as JSON, with marks and decisions applied; undefined when there are none yet. */
  async readAnalysis(document: DocumentRecord): Promise<Uint8Array | undefined> {
    if (document.status !== 'completed') return undefined;
    return this.#analyses.readWithDecisions(this.#database, document);
  }

  /** A completed document's findings and marks; undefined when the profile has no such document. */
  async readAnalysisWithValues(
    profileId: number,
    id: number,
  ): Promise<AnalysisWithValues | undefined> {
    const document = await this.find(profileId, id);
    if (document?.status !== 'completed') return undefined;
    const stored = await this.#analyses.read(this.#database, id);
    if (stored === undefined) return undefined;
    return { ...stored, analysis: await this.#analyses.mark(this.#database, id, stored.analysis) };
  }

  /**
   * Changes a completed document's decisions or marks while holding its row lock, updates its verdict and returns the
   * resulting analysis; undefined when the profile has no such document.
   */
  async review(
    profileId: number,
    id: number,
    change: (transaction: Database, reviewed: Reviewed) => Promise<void>,
  ): Promise<Analysis | undefined> {
    return this.#database.transaction().execute(async (transaction) => {
      const document = await lockDocument(transaction, id);
      if (document?.profile_id !== profileId || document.status !== 'completed') return undefined;
      const stored = await this.#analyses.read(transaction, id);
      if (stored === undefined) return undefined;
      const analysis = await this.#analyses.mark(transaction, id, stored.analysis);
      await change(transaction, { name: document.name, analysis });
      const decided = await this.#analyses.applyReview(transaction, document, stored);
      const columns = verdictColumns(decided);
      await transaction.updateTable('documents').set(columns).where('id', '=', id).execute();
      await writeTypeCounts(transaction, id, decided);
      return decided;
    });
  }

  /**
   * Deletes a document and everything that depends on it, and returns its blob's key; undefined when the profile has no
   * such document. An analysis in progress can no longer write its result, and stays paid for.
   */
  async remove(profile: ProfileRecord, id: number): Promise<string | undefined> {
    return this.#database.transaction().execute(async (transaction) => {
      // Also locks newer versions, whose reference to the previous one is cleared.
      await lockAccount(transaction, profile.id);
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

  /** The given keys that a document still uses. */
  async findKnownBlobs(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#database
      .selectFrom('documents')
      .select('blob_key')
      .where('blob_key', 'in', keys)
      .where('original_deleted_at', 'is', null)
      .execute();
    return new Set(rows.map(({ blob_key: key }) => key));
  }
}

/** The document of an upload that is sent again; under another policy it is another upload. */
async function findUpload(
  database: Database,
  profileId: number,
  sent: NewDocument,
): Promise<DocumentRecord | undefined> {
  if (sent.upload_id === null) return undefined;
  const named = await database
    .selectFrom('documents')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('content_digest', '=', sent.content_digest)
    .where('upload_id', '=', sent.upload_id)
    .execute();
  return named.find(
    ({ policy, previous_id: previousId }) =>
      policy === sent.policy && previousId === sent.previous_id,
  );
}

function eventOf(
  kind: AuditEvent['kind'],
  { id, name }: Pick<DocumentRecord, 'id' | 'name'>,
): AuditEvent {
  return { kind, subject: { id, name } };
}
