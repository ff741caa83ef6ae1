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
  /** For good: nothing starts it again, for the process may be at another request by then. */
  stop(): void;
}

/**
 * Starts a time limit and calls `onEnd` when it is over. A process that hangs is ended soon even after it has begun to
 * recognise text, for what a page adds is not kept for later ones.
 */
export function startTimer({ timeout, recognition }: TimeLimit, onEnd: () => void): Timer {
  const latest = performance.now() + timeout + (recognition?.total ?? 0);
  let timer = setTimeout(onEnd, timeout);
  let isStopped = false;
  const allow = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(onEnd, milliseconds);
  };
  return {
    extend() {
      if (recognition === undefined) return;
      allow(Math.min(timeout + recognition.page, latest - performance.now()));
    },
    pause: () => clearTimeout(timer),
    resume: () => allow(timeout),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
