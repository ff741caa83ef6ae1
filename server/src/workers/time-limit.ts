/** How long a worker process may take for a request, in milliseconds. */
export interface TimeLimit {
  /** For all but text recognition. */
  readonly timeout: number;
  /** What recognising the text of a page adds, and what all pages of a request add at most; without it, nothing is added. */
  readonly recognition?: { readonly page: number; readonly total: number };
}

/** A running time limit. */
export interface Timer {
  /** Says that a page is being recognised: there is time for that page and for what comes after it, from now on. */
  extend(): void;
  /** Counts no time until `resume`: the process waits for somebody else. */
  pause(): void;
  /** Gives the time for all but text recognition anew. */
  resume(): void;
  stop(): void;
}

/**
 * Starts a time limit and calls `onEnd` when it is over. A process that hangs is ended soon even after it has begun to
 * recognise text, for what a page adds is not kept for later ones.
 */
export function startTimer({ timeout, recognition }: TimeLimit, onEnd: () => void): Timer {
  const latest = performance.now() + timeout + (recognition?.total ?? 0);
  let timer = setTimeout(onEnd, timeout);
  return {
    extend() {
      if (recognition === undefined) return;
      const left = latest - performance.now();
      clearTimeout(timer);
      timer = setTimeout(onEnd, Math.min(timeout + recognition.page, left));
    },
    pause: () => clearTimeout(timer),
    resume() {
      clearTimeout(timer);
      timer = setTimeout(onEnd, timeout);
    },
    stop: () => clearTimeout(timer),
  };
}
