/** The queue is full. */
export class TooManyWaitingError extends Error {
  override readonly name = 'TooManyWaitingError';
}

/** A FIFO semaphore with a bounded queue. */
export interface Turns {
  /**
   * Resolves when it is the caller's turn; rejects with TooManyWaitingError immediately when the queue is full, and
   * with the signal's reason when aborted while waiting.
   */
  take(signal?: AbortSignal): Promise<void>;
  /** Ends a turn and passes it directly to the first waiter, so that no newcomer can take it. */
  end(): void;
}

export function createTurns(size: number, maxWaiting: number): Turns {
  const line: (() => void)[] = [];
  let taken = 0;
  return {
    async take(signal) {
      signal?.throwIfAborted();
      if (taken < size) {
        taken += 1;
        return;
      }
      if (line.length >= maxWaiting) throw new TooManyWaitingError();
      await new Promise<void>((resolve, reject) => {
        const enter = () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        };
        const leave = () => {
          line.splice(line.indexOf(enter), 1);
          reject(signal?.reason as Error);
        };
        signal?.addEventListener('abort', leave, { once: true });
        line.push(enter);
      });
    },
    end() {
      const next = line.shift();
      if (next === undefined) taken -= 1;
      else next();
    },
  };
}
