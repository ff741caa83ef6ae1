import { type Decision, decisionSchema } from '@proviso/contracts';
import { z } from 'zod';

import type { Decisions } from '#server/analysis/apply-decisions.ts';
import { SealedJson } from '#server/encryption/sealed-json.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { Database } from '#server/tables/schema.ts';

const entrySchema = z.object({ fingerprint: z.string(), decision: decisionSchema });

/** What owners have decided about findings, sealed. Whoever asks has shown before that the document is the person's own. */
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

  /** Replaces an earlier decision about the same. */
  async put(
    database: Database,
    documentId: number,
    [fingerprint, decision]: readonly [string, Decision],
  ): Promise<void> {
    const sealed = this.#entries.seal({ fingerprint, decision }, contextOf(documentId));
    await database
      .insertInto('decisions')
      .values({ document_id: documentId, finding: this.#keyOf(documentId, fingerprint), sealed })
      .onConflict((conflict) =>
        conflict.columns(['document_id', 'finding']).doUpdateSet({ sealed }),
      )
      .execute();
  }

  /** False when there was none. */
  async remove(database: Database, documentId: number, fingerprint: string): Promise<boolean> {
    const { numDeletedRows } = await database
      .deleteFrom('decisions')
      .where('document_id', '=', documentId)
      .where('finding', '=', this.#keyOf(documentId, fingerprint))
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  /** Gives one document the decisions of another. */
  async copy(database: Database, from: number, to: number): Promise<void> {
    for (const entry of await this.read(database, from)) await this.put(database, to, entry);
  }

  #keyOf(documentId: number, fingerprint: string): string {
    return this.#sealer.digest(fingerprint, contextOf(documentId));
  }
}

function contextOf(documentId: number): string {
  return `decision on document ${documentId}`;
}
