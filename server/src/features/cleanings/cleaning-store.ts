import {
  type Certificate,
  certificateSchema,
  type Cleaning,
  type Document,
} from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import { SealedJson } from '#server/encryption/sealed-json.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import { lockDocument } from '#server/tables/lock-document.ts';
import type { Database } from '#server/tables/schema.ts';

/** The number of a document's certificates that are listed, the newest. */
const MAX_LISTED = 50;

interface Dependencies {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly audit: Audit;
  readonly clock: Clock;
}

/** The certificates of cleaned copies. Callers must already have checked that the document belongs to the user. */
export class CleaningStore {
  readonly #database: Database;
  readonly #certificates: SealedJson<Certificate>;
  readonly #audit: Audit;
  readonly #clock: Clock;

  constructor({ database, sealer, audit, clock }: Dependencies) {
    this.#database = database;
    this.#certificates = new SealedJson(sealer, certificateSchema);
    this.#audit = audit;
    this.#clock = clock;
  }

  /** False when the document was deleted meanwhile. */
  async add(
    profile: ProfileRecord,
    { id: documentId, name }: Pick<Document, 'id' | 'name'>,
    certificate: Certificate,
  ): Promise<boolean> {
    const sealed = this.#certificates.seal(certificate, sealContext(documentId));
    return this.#database.transaction().execute(async (transaction) => {
      const document = await lockDocument(transaction, documentId);
      if (document === undefined) return false;
      await transaction
        .insertInto('cleanings')
        .values({ document_id: documentId, sealed, created_at: this.#clock.now() })
        .execute();
      const subject = { id: documentId, name };
      await this.#audit.record(transaction, profile, { kind: 'document.cleaned', subject });
      return true;
    });
  }

  /** Records that a key was made, but not its content. False when the document was deleted meanwhile. */
  async recordKey(
    profile: ProfileRecord,
    { id: documentId, name }: Pick<Document, 'id' | 'name'>,
  ): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      if ((await lockDocument(transaction, documentId)) === undefined) return false;
      const subject = { id: documentId, name };
      await this.#audit.record(transaction, profile, { kind: 'document.key_made', subject });
      return true;
    });
  }

  /** Newest first. */
  async list(documentId: number): Promise<Cleaning[]> {
    const rows = await this.#database
      .selectFrom('cleanings')
      .select(['id', 'sealed', 'created_at'])
      .where('document_id', '=', documentId)
      .orderBy('id', 'desc')
      .limit(MAX_LISTED)
      .execute();
    return rows.map(({ id, sealed, created_at: createdAt }) => ({
      id,
      cleanedAt: new Date(createdAt).toISOString(),
      certificate: this.#certificates.open(sealed, sealContext(documentId)),
    }));
  }
}

function sealContext(documentId: number): string {
  return `cleaning of document ${documentId}`;
}
