import { describeDevice } from '@proviso/auth';
import {
  type AuditAgent,
  type AuditEntry,
  type AuditFilter,
  auditAgentSchema,
} from '@proviso/contracts';
import type { Selectable } from 'kysely';
import { z } from 'zod';

import { SealedJson } from '#server/encryption/sealed-json.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database, Schema } from '#server/tables/schema.ts';

const detailSchema = z.object({
  subjectName: z.string().nullable(),
  address: z.string().nullable(),
  agent: auditAgentSchema.nullable(),
});

interface Dependencies {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** The entries of a filter that are older than the entry `before`. */
interface Page extends AuditFilter {
  readonly before?: number | undefined;
  readonly limit: number;
}

/** The activity of accounts. Entries are appended and read, never changed. */
export class AuditStore implements Audit {
  readonly #database: Database;
  readonly #details: SealedJson<z.infer<typeof detailSchema>>;
  readonly #clock: Clock;

  constructor({ database, sealer, clock }: Dependencies) {
    this.#database = database;
    this.#details = new SealedJson(sealer, detailSchema);
    this.#clock = clock;
  }

  async record(...[transaction, profile, event]: Parameters<Audit['record']>): Promise<void> {
    const { kind, subject } = event;
    const detail = {
      subjectName: subject?.name ?? null,
      address: profile.actor?.address ?? null,
      agent: profile.actor?.agent ?? null,
    };
    await transaction
      .insertInto('audit_entries')
      .values({
        profile_id: profile.id,
        kind,
        subject_id: subject?.id ?? null,
        sealed: this.#details.seal(detail, contextOf(profile.id)),
        created_at: this.#clock.now(),
      })
      .execute();
  }

  /** Newest first. */
  async list(profileId: number, { kind, from, to, before, limit }: Page): Promise<AuditEntry[]> {
    let query = this.#database
      .selectFrom('audit_entries')
      .selectAll()
      .where('profile_id', '=', profileId);
    if (kind !== undefined) query = query.where('kind', '=', kind);
    if (from !== undefined) query = query.where('created_at', '>=', Date.parse(from));
    if (to !== undefined) query = query.where('created_at', '<', Date.parse(to));
    if (before !== undefined) query = query.where('id', '<', before);
    const rows = await query.orderBy('id', 'desc').limit(limit).execute();
    return rows.map((row) => this.#describe(row));
  }

  #describe(row: Selectable<Schema['audit_entries']>): AuditEntry {
    const { subjectName, address, agent } = this.#details.open(
      row.sealed,
      contextOf(row.profile_id),
    );
    return {
      id: row.id,
      at: new Date(row.created_at).toISOString(),
      kind: row.kind,
      subject: { id: row.subject_id, name: subjectName },
      address,
      agent: agent && { ...agent, device: deviceOf(agent) },
    };
  }
}

/** Named by the auth service, so that its list of sessions and the activity call one client by one name. */
function deviceOf({ kind, name }: AuditAgent): string | null {
  return kind === 'session' ? describeDevice(name) : null;
}

function contextOf(profileId: number): string {
  return `activity of profile ${profileId}`;
}
