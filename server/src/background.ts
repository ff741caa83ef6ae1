import type { Dependencies } from '#server/dependencies.ts';
import type { Features } from '#server/features.ts';
import type { Logger } from '#server/logging/logger.ts';

const RECOVER_EVERY_MS = 60_000;
const CLEAN_EVERY_MS = 60 * 60_000;
const DELIVERIES_AT_ONCE = 4;
/** For upkeep that is running when the process stops; with the other steps, less than process managers grant. */
const STOP_TIMEOUT_MS = 3000;

/** Work that runs without a request. */
export interface BackgroundTasks {
  /** Returns running jobs to the queue, begins nothing else, and waits a few seconds for running upkeep. */
  stop(): Promise<void>;
}

/** Starts processing the queue, after recovering whatever an earlier process left unfinished. */
export async function startBackgroundTasks(
  dependencies: Dependencies,
  features: Features,
): Promise<BackgroundTasks> {
  const { queue, analyzer, logger, purgeDeleted } = dependencies;
  const { documents, usage, accounts, billing, embeddedCheckout, webhooks } = features;
  const upkeep = createUpkeep(logger);
  const { withoutOverlap } = upkeep;
  await queue.work(documents.queueName, analyzer.documentConcurrency, documents.processDocument);
  await queue.work(webhooks.queueName, DELIVERIES_AT_ONCE, webhooks.deliver);
  const everyMinute = [
    withoutOverlap('recover documents', documents.recoverDocuments),
    withoutOverlap('refresh verdicts', () => documents.verdicts.refreshDue()),
    withoutOverlap('settle subscriptions', async () => embeddedCheckout?.settleDue()),
    withoutOverlap('ask about purchases', async () => billing?.askDue()),
    withoutOverlap('queue deliveries', webhooks.queueDeliveries),
    withoutOverlap('delete accounts', accounts.finishDeletions),
  ];
  const everyHour = [
    withoutOverlap('remove orphan blobs', documents.removeOrphanBlobs),
    withoutOverlap('return abandoned texts', usage.returnAbandonedTexts),
    withoutOverlap('forget settled reservations', usage.forgetSettled),
    withoutOverlap('reconcile billing', async () => billing?.reconcile()),
    withoutOverlap('expire originals', documents.expireOriginals),
    withoutOverlap('purge deleted content', purgeDeleted),
  ];
  for (const run of [...everyMinute, ...everyHour]) run();
  const timers = [
    ...everyMinute.map((run) => setInterval(run, RECOVER_EVERY_MS)),
    ...everyHour.map((run) => setInterval(run, CLEAN_EVERY_MS)),
  ];
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([queue.stop(), upkeep.stop()]);
    },
  };
}

/** Runs upkeep without overlap, and ends it with the process. */
function createUpkeep(logger: Logger) {
  const running = new Set<Promise<void>>();
  let isStopping = false;
  /** After the timeout, what still runs loses its database: no fault of its own. */
  const logFailure = (error: unknown, task: string) => {
    if (isStopping) logger.info({ error, task }, 'upkeep was interrupted');
    else logger.error({ error, task }, 'upkeep failed');
  };
  return {
    /**
     * Upkeep that fails is retried at its next scheduled time and affects neither the process nor other upkeep. A run
     * that is still going when the next is due is not started a second time.
     */
    withoutOverlap(this: void, task: string, run: () => Promise<void>) {
      let isRunning = false;
      return (): void => {
        if (isRunning) return;
        isRunning = true;
        const end = run()
          .catch((error: unknown) => logFailure(error, task))
          .finally(() => {
            isRunning = false;
            running.delete(end);
          });
        running.add(end);
      };
    },
    /** Waits a few seconds for what is running. */
    stop(): Promise<void> {
      isStopping = true;
      return withTimeout(Promise.all(running));
    },
  };
}

async function withTimeout(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, STOP_TIMEOUT_MS)));
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
