import { setImmediate, setTimeout } from 'node:timers/promises';

import type { Logger } from '#server/logging/logger.ts';
import { lockDocument } from '#server/tables/lock-document.ts';
import type { Database } from '#server/tables/schema.ts';

import type { AllowedReader, AnalysisStore } from './analysis-store.ts';
import { verdictColumns } from './document-record.ts';
import { writeTypeCounts } from './type-counts.ts';

/** How many documents are fetched at a time. */
const BATCH = 100;
/** How long a request that changed something waits for the update, which otherwise continues in the background. */
const REFRESH_TIMEOUT_MS = 3000;

interface Dependencies {
  readonly database: Database;
  readonly analyses: AnalysisStore;
  /** Returns a reader for many documents in a row, which decrypts each account's values once. */
  readonly allowed: { createCachedReader(): AllowedReader };
  readonly logger: Logger;
}

/**
 * The verdicts shown in lists, after a change that affects all of an account's documents. They are marked as due
 * together with the change and recomputed one document at a time, so that nobody else waits. Upkeep finishes what a
 * crash left.
 */
export class VerdictStore {
  readonly #database: Database;
  readonly #analyses: AnalysisStore;
  readonly #allowed: Dependencies['allowed'];
  readonly #logger: Logger;
  readonly #running = new Set<Promise<void>>();
  #isStopping = false;

  constructor({ database, analyses, allowed, logger }: Dependencies) {
    this.#database = database;
    this.#analyses = analyses;
    this.#allowed = allowed;
    this.#logger = logger;
  }

  /**
   * Marks all as due, in the change's transaction and under the account lock. It waits for the row lock of each
   * document being written, so that a verdict computed from data read before the change is recomputed.
   */
  async markDue(transaction: Database, profileId: number): Promise<void> {
    await transaction
      .updateTable('documents')
      .set({ is_verdict_due: 1 })
      .where('profile_id', '=', profileId)
      .execute();
  }

  /** Recomputes them; returns after three seconds and lets the rest continue. Never rejects. */
  async refresh(profileId: number): Promise<void> {
    const work = this.#refreshAll(profileId).catch((error: unknown) =>
      this.#logger.error({ error }, 'verdicts could not be brought up to date'),
    );
    const timeout = new AbortController();
    await Promise.race([
      work,
      setTimeout(REFRESH_TIMEOUT_MS, undefined, { signal: timeout.signal }),
    ]);
    timeout.abort();
  }

  /** Recomputes what is left for all accounts. */
  async refreshDue(): Promise<void> {
    await this.#refreshAll(undefined);
  }

  /** Lets each run end after its present document; the rest stays due. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.allSettled(this.#running);
  }

  async #refreshAll(profileId: number | undefined): Promise<void> {
    const run = this.#refreshEach(profileId);
    this.#running.add(run);
    await run.finally(() => this.#running.delete(run));
  }

  async #refreshEach(profileId: number | undefined): Promise<void> {
    const allowed = this.#allowed.createCachedReader();
    for (let after = 0; ;) {
      const ids = await this.#listDue(profileId, after);
      if (ids.length === 0) return;
      for (const id of ids) {
        if (this.#isStopping) return;
        after = id;
        // A document whose findings cannot be decrypted must not block other documents, of any account.
        await this.#refreshVerdict(id, allowed).catch((error: unknown) =>
          this.#logger.error({ error, document: id }, 'a verdict could not be brought up to date'),
        );
        // Lets requests run between documents.
        await setImmediate();
      }
    }
  }

  async #listDue(profileId: number | undefined, after: number): Promise<number[]> {
    let query = this.#database
      .selectFrom('documents')
      .select('id')
      .where('is_verdict_due', '=', 1)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH);
    if (profileId !== undefined) query = query.where('profile_id', '=', profileId);
    return (await query.execute()).map(({ id }) => id);
  }

  async #refreshVerdict(id: number, allowed: AllowedReader): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const document = await lockDocument(transaction, id);
      // Deleted, or already recomputed by another run.
      if (document?.is_verdict_due !== 1) return;
      const found = await this.#analyses.read(transaction, id);
      const decided =
        found && (await this.#analyses.applyReview(transaction, document, found, allowed));
      await transaction
        .updateTable('documents')
        .set({ is_verdict_due: 0, ...(decided && verdictColumns(decided)) })
        .where('id', '=', id)
        .execute();
      if (decided !== undefined) await writeTypeCounts(transaction, id, decided);
    });
  }
}
