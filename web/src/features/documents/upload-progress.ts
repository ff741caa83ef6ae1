import type { BytesSent } from './api/upload-document.ts';

/** How often the progress bar updates. */
export const SAMPLING_INTERVAL_MS = 500;
/** How long a full bar stays visible. */
export const RESET_DELAY_MS = 1000;

const CAP = 90;

/** The share uploaded, in whole percent, at most 90: the rest is the server's response. */
export function shownPercent({ sent, total }: BytesSent): number {
  return total === 0 ? 0 : Math.min(CAP, Math.floor((sent / total) * 100));
}
