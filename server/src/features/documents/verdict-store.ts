import { setImmediate, setTimeout } from 'node:timers/promises';

import type { Logger } from '#server/logging/logger.ts';
import { lockDocument } from '#server/tables/lock-document.ts';
import type { Database } from '#server/tables/schema.ts';

import type { AllowedReader, AnalysisStore } from './analysis-store.ts';
import { verdictColumns } from './document-record.ts';
import { writeTypeCounts } from './type-counts.ts';

/** So many documents are looked up at a time. */
const BATCH = 100;
/** Whoever changed what they rest on waits so long for them; what takes longer goes on by itself. */
const PATIENCE_MS = 3000;

interface Dependencies {
  readonly database: Database;
  readonly analyses: AnalysisStore;
  /** Gives a reader for many documents in a row, whose account's values it opens once. */
  readonly allowed: { createRun(): AllowedReader };
  readonly logger: Logger;
}

/**
 * What lists show of documents, after something has changed on which it rests in all of an account's: noted with the change,
 * and worked out document by document, so that nobody else waits for it. What a kill leaves behind is taken up by upkeep.
 */
export class VerdictStore {
  readonly #database: Database;
  readonly #analyses: AnalysisStore;
  readonly #allowed: Dependencies['allowed'];
  readonly #logger: Logger;

  constructor({ database, analyses, allowed, logger }: Dependencies) {
    this.#database = database;
    this.#analyses = analyses;
    this.#allowed = allowed;
    this.#logger = logger;
  }

  /**
   * Notes that all have to be worked out anew, as a part of the change, under the lock on the account. It waits for each
   * document that something is written of, so that what was read there before the change is worked out again.
   */
  async markDue(transaction: Database, profileId: number): Promise<void> {
    await transaction
      .updateTable('documents')
      .set({ is_verdict_due: 1 })
      .where('profile_id', '=', profileId)
      .execute();
  }

  /** Works them out, and ends after three seconds while that goes on. Never rejects. */
  async refresh(profileId: number): Promise<void> {
    const work = this.#refreshAll(profileId).catch((error: unknown) =>
      this.#logger.error({ error }, 'verdicts could not be brought up to date'),
    );
    const patience = new AbortController();
    await Promise.race([work, setTimeout(PATIENCE_MS, undefined, { signal: patience.signal })]);
    patience.abort();
  }

  /** Works out what was left of all accounts. */
  async refreshLeft(): Promise<void> {
    await this.#refreshAll(undefined);
  }

  async #refreshAll(profileId: number | undefined): Promise<void> {
    const allowed = this.#allowed.createRun();
    for (let after = 0; ;) {
      const ids = await this.#listDue(profileId, after);
      if (ids.length === 0) return;
      for (const id of ids) {
        after = id;
        // One whose findings cannot be opened any more keeps no other document back, of whichever account.
        await this.#refreshOne(id, allowed).catch((error: unknown) =>
          this.#logger.error({ error, document: id }, 'a verdict could not be brought up to date'),
        );
        // Requests have their turn between two documents.
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

  async #refreshOne(id: number, allowed: AllowedReader): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const document = await lockDocument(transaction, id);
      // Gone, or done beside this.
      if (document?.is_verdict_due !== 1) return;
      const found = await this.#analyses.read(transaction, id);
      const decided = found && (await this.#analyses.decide(transaction, document, found, allowed));
      await transaction
        .updateTable('documents')
        .set({ is_verdict_due: 0, ...(decided && verdictColumns(decided)) })
        .where('id', '=', id)
        .execute();
      if (decided !== undefined) await writeTypeCounts(transaction, id, decided);
    });
  }
}
