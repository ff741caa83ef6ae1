import { addressGroup } from '@proviso/auth';

import type { Clock } from '#server/ports/clock.ts';
import { sessionUncheckable } from '#server/refusals/session-refusals.ts';

const WINDOW_MS = 60_000;
/** Room for an office behind one address whose people come in at the same moment. */
const MOST_REFUSED = 60;
const MOST_ADDRESSES = 10_000;

/** Keeps an address from having ever more tokens looked up that turn out not to be good. */
export interface RefusalLimit {
  /**
   * Counts a look-up as refused, before its answer is known: many at once must not all pass. Throws where an address has had
   * too many within a minute. What it gives takes the count back.
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
    // Insertion is in the order of time, and a map keeps it.
    windows.delete(group);
    windows.set(group, window);
    const [oldest] = windows.keys();
    if (windows.size > MOST_ADDRESSES && oldest !== undefined) windows.delete(oldest);
    return window;
  };
  return {
    take(address) {
      const window = open(addressGroup(address));
      if (window.refused >= MOST_REFUSED) throw sessionUncheckable();
      window.refused += 1;
      return () => {
        window.refused -= 1;
      };
    },
  };
}
