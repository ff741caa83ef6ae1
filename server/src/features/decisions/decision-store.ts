import { type Decision, decisionSchema } from '@proviso/contracts';
import { z } from 'zod';

import type { Decisions } from '#server/analysis/apply-decisions.ts';
import { SealedJson } from '#server/encryption/sealed-json.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { Database } from '#server/tables/schema.ts';

/** Rows per statement. */
const CHUNK = 500;

const entrySchema = z.object({ fingerprint: z.string(), decision: decisionSchema });

/**
 * Owners' decisions about findings, encrypted. Callers must already have checked that the document belongs to the user.
 */
export class DecisionStore {
  readonly #sealer: Sealer;
  readonly #entries: SealedJson<z.infer<typeof entrySchema>>;

  constructor({ sealer }: { readonly sealer: Sealer }) {
    this.#sealer = sealer;
    this.#entries = new SealedJson(sealer, entrySchema);
  }

  async read(database: Database, documentId: number): Promise<Decisions> {
    const rows = await database
      .selectFrom('decisions')
      .select('sealed')
      .where('document_id', '=', documentId)
      .execute();
    const entries = rows.map(({ sealed }) => {
      const { fingerprint, decision } = this.#entries.open(sealed, contextOf(documentId));
      return [fingerprint, decision] as const;
    });
    return new Map(entries);
  }

  /** Replaces earlier decisions about the same findings. */
  async put(
    database: Database,
    documentId: number,
    entries: readonly (readonly [fingerprint: string, decision: Decision])[],
  ): Promise<void> {
    const rows = entries.map(([fingerprint, decision]) => ({
      document_id: documentId,
      finding: this.#keyOf(documentId, fingerprint),
      sealed: this.#entries.seal({ fingerprint, decision }, contextOf(documentId)),
    }));
    for (const values of inChunks(rows)) {
      await database
        .insertInto('decisions')
        .values(values)
        .onConflict((conflict) =>
          conflict
            .columns(['document_id', 'finding'])
            .doUpdateSet((row) => ({ sealed: row.ref('excluded.sealed') })),
        )
        .execute();
    }
  }

  /** Returns how many were removed. */
  async remove(
    database: Database,
    documentId: number,
    fingerprints: readonly string[],
  ): Promise<number> {
    const keys = fingerprints.map((fingerprint) => this.#keyOf(documentId, fingerprint));
    let removed = 0;
    for (const chunk of inChunks(keys)) {
      const { numDeletedRows } = await database
        .deleteFrom('decisions')
        .where('document_id', '=', documentId)
        .where('finding', 'in', chunk)
        .executeTakeFirstOrThrow();
      removed += Number(numDeletedRows);
    }
    return removed;
  }

  /** Copies one document's decisions to another. */
  async copy(database: Database, from: number, to: number): Promise<void> {
    await this.put(database, to, [...(await this.read(database, from))]);
  }

  #keyOf(documentId: number, fingerprint: string): string {
    return this.#sealer.digest(fingerprint, contextOf(documentId));
  }
}

function contextOf(documentId: number): string {
  return `decision on document ${documentId}`;
}

/** Chunks that fit a statement's parameter limit. */
function inChunks<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / CHUNK);
  return Array.from({ length: count }, (_, at) => items.slice(at * CHUNK, (at + 1) * CHUNK));
}
