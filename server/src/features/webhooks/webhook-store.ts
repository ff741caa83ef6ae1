import {
  type ChangeWebhook,
  type CreateWebhook,
  type Webhook,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '@proviso/contracts';
import type { Selectable } from 'kysely';
import { z } from 'zod';

import { SealedJson } from '#server/encryption/sealed-json.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { Clock } from '#server/ports/clock.ts';
import { isoTime } from '#server/tables/iso-time.ts';
import type { Database, Schema } from '#server/tables/schema.ts';

const targetSchema = z.object({ url: z.string(), secret: z.string() });
type Row = Selectable<Schema['webhooks']>;

/** A webhook with its signing secret. */
export interface WebhookRecord extends z.infer<typeof targetSchema> {
  readonly id: number;
  readonly profileId: number;
  readonly events: readonly WebhookEvent[];
  readonly includesName: boolean;
  readonly isEnabled: boolean;
  /** Unix milliseconds. */
  readonly failingSince: number | null;
  readonly createdAt: number;
}

interface Dependencies {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** Accounts' webhooks; addresses and secrets are encrypted, because addresses can contain passwords. */
export class WebhookStore {
  readonly #database: Database;
  readonly #targets: SealedJson<z.infer<typeof targetSchema>>;
  readonly #clock: Clock;

  constructor({ database, sealer, clock }: Dependencies) {
    this.#database = database;
    this.#targets = new SealedJson(sealer, targetSchema);
    this.#clock = clock;
  }

  async add(
    transaction: Database,
    profileId: number,
    { secret, ...input }: CreateWebhook & { readonly secret: string },
  ): Promise<WebhookRecord> {
    const row = await transaction
      .insertInto('webhooks')
      .values({
        profile_id: profileId,
        sealed: this.#targets.seal({ url: input.url, secret }, contextOf(profileId)),
        events: input.events.join(' '),
        includes_name: Number(input.includesName),
        is_enabled: 1,
        created_at: this.#clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return this.#open(row);
  }

  /** Newest first. */
  async list(profileId: number, database = this.#database): Promise<WebhookRecord[]> {
    const rows = await database
      .selectFrom('webhooks')
      .selectAll()
      .where('profile_id', '=', profileId)
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => this.#open(row));
  }

  async find(profileId: number, id: number): Promise<WebhookRecord | undefined> {
    const row = await this.#database
      .selectFrom('webhooks')
      .selectAll()
      .where('profile_id', '=', profileId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && this.#open(row);
  }

  /** Regardless of owner. */
  async get(id: number): Promise<WebhookRecord | undefined> {
    const row = await this.#database
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row && this.#open(row);
  }

  /**
   * Locks a webhook, regardless of owner, until the transaction ends, so that it can be neither changed concurrently
   * nor deleted; undefined when it is gone. Acquire before locking any of its deliveries. An update that changes
   * nothing takes the lock on every database.
   */
  async lock(transaction: Database, id: number): Promise<WebhookRecord | undefined> {
    const row = await transaction
      .updateTable('webhooks')
      .set((set) => ({ events: set.ref('events') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row && this.#open(row);
  }

  /**
   * Absent properties are unchanged. A webhook that is enabled again, or has another address or secret, starts without
   * a failure history.
   */
  async change(
    transaction: Database,
    webhook: WebhookRecord,
    changes: ChangeWebhook & { readonly secret?: string },
  ): Promise<WebhookRecord> {
    const { url, secret, events, includesName, isEnabled } = { ...webhook, ...changes };
    const isRenewed =
      changes.isEnabled === true || url !== webhook.url || secret !== webhook.secret;
    const row = await transaction
      .updateTable('webhooks')
      .set({
        sealed: this.#targets.seal({ url, secret }, contextOf(webhook.profileId)),
        events: events.join(' '),
        includes_name: Number(includesName),
        is_enabled: Number(isEnabled),
        ...(isRenewed && { failing_since: null }),
      })
      .where('id', '=', webhook.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return this.#open(row);
  }

  /** Since when every attempt has failed; null once one has succeeded. */
  async setFailingSince(transaction: Database, id: number, since: number | null): Promise<void> {
    await transaction
      .updateTable('webhooks')
      .set({ failing_since: since })
      .where('id', '=', id)
      .execute();
  }

  /** Returns the removed webhook; undefined when the profile has no such webhook. */
  async remove(
    transaction: Database,
    profileId: number,
    id: number,
  ): Promise<WebhookRecord | undefined> {
    const row = await transaction
      .deleteFrom('webhooks')
      .where('profile_id', '=', profileId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row && this.#open(row);
  }

  /** Returns the removed webhooks: all that the profile had. Their deliveries are deleted with them. */
  async removeAll(transaction: Database, profileId: number): Promise<WebhookRecord[]> {
    const rows = await transaction
      .deleteFrom('webhooks')
      .where('profile_id', '=', profileId)
      .returningAll()
      .execute();
    return rows.map((row) => this.#open(row));
  }

  #open(row: Row): WebhookRecord {
    const words = new Set(row.events.split(' '));
    return {
      id: row.id,
      profileId: row.profile_id,
      ...this.#targets.open(row.sealed, contextOf(row.profile_id)),
      events: WEBHOOK_EVENTS.filter((event) => words.has(event)),
      includesName: row.includes_name === 1,
      isEnabled: row.is_enabled === 1,
      failingSince: row.failing_since,
      createdAt: row.created_at,
    };
  }
}

/** A webhook's name in the activity log: its host, because the rest of the address may contain a password. */
export function subjectOf({ id, url }: Pick<WebhookRecord, 'id' | 'url'>) {
  return { id, name: new URL(url).host };
}

/** A webhook as shown to its owner. */
export function describeWebhook(webhook: WebhookRecord): Webhook {
  const { id, url, events, includesName, isEnabled, failingSince, createdAt } = webhook;
  return {
    id,
    url,
    events: [...events],
    includesName,
    isEnabled,
    failingSince: isoTime(failingSince),
    createdAt: isoTime(createdAt),
  };
}

function contextOf(profileId: number): string {
  return `webhook of profile ${profileId}`;
}
