/** A worker process's time limit for a request, in milliseconds. */
export interface TimeLimit {
  /** Without a sign of progress. */
  readonly timeout: number;
  /**
   * How much longer recognizing a page's text may take, and the most that progress may add in total; when absent,
   * progress does not extend the limit.
   */
  readonly progress?: { readonly recognition: number; readonly total: number };
}

/** What a process reports: another step is done, or it is about to recognize the text of a page. */
export type ProgressSign = 'step' | 'recognition';

/** A running time limit. */
export interface Timer {
  /** Restarts the limit for what follows the sign, with extra time for a page about to be recognized. */
  extend(sign: ProgressSign): void;
  /** Stops the clock until `resume`, while the process waits for someone else. */
  pause(): void;
  /** Restarts the full time without a sign. */
  resume(): void;
  /** Permanent: a later signal must not restart it, since the process may be serving another request by then. */
  stop(): void;
}

/**
 * Starts a time limit and calls `onEnd` when it expires. A process that hangs is stopped soon, however long it has been
 * running, because unused time does not carry over.
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
