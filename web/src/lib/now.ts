import { useSyncExternalStore } from 'react';

const TICK_INTERVAL_MS = 30_000;
/** The maximum age of the shared time for a component that has just mounted. */
const MAX_AGE_MS = 1000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The current time in milliseconds, updated every 30 seconds while in use. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) timer = setInterval(tick, TICK_INTERVAL_MS);
  listeners.add(listener);
  // A component that has just mounted may be newer than the last tick.
  if (Date.now() - now > MAX_AGE_MS) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}
