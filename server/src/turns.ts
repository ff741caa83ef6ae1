/** More are waiting than may wait. */
export class TooManyWaitingError extends Error {
  override readonly name = 'TooManyWaitingError';
}

/** Lets a number of callers work at a time and the others wait in order. */
export interface Turns {
  /** Resolves when it is the caller's turn; rejects with TooManyWaitingError at once when the line is full. */
  take(): Promise<void>;
  /** Ends a turn; the first in line gets it, so that nobody can slip in between. */
  end(): void;
}

export function createTurns(size: number, maxWaiting: number): Turns {
  const line: (() => void)[] = [];
  let taken = 0;
  return {
    async take() {
      if (taken < size) {
        taken += 1;
        return;
      }
      if (line.length >= maxWaiting) throw new TooManyWaitingError();
      await new Promise<void>((resolve) => line.push(resolve));
    },
    end() {
      const next = line.shift();
      if (next === undefined) taken -= 1;
      else next();
    },
  };
}
