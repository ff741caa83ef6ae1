import type { Analysis } from '@proviso/contracts';

import { applyDecisions, type Decisions } from '#server/analysis/apply-decisions.ts';
import { applyMarks, type PlacedMark } from '#server/analysis/apply-marks.ts';
import { parseAnalysis } from '#server/analysis/parse-analysis.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

/** Tells what the owner of a document has decided about its findings. */
interface DecisionReader {
  read(database: Database, documentId: number): Promise<Decisions>;
}

/** Tells what the owner of a document has marked in it by hand. */
interface MarkReader {
  list(database: Database, documentId: number): Promise<readonly PlacedMark[]>;
}

interface Dependencies {
  readonly sealer: Sealer;
  readonly decisions: DecisionReader;
  readonly marks: MarkReader;
  readonly clock: Clock;
}

/** The findings of documents as their analyses gave them, sealed, and as they stand after their owners' marks and decisions. */
export class AnalysisStore {
  readonly #sealer: Sealer;
  readonly #decisions: DecisionReader;
  readonly #marks: MarkReader;
  readonly #clock: Clock;

  constructor({ sealer, decisions, marks, clock }: Dependencies) {
    this.#sealer = sealer;
    this.#decisions = decisions;
    this.#marks = marks;
    this.#clock = clock;
  }

  /** What was found, whatever was marked and decided; undefined while there is nothing. */
  async read(database: Database, documentId: number): Promise<Analysis | undefined> {
    const json = await this.#open(database, documentId);
    return json && parseAnalysis(json);
  }

  /** As JSON, after the marks and decisions; undefined while there is nothing. */
  async readDecided(database: Database, documentId: number): Promise<Uint8Array | undefined> {
    const json = await this.#open(database, documentId);
    const marks = await this.#marks.list(database, documentId);
    const decisions = await this.#decisions.read(database, documentId);
    if (json === undefined || (decisions.size === 0 && marks.length === 0)) return json;
    const analysis = applyMarks(parseAnalysis(json), marks);
    return Buffer.from(JSON.stringify(applyDecisions(analysis, decisions)));
  }

  /** An analysis of the document with what its owner has marked, before the decisions. */
  async mark(database: Database, documentId: number, analysis: Analysis): Promise<Analysis> {
    return applyMarks(analysis, await this.#marks.list(database, documentId));
  }

  /** An analysis of the document after the marks and decisions that there are. */
  async decide(database: Database, documentId: number, analysis: Analysis): Promise<Analysis> {
    const marked = await this.mark(database, documentId, analysis);
    return applyDecisions(marked, await this.#decisions.read(database, documentId));
  }

  /** Takes the place of an earlier analysis. */
  async write(database: Database, documentId: number, analysis: Analysis): Promise<void> {
    const json = Buffer.from(JSON.stringify(analysis));
    const content = {
      sealed: this.#sealer.seal(json, sealContext(documentId)),
      created_at: this.#clock.now(),
    };
    await database
      .insertInto('analyses')
      .values({ document_id: documentId, ...content })
      .onConflict((conflict) => conflict.column('document_id').doUpdateSet(content))
      .execute();
  }

  async #open(database: Database, documentId: number): Promise<Uint8Array | undefined> {
    const row = await database
      .selectFrom('analyses')
      .select('sealed')
      .where('document_id', '=', documentId)
      .executeTakeFirst();
    return row && this.#sealer.open(row.sealed, sealContext(documentId));
  }
}

function sealContext(documentId: number): string {
  return `analysis of document ${documentId}`;
}
