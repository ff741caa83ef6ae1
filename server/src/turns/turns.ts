/** More are waiting than may wait. */
export class TooManyWaitingError extends Error {
  override readonly name = 'TooManyWaitingError';
}

/** Lets a number of callers work at a time and the others wait in order. */
export interface Turns {
  /**
   * Resolves when it is the caller's turn; rejects with TooManyWaitingError at once when the line is full, and with
   * the signal's reason when that is aborted before.
   */
  take(signal?: AbortSignal): Promise<void>;
  /** Ends a turn; the first in line gets it, so that nobody can slip in between. */
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
