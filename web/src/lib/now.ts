import { useSyncExternalStore } from 'react';

const STEP_MS = 30_000;
/** How old the time may be that something new on the screen begins with. */
const FRESH_MS = 1000;

let now = Date.now();
let ticking: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The present time in milliseconds, brought up to date every half minute while something shows it. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) ticking = setInterval(tick, STEP_MS);
  listeners.add(listener);
  // What comes into view may be younger than the last step.
  if (Date.now() - now > FRESH_MS) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(ticking);
  };
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}
