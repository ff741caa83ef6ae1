import type { Logger } from '#server/logger.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';

import type { Attempt, DeliveryStore } from './delivery-store.ts';

/** The queue of events to deliver. */
export const DELIVERY_QUEUE = 'webhooks';

interface Dependencies {
  readonly deliveries: DeliveryStore;
  readonly queue: JobQueue;
  readonly logger: Logger;
}

/**
 * Gives every attempt that is due a job. Each attempt has a key of its own: the job of the one before may not have been told
 * its end yet. Never rejects: what was not queued is found at the next time.
 */
export function createQueueDeliveries({ deliveries, queue, logger }: Dependencies) {
  return async (): Promise<void> => {
    try {
      for (const attempt of await deliveries.listDue()) {
        await queue.add({ queue: DELIVERY_QUEUE, key: attemptKey(attempt) });
      }
    } catch (error) {
      logger.error({ error }, 'deliveries could not be queued');
    }
  };
}

function attemptKey({ id, attempts }: Attempt): string {
  return `${id}/${attempts}`;
}

/** Which attempt a job was added for. */
export function readAttemptKey(key: string): Attempt {
  const [id = '', attempts] = key.split('/');
  return { id, attempts: Number(attempts) };
}
