import { addressGroup } from '@proviso/auth';

import type { Clock } from '#server/ports/clock.ts';
import { sessionUnavailable } from '#server/refusals/session-refusals.ts';

const WINDOW_MS = 60_000;
/** Room for an office behind one address whose people arrive at the same moment. */
const MAX_REFUSALS = 60;
const MAX_ADDRESSES = 10_000;

/** Limits how many invalid tokens an address may have looked up. */
export interface RefusalLimit {
  /**
   * Counts a lookup as rejected before its outcome is known, so that concurrent ones cannot all pass. Throws when the
   * address has had too many within a minute. The returned function undoes the count.
   */
  take(address: string): () => void;
}

/** Counts in this process's memory. */
export function createRefusalLimit(clock: Clock): RefusalLimit {
  const windows = new Map<string, { refused: number; readonly until: number }>();
  const open = (group: string) => {
    const known = windows.get(group);
    if (known !== undefined && clock.now() < known.until) return known;
    const window = { refused: 0, until: clock.now() + WINDOW_MS };
    // Reinsert, to keep the map ordered by time.
    windows.delete(group);
    windows.set(group, window);
    const [oldest] = windows.keys();
    if (windows.size > MAX_ADDRESSES && oldest !== undefined) windows.delete(oldest);
    return window;
  };
  return {
    take(address) {
      const window = open(addressGroup(address));
      if (window.refused >= MAX_REFUSALS) throw sessionUnavailable();
      window.refused += 1;
      return () => {
        window.refused -= 1;
      };
    },
  };
}
