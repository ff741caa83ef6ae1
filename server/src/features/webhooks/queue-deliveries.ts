import type { Logger } from '#server/logging/logger.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';

import type { Attempt, DeliveryStore } from './delivery-store.ts';

/** The queue of events to deliver. */
export const DELIVERY_QUEUE = 'webhooks';

interface Dependencies {
  readonly deliveries: DeliveryStore;
  readonly queue: JobQueue;
  readonly logger: Logger;
}

/** Queues due attempts. Neither method rejects: what was not queued is found next time. */
export interface QueueDeliveries {
  /** Queues a profile's next attempt. */
  readonly queueNext: (profileId: number) => Promise<void>;
  /** Does so for every profile: for failed attempts, and those left by a process that died. */
  readonly queueAll: () => Promise<void>;
}

/**
 * Binds `QueueDeliveries`. Each profile has only one job, for the attempt that has been due the longest; when that is
 * made, the next one is queued. So a profile with slow receivers occupies only one sender. Each attempt has its own
 * key, because the previous job may not have been marked done yet.
 */
export function createQueueDeliveries(dependencies: Dependencies): QueueDeliveries {
  const { deliveries, queue, logger } = dependencies;
  const add = async (profileId: number): Promise<void> => {
    const attempt = await deliveries.findNextDue(profileId);
    if (attempt !== undefined) await queue.add({ queue: DELIVERY_QUEUE, key: attemptKey(attempt) });
  };
  const logFailure = (error: unknown) => logger.error({ error }, 'deliveries could not be queued');
  return {
    queueNext: (profileId) => add(profileId).catch(logFailure),
    async queueAll() {
      try {
        for (const profileId of await deliveries.listProfilesDue()) await add(profileId);
      } catch (error) {
        logFailure(error);
      }
    },
  };
}

function attemptKey({ id, attempts }: Attempt): string {
  return `${id}/${attempts}`;
}

/** The attempt a job's key stands for. */
export function readAttemptKey(key: string): Attempt {
  const [id = '', attempts] = key.split('/');
  return { id, attempts: Number(attempts) };
}
