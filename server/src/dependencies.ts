import type { FastifyPluginAsync } from 'fastify';

import type { Configuration } from '#server/config/configuration.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';
import type { BlobStorage } from '#server/ports/blob-storage.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { EmbeddedCheckoutDesk } from '#server/ports/embedded-checkout.ts';
import type { Identity } from '#server/ports/identity.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { Metrics, MetricsPage } from '#server/ports/metrics.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { PolicyPacks } from '#server/ports/policy-packs.ts';
import type { WebhookSender } from '#server/ports/webhook-sender.ts';
import type { Database } from '#server/tables/schema.ts';

/** What the product stands on, chosen once by `compose`. */
export interface Dependencies {
  readonly configuration: Configuration;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly database: Database;
  /** Takes what was deleted out of the database's files, where it would else linger. */
  readonly purgeDeleted: () => Promise<void>;
  readonly sealer: Sealer;
  readonly blobs: BlobStorage;
  readonly queue: JobQueue;
  readonly analyzer: Analyzer;
  readonly metrics: Metrics;
  /** Where the operator's monitoring reads them; null where it does not. */
  readonly metricsPage: MetricsPage | null;
  readonly policyPacks: PolicyPacks;
  readonly webhookSender: WebhookSender;
  /** Whom accounts can choose as a second reader; nobody where none is configured. */
  readonly languageModel: LanguageModel | null;
  readonly identity: Identity;
  /** Who takes payments; nobody where billing is off. */
  readonly payments: Payments | null;
  /** What stands behind the pages of the embedded checkout, where that takes payments. */
  readonly embeddedCheckout: EmbeddedCheckoutDesk | null;
  /** The embedded auth service; null where a hosted one is used. */
  readonly authRoutes: FastifyPluginAsync | null;
  /** The folder of the built web app; it may not be there. */
  readonly webFolder: string;
}
