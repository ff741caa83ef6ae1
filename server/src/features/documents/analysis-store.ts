import type { Analysis } from '@proviso/contracts';

import {
  type AllowedValues,
  applyAllowed,
  type AnalysisWithValues,
} from '#server/analysis/apply-allowed.ts';
import { applyDecisions, type Decisions } from '#server/analysis/apply-decisions.ts';
import { applyMarks, type PlacedMark } from '#server/analysis/apply-marks.ts';
import { parseAnalysis } from '#server/analysis/parse-analysis.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

import type { DocumentRecord } from './document-record.ts';

/** The owner's decisions about a document's findings. */
interface KnownDecisions {
  read(database: Database, documentId: number): Promise<Decisions>;
}

/** Reads the owner's marks in a document. */
interface MarkReader {
  list(database: Database, documentId: number): Promise<readonly PlacedMark[]>;
}

/** Reads the values an account allows in all its documents. */
export interface AllowedReader {
  read(database: Database, profileId: number): Promise<AllowedValues>;
}

/** A document and its owner. */
type OwnedDocument = Pick<DocumentRecord, 'id' | 'profile_id'>;

interface Dependencies {
  readonly sealer: Sealer;
  readonly decisions: KnownDecisions;
  readonly allowed: AllowedReader;
  readonly marks: MarkReader;
  readonly clock: Clock;
}

/**
 * Stores documents' findings, encrypted, as analysis produced them, and reads them with marks and decisions applied.
 */
export class AnalysisStore {
  readonly #sealer: Sealer;
  readonly #decisions: KnownDecisions;
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

  /** The raw findings, without marks or decisions; undefined when there are none yet. */
  async read(database: Database, documentId: number): Promise<AnalysisWithValues | undefined> {
    const row = await this.#open(database, documentId);
    return row && { analysis: parseAnalysis(row.json), values: row.readValues() };
  }

  /** The analysis as JSON, with marks, decisions and allowed values applied; undefined when there is none yet. */
  async readWithDecisions(
    database: Database,
    document: OwnedDocument,
  ): Promise<Uint8Array | undefined> {
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

  /** The values allowed by a document's account, by value key. */
  async readAllowed(database: Database, profileId: number): Promise<readonly string[]> {
    return [...(await this.#allowed.read(database, profileId)).keys()];
  }

  /** Applies the owner's marks to an analysis, before decisions. */
  async mark(database: Database, documentId: number, analysis: Analysis): Promise<Analysis> {
    return applyMarks(analysis, await this.#marks.list(database, documentId));
  }

  /** Applies marks, decisions and allowed values to an analysis. */
  async applyReview(
    database: Database,
    document: OwnedDocument,
    stored: AnalysisWithValues,
    allowed: AllowedReader = this.#allowed,
  ): Promise<Analysis> {
    const analysis = await this.mark(database, document.id, stored.analysis);
    const values = await allowed.read(database, document.profile_id);
    const known = applyAllowed({ ...stored, analysis }, values);
    return applyDecisions(known, await this.#decisions.read(database, document.id));
  }

  /** Replaces an earlier analysis. */
  async write(
    database: Database,
    documentId: number,
    { analysis, values }: AnalysisWithValues,
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

/** Our own bytes, like those of an analysis: not validated again. */
function parseValues(json: Uint8Array): readonly string[] {
  return JSON.parse(Buffer.from(json).toString()) as string[];
}
