const LONGEST_WAIT_MS = 1000;

/** Runs a function once the browser is idle; call the result to cancel. Safari has no requestIdleCallback. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
