import type { FastifyPluginAsync } from 'fastify';

import type { Configuration } from '#server/config/configuration.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';
import type { BlobStorage } from '#server/ports/blob-storage.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { EmbeddedCheckoutBackend } from '#server/ports/embedded-checkout.ts';
import type { Identity } from '#server/ports/identity.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { Metrics, MetricsPage } from '#server/ports/metrics.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { PolicyPacks } from '#server/ports/policy-packs.ts';
import type { WebhookSender } from '#server/ports/webhook-sender.ts';
import type { Database } from '#server/tables/schema.ts';

/** What the product runs on, chosen once by `compose`. */
export interface Dependencies {
  readonly configuration: Configuration;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly database: Database;
  /** Removes deleted content from the database's files, where it would otherwise remain. */
  readonly purgeDeleted: () => Promise<void>;
  readonly sealer: Sealer;
  readonly blobs: BlobStorage;
  readonly queue: JobQueue;
  readonly analyzer: Analyzer;
  readonly metrics: Metrics;
  /** What the operator's monitoring reads; null when it is off. */
  readonly metricsPage: MetricsPage | null;
  readonly policyPacks: PolicyPacks;
  readonly webhookSender: WebhookSender;
  /** The language model that accounts can choose as second reader; null when none is configured. */
  readonly languageModel: LanguageModel | null;
  readonly identity: Identity;
  /** The payment provider; null when billing is off. */
  readonly payments: Payments | null;
  /** The backend of the embedded checkout's pages, when that takes the payments. */
  readonly embeddedCheckout: EmbeddedCheckoutBackend | null;
  /** The embedded auth service; null when a hosted one is used. */
  readonly authRoutes: FastifyPluginAsync | null;
  /** The folder of the built web app; it may not exist. */
  readonly webFolder: string;
}
