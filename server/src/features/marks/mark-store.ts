import { type Mark, markKey } from '@proviso/engine/marks';
import { CATEGORIES, SEVERITIES } from '@proviso/engine/vocabulary';
import type { Selectable } from 'kysely';
import { z } from 'zod';

import { nextPlaceNumber, type PlacedMark } from '#server/analysis/apply-marks.ts';
import { markedPlacesSchema } from '#server/analysis/marked-places-schema.ts';
import { SealedJson } from '#server/encryption/sealed-json.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import { type MarkedPlaces, MAX_MARKED_PLACES } from '#server/ports/analyzer.ts';
import type { Database, Schema } from '#server/tables/schema.ts';

import { markRefusals, MAX_MARKS } from './errors.ts';

const entrySchema = markedPlacesSchema.extend({
  text: z.string(),
  category: z.enum(CATEGORIES),
  severity: z.enum(SEVERITIES),
  note: z.string().optional(),
  isWithinWords: z.boolean(),
  markedAt: z.iso.datetime(),
  first: z.int().nonnegative(),
});
type Entry = z.infer<typeof entrySchema>;

type Row = Pick<Selectable<Schema['marks']>, 'id' | 'sealed'>;
type NewMark = Omit<PlacedMark, 'id' | 'first'>;

/** Owners' marks in documents, encrypted. Callers must already have checked that the document belongs to the user. */
export class MarkStore {
  readonly #sealer: Sealer;
  readonly #entries: SealedJson<Entry>;

  constructor({ sealer }: { readonly sealer: Sealer }) {
    this.#sealer = sealer;
    this.#entries = new SealedJson(sealer, entrySchema);
  }

  /** Oldest first. */
  async list(database: Database, documentId: number): Promise<PlacedMark[]> {
    const rows = await marksOf(database, documentId).execute();
    return rows.map((row) => this.#open(documentId, row));
  }

  /**
   * Replaces an earlier mark of the same words in the same category, and returns the id. Throws the refusals
   * `marks.too_many` and `marks.too_many_places` when the document has no room for the mark.
   */
  async put(transaction: Database, documentId: number, mark: NewMark): Promise<number> {
    const words = this.#keyOf(documentId, mark.mark);
    const rows = await marksOf(transaction, documentId).where('words', '!=', words).execute();
    const others = rows.map((row) => this.#open(documentId, row));
    requireCapacity(others, mark);
    return this.#write(transaction, documentId, { ...mark, first: nextPlaceNumber(others) });
  }

  /** Stores where marks occur after a document was analyzed again, by mark id. */
  async place(
    transaction: Database,
    documentId: number,
    places: ReadonlyMap<number, MarkedPlaces>,
  ): Promise<void> {
    if (places.size === 0) return;
    let first = 0;
    for (const mark of await this.list(transaction, documentId)) {
      const placed = { ...mark, ...places.get(mark.id), first };
      first += placed.places.length;
      await transaction
        .updateTable('marks')
        .set({ sealed: this.#seal(documentId, placed) })
        .where('id', '=', mark.id)
        .execute();
    }
  }

  /** False when the document has no such mark. */
  async remove(transaction: Database, documentId: number, id: number): Promise<boolean> {
    const { numDeletedRows } = await transaction
      .deleteFrom('marks')
      .where('document_id', '=', documentId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  /** Copies one document's marks to another that has not been analyzed yet. */
  async copy(transaction: Database, from: number, to: number): Promise<void> {
    for (const { mark, markedAt } of await this.list(transaction, from)) {
      await this.#write(transaction, to, { mark, markedAt, first: 0, places: [], isCut: false });
    }
  }

  async #write(
    transaction: Database,
    documentId: number,
    mark: Omit<PlacedMark, 'id'>,
  ): Promise<number> {
    const words = this.#keyOf(documentId, mark.mark);
    const sealed = this.#seal(documentId, mark);
    const { id } = await transaction
      .insertInto('marks')
      .values({ document_id: documentId, words, sealed })
      .onConflict((conflict) => conflict.columns(['document_id', 'words']).doUpdateSet({ sealed }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  #open(documentId: number, { id, sealed }: Row): PlacedMark {
    const { markedAt, first, places, isCut, ...words } = this.#entries.open(
      sealed,
      contextOf(documentId),
    );
    return { id, mark: { ...words, day: dayOf(markedAt) }, markedAt, first, places, isCut };
  }

  #seal(documentId: number, { mark, markedAt, first, places, isCut }: Omit<PlacedMark, 'id'>) {
    const { text, category, severity, note, isWithinWords } = mark;
    const words = { text, category, severity, note, isWithinWords };
    const entry = { ...words, markedAt, first, places: [...places], isCut };
    return this.#entries.seal(entry, contextOf(documentId));
  }

  #keyOf(documentId: number, { category, text }: Mark): string {
    return this.#sealer.digest(`${category} ${markKey(text)}`, contextOf(documentId));
  }
}

function marksOf(database: Database, documentId: number) {
  return database
    .selectFrom('marks')
    .select(['id', 'sealed'])
    .where('document_id', '=', documentId)
    .orderBy('id');
}

function requireCapacity(others: readonly PlacedMark[], { places }: NewMark): void {
  if (others.length >= MAX_MARKS) throw markRefusals.tooMany();
  const all = others.reduce((sum, other) => sum + other.places.length, places.length);
  if (all > MAX_MARKED_PLACES) throw markRefusals.tooManyPlaces();
}

/** The date of a moment, in ISO 8601. */
export function dayOf(moment: string): string {
  return moment.slice(0, 'YYYY-MM-DD'.length);
}

function contextOf(documentId: number): string {
  return `mark on document ${documentId}`;
}
