/** How long a worker process may take for a request, in milliseconds. */
export interface TimeLimit {
  /** Without a sign of progress. */
  readonly timeout: number;
  /**
   * By how much longer recognising the text of a page may take, and what all progress adds at most; without it, no sign of
   * progress gives more time.
   */
  readonly progress?: { readonly recognition: number; readonly total: number };
}

/** What a process is at: it has done another step, or is going to recognise the text of a page. */
export type ProgressSign = 'step' | 'recognition';

/** A running time limit. */
export interface Timer {
  /** There is time for what comes after the sign, and for the page that is recognised, from now on. */
  extend(sign: ProgressSign): void;
  /** Counts no time until `resume`: the process waits for somebody else. */
  pause(): void;
  /** Gives the time without a sign anew. */
  resume(): void;
  /** For good: nothing starts it again, for the process may be at another request by then. */
  stop(): void;
}

/**
 * Starts a time limit and calls `onEnd` when it is over. A process that hangs is ended soon however long it has been at work,
 * for what a sign adds is not kept for later ones.
 */
export function startTimer({ timeout, progress }: TimeLimit, onEnd: () => void): Timer {
  const latest = performance.now() + timeout + (progress?.total ?? 0);
  let timer = setTimeout(onEnd, timeout);
  let isStopped = false;
  const allow = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(onEnd, milliseconds);
  };
  return {
    extend(sign) {
      if (progress === undefined) return;
      const longer = sign === 'recognition' ? progress.recognition : 0;
      allow(Math.min(timeout + longer, latest - performance.now()));
    },
    pause: () => clearTimeout(timer),
    resume: () => allow(timeout),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
