import type { ProfileRecord } from '#server/account.ts';
import type { Allowance } from '#server/ports/allowance.ts';
import type { AnalysisListener, EndedAnalysis } from '#server/ports/analysis-listener.ts';
import type { DocumentAnalysis, StoredText, MarkedPlaces } from '#server/ports/analyzer.ts';
import type { Database } from '#server/tables/schema.ts';

import type { AnalysisStore } from './analysis-store.ts';
import { describeDocument, type DocumentRecord, verdictColumns } from './document-record.ts';
import { writeTypeCounts } from './type-counts.ts';

/** Stores where marks occur in a document. */
interface MarkPlacer {
  place(
    transaction: Database,
    documentId: number,
    places: ReadonlyMap<number, MarkedPlaces>,
  ): Promise<void>;
}

/** Stores a document's searchable text. */
interface TextWriter {
  write(transaction: Database, documentId: number, text: StoredText): Promise<void>;
  forget(transaction: Database, documentId: number): Promise<void>;
}

interface Dependencies {
  readonly database: Database;
  readonly allowance: Allowance;
  readonly analyses: AnalysisStore;
  readonly marks: MarkPlacer;
  readonly texts: TextWriter;
  readonly listener: Pick<AnalysisListener, 'recordEnd'>;
}

const PENDING = ['uploaded', 'processing'] as const;

type PendingFile = Pick<DocumentRecord, 'blob_key' | 'requested_at' | 'uploaded_at'>;

/** An attempt at analyzing a document; only the latest may write. */
type Run = Pick<DocumentRecord, 'id' | 'run'>;

/** The attempts at analyzing documents, regardless of owner: many may begin, one writes the result. */
export class RunStore {
  readonly #database: Database;
  readonly #allowance: Allowance;
  readonly #analyses: AnalysisStore;
  readonly #marks: MarkPlacer;
  readonly #texts: TextWriter;
  readonly #listener: Dependencies['listener'];

  constructor({ database, allowance, analyses, marks, texts, listener }: Dependencies) {
    this.#database = database;
    this.#allowance = allowance;
    this.#analyses = analyses;
    this.#marks = marks;
    this.#texts = texts;
    this.#listener = listener;
  }

  /** The stored file of a document that still waits for its result; undefined when it does not. */
  async findFile(id: number): Promise<PendingFile | undefined> {
    return this.#database
      .selectFrom('documents')
      .select(['blob_key', 'requested_at', 'uploaded_at'])
      .where('id', '=', id)
      .where('status', 'in', PENDING)
      .executeTakeFirst();
  }

  /** Begins an attempt, which makes earlier ones stale; undefined when there is nothing left to do. */
  async begin(id: number): Promise<DocumentRecord | undefined> {
    return this.#database
      .updateTable('documents')
      .set((set) => ({ status: 'processing', run: set('run', '+', 1) }))
      .where('id', '=', id)
      .where('status', 'in', PENDING)
      .returningAll()
      .executeTakeFirst();
  }

  /** Whether the attempt may still write its result. */
  async isCurrent({ id, run }: Run): Promise<boolean> {
    const document = await this.#database
      .selectFrom('documents')
      .select('id')
      .where('id', '=', id)
      .where('run', '=', run)
      .where('status', '=', 'processing')
      .executeTakeFirst();
    return document !== undefined;
  }

  /**
   * Writes the result, with the places of these marks and the text, and settles the reservation. Returns false and does
   * nothing for a stale attempt.
   */
  async complete(
    run: Run,
    { analysis, marked = [], values, storedText }: DocumentAnalysis,
    markIds: readonly number[],
  ): Promise<boolean> {
    return this.#settle(run, async (transaction, document) => {
      const places = marked.map((one, index) => [markIds[index]!, one] as const);
      await this.#marks.place(transaction, document.id, new Map(places));
      const decided = await this.#analyses.applyReview(transaction, document, { analysis, values });
      const completed = await transaction
        .updateTable('documents')
        .set((set) => ({
          status: 'completed',
          failure_code: null,
          policy: set.fn.coalesce('requested_policy', 'policy'),
          requested_policy: null,
          processing_ms: Math.round(analysis.timings.total),
          ...verdictColumns(decided),
        }))
        .where('id', '=', document.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await writeTypeCounts(transaction, document.id, decided);
      await this.#analyses.write(transaction, document.id, { analysis, values });
      // An earlier reading's text must never stay beside this one's findings.
      if (storedText === undefined) await this.#texts.forget(transaction, document.id);
      else await this.#texts.write(transaction, document.id, storedText);
      await this.#allowance.spend(transaction, document.reservation_id);
      await this.#listener.recordEnd(transaction, endOf('analysis.completed', completed));
    });
  }

  /**
   * Records why a document failed and returns its reservation; an earlier report is kept. Returns false and does
   * nothing for a stale attempt.
   */
  async fail(run: Run, code: string): Promise<boolean> {
    return this.#settle(run, async (transaction, document) => {
      const report = await this.#analyses.read(transaction, document.id);
      const failed = await transaction
        .updateTable('documents')
        .set((set) => ({
          status: report === undefined ? 'failed' : 'completed',
          failure_code: code,
          // An earlier report keeps its policy, under which the document is cleaned.
          ...(report === undefined && { policy: set.fn.coalesce('requested_policy', 'policy') }),
          requested_policy: null,
        }))
        .where('id', '=', document.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await this.#allowance.release(transaction, document.reservation_id);
      await this.#listener.recordEnd(transaction, endOf('analysis.failed', failed));
    });
  }

  /** Documents still waiting for their result. */
  async listPending(): Promise<
    (Pick<DocumentRecord, 'id' | 'runs_before'> & Pick<ProfileRecord, 'plan'>)[]
  > {
    return this.#database
      .selectFrom('documents')
      .innerJoin('profiles', 'profiles.id', 'documents.profile_id')
      .select(['documents.id', 'documents.runs_before', 'profiles.plan'])
      .where('documents.status', 'in', PENDING)
      .orderBy('documents.id')
      .execute();
  }

  /**
   * Runs the end of an attempt in a transaction that first locks the document's row, provided that this attempt is the
   * latest.
   */
  async #settle(
    { id, run }: Run,
    write: (
      transaction: Database,
      document: Pick<DocumentRecord, 'id' | 'profile_id' | 'reservation_id'>,
    ) => Promise<void>,
  ): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      const document = await transaction
        .updateTable('documents')
        .set({ run: run + 1 })
        .where('id', '=', id)
        .where('run', '=', run)
        .where('status', '=', 'processing')
        .returning(['id', 'profile_id', 'reservation_id'])
        .executeTakeFirst();
      if (document !== undefined) await write(transaction, document);
      return document !== undefined;
    });
  }
}

function endOf(event: EndedAnalysis['event'], record: DocumentRecord): EndedAnalysis {
  return { profileId: record.profile_id, event, document: describeDocument(record) };
}
