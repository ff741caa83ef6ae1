import type { Analysis } from '@proviso/contracts';

import {
  type AllowedValues,
  applyAllowed,
  type NotedAnalysis,
} from '#server/analysis/apply-allowed.ts';
import { applyDecisions, type Decisions } from '#server/analysis/apply-decisions.ts';
import { applyMarks, type PlacedMark } from '#server/analysis/apply-marks.ts';
import { parseAnalysis } from '#server/analysis/parse-analysis.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

import type { DocumentRecord } from './document-record.ts';

/** Tells what the owner of a document has decided about its findings. */
interface DecisionReader {
  read(database: Database, documentId: number): Promise<Decisions>;
}

/** Tells what the owner of a document has marked in it by hand. */
interface MarkReader {
  list(database: Database, documentId: number): Promise<readonly PlacedMark[]>;
}

/** Tells what an account allows in all of its documents. */
export interface AllowedReader {
  read(database: Database, profileId: number): Promise<AllowedValues>;
}

/** A document, and whose it is. */
type Owned = Pick<DocumentRecord, 'id' | 'profile_id'>;

interface Dependencies {
  readonly sealer: Sealer;
  readonly decisions: DecisionReader;
  readonly allowed: AllowedReader;
  readonly marks: MarkReader;
  readonly clock: Clock;
}

/** The findings of documents as their analyses gave them, sealed, and as they stand after their owners' marks and decisions. */
export class AnalysisStore {
  readonly #sealer: Sealer;
  readonly #decisions: DecisionReader;
  readonly #allowed: AllowedReader;
  readonly #marks: MarkReader;
  readonly #clock: Clock;

  constructor({ sealer, decisions, allowed, marks, clock }: Dependencies) {
    this.#sealer = sealer;
    this.#decisions = decisions;
    this.#allowed = allowed;
    this.#marks = marks;
    this.#clock = clock;
  }

  /** What was found, whatever was marked and decided; undefined while there is nothing. */
  async read(database: Database, documentId: number): Promise<NotedAnalysis | undefined> {
    const row = await this.#open(database, documentId);
    return row && { analysis: parseAnalysis(row.json), values: row.readValues() };
  }

  /** As JSON, after the marks and decisions and what is allowed; undefined while there is nothing. */
  async readDecided(database: Database, document: Owned): Promise<Uint8Array | undefined> {
    const { id, profile_id: profileId } = document;
    const row = await this.#open(database, id);
    const marks = await this.#marks.list(database, id);
    const decisions = await this.#decisions.read(database, id);
    const allowed = await this.#allowed.read(database, profileId);
    if (row === undefined || (decisions.size === 0 && marks.length === 0 && allowed.size === 0)) {
      return row?.json;
    }
    const marked = applyMarks(parseAnalysis(row.json), marks);
    const values = allowed.size === 0 ? undefined : row.readValues();
    const decided = applyDecisions(applyAllowed({ analysis: marked, values }, allowed), decisions);
    return Buffer.from(JSON.stringify(decided));
  }

  /** What the account of a document allows, by the keys of values. */
  async readAllowed(database: Database, profileId: number): Promise<readonly string[]> {
    return [...(await this.#allowed.read(database, profileId)).keys()];
  }

  /** An analysis of the document with what its owner has marked, before the decisions. */
  async mark(database: Database, documentId: number, analysis: Analysis): Promise<Analysis> {
    return applyMarks(analysis, await this.#marks.list(database, documentId));
  }

  /** An analysis of the document after the marks, the decisions and the allowed values that there are. */
  async decide(
    database: Database,
    document: Owned,
    noted: NotedAnalysis,
    allowed: AllowedReader = this.#allowed,
  ): Promise<Analysis> {
    const analysis = await this.mark(database, document.id, noted.analysis);
    const values = await allowed.read(database, document.profile_id);
    const known = applyAllowed({ ...noted, analysis }, values);
    return applyDecisions(known, await this.#decisions.read(database, document.id));
  }

  /** Takes the place of an earlier analysis. */
  async write(
    database: Database,
    documentId: number,
    { analysis, values }: NotedAnalysis,
  ): Promise<void> {
    const keys = values && Buffer.from(JSON.stringify(values));
    const json = Buffer.from(JSON.stringify(analysis));
    const content = {
      sealed: this.#sealer.seal(json, sealContext(documentId)),
      sealed_values: keys ? this.#sealer.seal(keys, valuesContext(documentId)) : null,
      created_at: this.#clock.now(),
    };
    await database
      .insertInto('analyses')
      .values({ document_id: documentId, ...content })
      .onConflict((conflict) => conflict.column('document_id').doUpdateSet(content))
      .execute();
  }

  async #open(database: Database, documentId: number) {
    const row = await database
      .selectFrom('analyses')
      .select(['sealed', 'sealed_values'])
      .where('document_id', '=', documentId)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { sealed, sealed_values: keys } = row;
    return {
      json: this.#sealer.open(sealed, sealContext(documentId)),
      readValues: () =>
        keys === null ? undefined : parseValues(this.#sealer.open(keys, valuesContext(documentId))),
    };
  }
}

function sealContext(documentId: number): string {
  return `analysis of document ${documentId}`;
}

function valuesContext(documentId: number): string {
  return `values of document ${documentId}`;
}

/** Our own bytes, as those of an analysis. */
function parseValues(json: Uint8Array): readonly string[] {
  return JSON.parse(Buffer.from(json).toString()) as string[];
}
