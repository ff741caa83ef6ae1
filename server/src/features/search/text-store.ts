import type { DocumentStatus } from '@proviso/contracts';

import type { Sealer } from '#server/encryption/sealer.ts';
import type { StoredText } from '#server/ports/analyzer.ts';
import type { Database } from '#server/tables/schema.ts';

/** One of an account's documents, and whether its text is stored. */
export interface ListedText {
  readonly id: number;
  readonly name: string;
  readonly status: DocumentStatus;
  /** 1 when nothing in it could be read. */
  readonly is_unread: number | null;
  /** 1 when nothing in it was read because it is blank. */
  readonly is_blank: number | null;
  readonly original_deleted_at: number | null;
  /** Null when no text is stored. */
  readonly characters: number | null;
  readonly is_partial: number | null;
}

/** A stored text, decrypted. */
export interface OpenedText extends Pick<StoredText, 'content' | 'layout'> {
  readonly id: number;
}

/**
 * Documents' extracted texts, encrypted. They are stored with an analysis, and deleted with the file or the document.
 */
export class TextStore {
  readonly #sealer: Pick<Sealer, 'seal' | 'open'>;

  constructor({ sealer }: { readonly sealer: Pick<Sealer, 'seal' | 'open'> }) {
    this.#sealer = sealer;
  }

  /** Replaces an earlier text. */
  async write(transaction: Database, documentId: number, text: StoredText): Promise<void> {
    const content = {
      characters: text.characters,
      is_partial: Number(text.isPartial),
      sealed_content: this.#sealer.seal(text.content, contextOf(documentId, 'text')),
      sealed_layout: this.#sealer.seal(text.layout, contextOf(documentId, 'layout')),
    };
    await transaction
      .insertInto('document_texts')
      .values({ document_id: documentId, ...content })
      .onConflict((conflict) => conflict.column('document_id').doUpdateSet(content))
      .execute();
  }

  async forget(transaction: Database, documentId: number): Promise<void> {
    await transaction.deleteFrom('document_texts').where('document_id', '=', documentId).execute();
  }

  /** Every document of an account, newest first. */
  async list(database: Database, profileId: number): Promise<ListedText[]> {
    return database
      .selectFrom('documents')
      .leftJoin('document_texts', 'document_texts.document_id', 'documents.id')
      .select([
        'documents.id',
        'documents.name',
        'documents.status',
        'documents.is_unread',
        'documents.is_blank',
        'documents.original_deleted_at',
        'document_texts.characters',
        'document_texts.is_partial',
      ])
      .where('documents.profile_id', '=', profileId)
      .orderBy('documents.uploaded_at', 'desc')
      .orderBy('documents.id', 'desc')
      .execute();
  }

  /** The texts of an account's documents, newest first; those deleted meanwhile are left out. */
  async open(
    database: Database,
    profileId: number,
    documentIds: readonly number[],
  ): Promise<OpenedText[]> {
    const rows = await database
      .selectFrom('document_texts')
      .innerJoin('documents', 'documents.id', 'document_texts.document_id')
      .select(['documents.id', 'sealed_content', 'sealed_layout'])
      .where('documents.profile_id', '=', profileId)
      .where('documents.id', 'in', documentIds)
      .orderBy('documents.uploaded_at', 'desc')
      .orderBy('documents.id', 'desc')
      .execute();
    return rows.map(({ id, sealed_content: content, sealed_layout: layout }) => ({
      id,
      content: this.#sealer.open(content, contextOf(id, 'text')),
      layout: this.#sealer.open(layout, contextOf(id, 'layout')),
    }));
  }
}

function contextOf(documentId: number, part: 'text' | 'layout'): string {
  return `${part} of document ${documentId}`;
}
