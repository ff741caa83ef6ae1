import type { Dependencies } from '#server/dependencies.ts';
import type { Features } from '#server/features.ts';

const RECOVER_EVERY_MS = 60_000;
const CLEAN_EVERY_MS = 60 * 60_000;
const DELIVERIES_AT_ONCE = 4;

/** The work that goes on without a request. */
export interface Background {
  /** Gives running jobs back to the queue and ends all else. */
  stop(): Promise<void>;
}

/** Begins to work off the queue, after picking up whatever an earlier process left unfinished. */
export async function startBackground(
  dependencies: Dependencies,
  features: Features,
): Promise<Background> {
  const { queue, analyzer, logger } = dependencies;
  const { documents, usage, accounts, billing, embeddedCheckout, webhooks } = features;
  const recover = guarded('recover unfinished work', async () => {
    await documents.recoverDocuments();
    await embeddedCheckout?.settleDue();
    await webhooks.queueDeliveries();
  });
  const finishDeletions = guarded('delete accounts', accounts.finishDeletions);
  const expireOriginals = guarded('expire originals', documents.expireOriginals);
  const clean = guarded('clean up', async () => {
    await documents.removeOrphanBlobs();
    await usage.returnAbandonedTexts();
    await billing?.reconcile();
  });
  analyzer.prepare();
  await queue.work(documents.queueName, analyzer.documentConcurrency, documents.processDocument);
  await queue.work(webhooks.queueName, DELIVERIES_AT_ONCE, webhooks.deliver);
  const everyMinute = [recover, finishDeletions];
  const everyHour = [clean, expireOriginals];
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

  /** Upkeep that fails is tried again at its next time; it must not end the process. */
  function guarded(task: string, run: () => Promise<void>) {
    return (): void => {
      run().catch((error: unknown) => logger.error({ error, task }, 'upkeep failed'));
    };
  }
}
