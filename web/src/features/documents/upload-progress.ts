import type { BytesSent } from './api/upload-document.ts';

/** How often the bar moves. */
export const SAMPLING_INTERVAL_MS = 500;
/** How long a full bar stays. */
export const RESET_DELAY_MS = 1000;

const CAP = 90;

/** The share that has left the browser, in whole percent, at most 90: the rest is the server's answer. */
export function shownPercent({ sent, total }: BytesSent): number {
  return total === 0 ? 0 : Math.min(CAP, Math.floor((sent / total) * 100));
}
