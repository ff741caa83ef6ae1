import type { Dependencies } from '#server/dependencies.ts';
import type { Features } from '#server/features.ts';

const RECOVER_EVERY_MS = 60_000;
const CLEAN_EVERY_MS = 60 * 60_000;
const DELIVERIES_AT_ONCE = 4;

/** Work that runs without a request. */
export interface BackgroundTasks {
  /** Returns running jobs to the queue and ends everything else. */
  stop(): Promise<void>;
}

/** Starts processing the queue, after recovering whatever an earlier process left unfinished. */
export async function startBackgroundTasks(
  dependencies: Dependencies,
  features: Features,
): Promise<BackgroundTasks> {
  const { queue, analyzer, logger } = dependencies;
  const { documents, usage, accounts, billing, embeddedCheckout, webhooks } = features;
  await queue.work(documents.queueName, analyzer.documentConcurrency, documents.processDocument);
  await queue.work(webhooks.queueName, DELIVERIES_AT_ONCE, webhooks.deliver);
  const everyMinute = [
    withoutOverlap('recover documents', documents.recoverDocuments),
    withoutOverlap('refresh verdicts', () => documents.verdicts.refreshDue()),
    withoutOverlap('settle subscriptions', async () => embeddedCheckout?.settleDue()),
    withoutOverlap('queue deliveries', webhooks.queueDeliveries),
    withoutOverlap('delete accounts', accounts.finishDeletions),
  ];
  const everyHour = [
    withoutOverlap('remove orphan blobs', documents.removeOrphanBlobs),
    withoutOverlap('return abandoned texts', usage.returnAbandonedTexts),
    withoutOverlap('reconcile billing', async () => billing?.reconcile()),
    withoutOverlap('expire originals', documents.expireOriginals),
  ];
  for (const run of [...everyMinute, ...everyHour]) run();
  const timers = [
    ...everyMinute.map((run) => setInterval(run, RECOVER_EVERY_MS)),
    ...everyHour.map((run) => setInterval(run, CLEAN_EVERY_MS)),
  ];
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await queue.stop();
    },
  };

  /**
   * Upkeep that fails is retried at its next scheduled time and affects neither the process nor other upkeep. A run
   * that is still going when the next is due is not started a second time.
   */
  function withoutOverlap(task: string, run: () => Promise<void>) {
    let isRunning = false;
    return (): void => {
      if (isRunning) return;
      isRunning = true;
      run()
        .catch((error: unknown) => logger.error({ error, task }, 'upkeep failed'))
        .finally(() => (isRunning = false));
    };
  }
}
