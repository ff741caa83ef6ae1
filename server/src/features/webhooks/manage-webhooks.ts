import type {
  ChangeWebhook,
  CreateWebhook,
  Delivery,
  Webhook,
  WebhookWithSecret,
} from '@proviso/contracts';

import type { Account, ProfileRecord } from '#server/account.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Identity } from '#server/ports/identity.ts';
import type { WebhookSender } from '#server/ports/webhook-sender.ts';
import { lockAccount } from '#server/tables/lock-account.ts';
import type { Database } from '#server/tables/schema.ts';

import { type DeliveryStore, describeDelivery } from './delivery-store.ts';
import { tooManyWebhooks, urlRefused, webhookNotFound } from './errors.ts';
import type { QueueDeliveries } from './queue-deliveries.ts';
import { createWebhookSecret } from './sign-body.ts';
import {
  describeWebhook,
  subjectOf,
  type WebhookRecord,
  type WebhookStore,
} from './webhook-store.ts';

export const MAX_WEBHOOKS = 10;

interface Dependencies {
  readonly database: Database;
  readonly webhooks: WebhookStore;
  readonly deliveries: DeliveryStore;
  readonly sender: Pick<WebhookSender, 'accepts'>;
  readonly identity: Pick<Identity, 'lockSession'>;
  readonly audit: Audit;
  readonly queueNext: QueueDeliveries['queueNext'];
}

type Owner = Pick<Account, 'principal'> & { readonly profile: ProfileRecord };

/** Managing one's webhooks. Each method refuses someone else's webhook as if it did not exist. */
export interface ManageWebhooks {
  create(account: Owner, input: CreateWebhook): Promise<WebhookWithSecret>;
  change(profile: ProfileRecord, id: number, changes: ChangeWebhook): Promise<Webhook>;
  /** The previous secret becomes invalid immediately. */
  renewSecret(profile: ProfileRecord, id: number): Promise<WebhookWithSecret>;
  remove(profile: ProfileRecord, id: number): Promise<void>;
  /** Sends an event without content. */
  test(profile: ProfileRecord, id: number): Promise<Delivery>;
}

/** Binds `ManageWebhooks`. */
export function createManageWebhooks(dependencies: Dependencies): ManageWebhooks {
  const { database, webhooks, deliveries, sender, audit, queueNext } = dependencies;
  const change = (
    profile: ProfileRecord,
    id: number,
    changes: Parameters<WebhookStore['change']>[2],
  ): Promise<WebhookRecord> =>
    database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, profile.id);
      const webhook = await lockOwn(webhooks, transaction, { profile, id });
      const changed = await webhooks.change(transaction, webhook, changes);
      if (!changed.isEnabled) await deliveries.abandon(transaction, id);
      await audit.record(transaction, profile, {
        kind: 'webhook.changed',
        subject: subjectOf(changed),
      });
      return changed;
    });
  return {
    create: (account, input) => createWebhook(dependencies, account, input),
    async change(profile, id, changes) {
      if (changes.url !== undefined) await requireUrl(sender, changes.url);
      return describeWebhook(await change(profile, id, changes));
    },
    async renewSecret(profile, id) {
      const secret = createWebhookSecret();
      return { webhook: describeWebhook(await change(profile, id, { secret })), secret };
    },
    remove: (profile, id) =>
      database.transaction().execute(async (transaction) => {
        await lockAccount(transaction, profile.id);
        const removed = await webhooks.remove(transaction, profile.id, id);
        if (removed === undefined) throw webhookNotFound();
        const subject = subjectOf(removed);
        await audit.record(transaction, profile, { kind: 'webhook.deleted', subject });
      }),
    async test(profile, id) {
      const event = { event: 'webhook.test', document: null } as const;
      const delivery = await database.transaction().execute(async (transaction) => {
        await lockOwn(webhooks, transaction, { profile, id });
        return deliveries.add(transaction, id, event);
      });
      await queueNext(profile.id);
      return describeDelivery(delivery);
    },
  };
}

async function createWebhook(
  { database, webhooks, sender, identity, audit }: Dependencies,
  { principal, profile }: Owner,
  input: CreateWebhook,
): Promise<WebhookWithSecret> {
  await requireUrl(sender, input.url);
  const secret = createWebhookSecret();
  const webhook = await database.transaction().execute(async (transaction) => {
    await identity.lockSession(transaction, principal);
    await lockAccount(transaction, profile.id);
    const others = await webhooks.list(profile.id, transaction);
    if (others.length >= MAX_WEBHOOKS) throw tooManyWebhooks(MAX_WEBHOOKS);
    const added = await webhooks.add(transaction, profile.id, { ...input, secret });
    const subject = subjectOf(added);
    await audit.record(transaction, profile, { kind: 'webhook.created', subject });
    return added;
  });
  return { webhook: describeWebhook(webhook), secret };
}

async function lockOwn(
  webhooks: WebhookStore,
  transaction: Database,
  { profile, id }: { profile: ProfileRecord; id: number },
): Promise<WebhookRecord> {
  const webhook = await webhooks.lock(transaction, id);
  if (webhook?.profileId !== profile.id) throw webhookNotFound();
  return webhook;
}

async function requireUrl(sender: Dependencies['sender'], url: string): Promise<void> {
  if (!(await sender.accepts(url))) throw urlRefused();
}
