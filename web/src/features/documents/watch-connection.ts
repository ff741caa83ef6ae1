/** So long may pass without a byte: a lost connection answers nothing at all. */
export const STALL_MS = 60_000;

/** Told how an upload goes on. */
export interface ConnectionWatch {
  /** Something was sent. */
  readonly moved: () => void;
  /** All was sent: the answer may take its time. */
  readonly allSent: () => void;
  readonly end: () => void;
}

/**
 * Calls `onLost` when nothing is sent for a minute, or at once when the device goes offline; for a server on the same
 * machine that says nothing, and `device` is null.
 */
export function watchConnection(
  onLost: () => void,
  device: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null,
): ConnectionWatch {
  let stalling = setTimeout(onLost, STALL_MS);
  device?.addEventListener('offline', onLost);
  return {
    moved() {
      clearTimeout(stalling);
      stalling = setTimeout(onLost, STALL_MS);
    },
    allSent: () => clearTimeout(stalling),
    end() {
      clearTimeout(stalling);
      device?.removeEventListener('offline', onLost);
    },
  };
}
