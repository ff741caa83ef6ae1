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

/** Gives attempts that are due a job. Neither rejects: what was not queued is found at the next time. */
export interface QueueDeliveries {
  /** Queues a profile's next attempt. */
  readonly queueNext: (profileId: number) => Promise<void>;
  /** Does so for everybody: for what failed before, and what a process that died left behind. */
  readonly queueAll: () => Promise<void>;
}

/**
 * Binds `QueueDeliveries`. Of a profile only the attempt that has been due for longest has a job, and when it is made
 * the next one gets its own: however slow its receivers are, a profile takes up one place among those who send. Each
 * attempt has a key of its own: the job of the one before may not have been told its end yet.
 */
export function createQueueDeliveries(dependencies: Dependencies): QueueDeliveries {
  const { deliveries, queue, logger } = dependencies;
  const add = async (profileId: number): Promise<void> => {
    const attempt = await deliveries.nextDue(profileId);
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

/** Which attempt a job was added for. */
export function readAttemptKey(key: string): Attempt {
  const [id = '', attempts] = key.split('/');
  return { id, attempts: Number(attempts) };
}
