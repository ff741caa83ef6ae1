import { createHash, randomBytes } from 'node:crypto';

import type { ExportProgress } from '@proviso/contracts';
import { z } from 'zod';

import type { Account, ProfileRecord } from '#server/account.ts';
import { SealedJson } from '#server/encryption/sealed-json.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Identity } from '#server/ports/identity.ts';
import { lockAccount } from '#server/tables/lock-account.ts';
import type { Database } from '#server/tables/schema.ts';

const TICKET_BYTES = 32;
const TICKET_LIFETIME_MS = 60_000;
/** A download without progress for this long has lost its process. */
const STALLED_AFTER_MS = 15 * 60_000;
const SEAL_CONTEXT = 'export of an account';

const requestSchema = z.object({ userId: z.string(), email: z.string() });

/** Who requests an export. */
interface ExportRequest extends Pick<Account, 'principal'> {
  readonly profile: ProfileRecord;
  readonly documentsTotal: number;
}

/** An export about to be sent. */
export interface StartedExport {
  readonly id: number;
  readonly userId: string;
  readonly email: string;
}

interface Dependencies {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly identity: Pick<Identity, 'lockSession'>;
  readonly audit: Audit;
}

/** Each account's latest export; requesting another ends the current one. */
export class ExportStore {
  readonly #database: Database;
  readonly #requests: SealedJson<z.infer<typeof requestSchema>>;
  readonly #clock: Clock;
  readonly #identity: Dependencies['identity'];
  readonly #audit: Audit;

  constructor({ database, sealer, clock, identity, audit }: Dependencies) {
    this.#database = database;
    this.#requests = new SealedJson(sealer, requestSchema);
    this.#clock = clock;
    this.#identity = identity;
    this.#audit = audit;
  }

  /** Only the caller has the ticket; it can be used once, within a minute. */
  async create({ principal, profile, documentsTotal }: ExportRequest) {
    const ticket = randomBytes(TICKET_BYTES).toString('base64url');
    const now = this.#clock.now();
    const { userId, email } = principal;
    const sealed = this.#requests.seal({ userId, email }, SEAL_CONTEXT);
    const { id } = await this.#database.transaction().execute(async (transaction) => {
      await this.#identity.lockSession(transaction, principal);
      await lockAccount(transaction, profile.id);
      await transaction.deleteFrom('exports').where('profile_id', '=', profile.id).execute();
      await this.#audit.record(transaction, profile, { kind: 'data.exported' });
      return transaction
        .insertInto('exports')
        .values({
          profile_id: profile.id,
          ticket_hash: hashOf(ticket),
          sealed,
          state: 'waiting',
          documents_total: documentsTotal,
          documents_done: 0,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    return { id, ticket, expiresAt: new Date(now + TICKET_LIFETIME_MS).toISOString() };
  }

  /** Redeems a ticket: of several concurrent callers exactly one gets the export. */
  async begin(ticket: string): Promise<StartedExport | undefined> {
    const now = this.#clock.now();
    const row = await this.#database
      .updateTable('exports')
      .set({ ticket_hash: null, state: 'running', updated_at: now })
      .where('ticket_hash', '=', hashOf(ticket))
      .where('created_at', '>', now - TICKET_LIFETIME_MS)
      .returning(['id', 'sealed'])
      .executeTakeFirst();
    return row && { id: row.id, ...this.#requests.open(row.sealed, SEAL_CONTEXT) };
  }

  /** False when the export is no longer wanted. */
  async advance(id: number, documentsDone: number): Promise<boolean> {
    return this.#update(id, { documents_done: documentsDone });
  }

  async end(id: number, state: 'done' | 'failed'): Promise<void> {
    await this.#update(id, { state });
  }

  async read(profileId: number, id: number): Promise<ExportProgress | undefined> {
    const row = await this.#database
      .selectFrom('exports')
      .selectAll()
      .where('profile_id', '=', profileId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const age = this.#clock.now() - row.updated_at;
    const isStalled =
      (row.state === 'running' && age > STALLED_AFTER_MS) ||
      (row.state === 'waiting' && age > TICKET_LIFETIME_MS);
    return {
      state: isStalled ? 'failed' : row.state,
      documentsDone: row.documents_done,
      documentsTotal: row.documents_total,
    };
  }

  async #update(
    id: number,
    change: { documents_done: number } | { state: 'done' | 'failed' },
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('exports')
      .set({ ...change, updated_at: this.#clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}
