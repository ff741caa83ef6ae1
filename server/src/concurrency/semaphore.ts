/** The queue is full. */
export class TooManyWaitingError extends Error {
  override readonly name = 'TooManyWaitingError';
}

/** A FIFO semaphore with a bounded queue. */
export interface Semaphore {
  /**
   * Resolves when it is the caller's turn; rejects with TooManyWaitingError immediately when the queue is full, and
   * with the signal's reason when aborted while waiting.
   */
  acquire(signal?: AbortSignal): Promise<void>;
  /** Ends a turn and passes it directly to the first waiter, so that no newcomer can take it. */
  release(): void;
}

export function createSemaphore(size: number, maxWaiting: number): Semaphore {
  const waiting: (() => void)[] = [];
  let taken = 0;
  return {
    async acquire(signal) {
      signal?.throwIfAborted();
      if (taken < size) {
        taken += 1;
        return;
      }
      if (waiting.length >= maxWaiting) throw new TooManyWaitingError();
      await new Promise<void>((resolve, reject) => {
        const enter = () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        };
        const leave = () => {
          waiting.splice(waiting.indexOf(enter), 1);
          reject(signal?.reason as Error);
        };
        signal?.addEventListener('abort', leave, { once: true });
        waiting.push(enter);
      });
    },
    release() {
      const next = waiting.shift();
      if (next === undefined) taken -= 1;
      else next();
    },
  };
}
