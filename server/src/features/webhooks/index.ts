import type { FastifyPluginAsync } from 'fastify';

import type { Sealer } from '#server/encryption/sealer.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { ExportPart } from '#server/ports/account-lifecycle.ts';
import type { AnalysisListener } from '#server/ports/analysis-listener.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Identity } from '#server/ports/identity.ts';
import type { JobHandler, JobQueue } from '#server/ports/job-queue.ts';
import type { Metrics } from '#server/ports/metrics.ts';
import type { WebhookSender } from '#server/ports/webhook-sender.ts';
import type { Database } from '#server/tables/schema.ts';

import { createDeliver } from './deliver.ts';
import { DeliveryStore } from './delivery-store.ts';
import { createManageWebhooks } from './manage-webhooks.ts';
import { createQueueDeliveries, DELIVERY_QUEUE } from './queue-deliveries.ts';
import { createRecordEndedAnalysis } from './record-ended-analysis.ts';
import { webhookRoutes } from './routes.ts';
import { WebhookStore } from './webhook-store.ts';
import { createWebhooksPart } from './webhooks-part.ts';

interface Dependencies {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly queue: JobQueue;
  readonly logger: Logger;
  readonly webhookSender: WebhookSender;
  readonly metrics: Pick<Metrics, 'recordDelivery'>;
  readonly identity: Pick<Identity, 'lockSession'>;
  readonly audit: Audit;
}

export { createDeleteAllWebhooks } from './delete-all-webhooks.ts';
export { WebhookStore } from './webhook-store.ts';
export { webhookOperations } from './operations.ts';

/** Notifies accounts' programs of what happens to their documents. */
export interface WebhooksFeature {
  readonly routes: FastifyPluginAsync;
  readonly listener: AnalysisListener;
  readonly queueName: string;
  readonly deliver: JobHandler;
  /** Queues what is due: failed attempts, and those left by a process that died. */
  readonly queueDeliveries: () => Promise<void>;
  readonly exportPart: ExportPart;
}

export function createWebhooks(dependencies: Dependencies): WebhooksFeature {
  const webhooks = new WebhookStore(dependencies);
  const deliveries = new DeliveryStore(dependencies);
  const parts = { ...dependencies, sender: dependencies.webhookSender, webhooks, deliveries };
  const { queueNext, queueAll } = createQueueDeliveries(parts);
  const manage = createManageWebhooks({ ...parts, queueNext });
  return {
    routes: webhookRoutes({ ...parts, manage }),
    listener: { recordEnd: createRecordEndedAnalysis(parts), afterEnd: queueNext },
    queueName: DELIVERY_QUEUE,
    deliver: createDeliver({ ...parts, queueNext, queueAll }),
    queueDeliveries: queueAll,
    exportPart: createWebhooksPart(webhooks),
  };
}
