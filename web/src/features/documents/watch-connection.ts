/** The longest time without progress: a lost connection reports nothing by itself. */
export const STALL_MS = 60_000;

/** Receives the progress of an upload. */
export interface ConnectionWatch {
  /** Called when some bytes were sent. */
  readonly onProgress: () => void;
  /** Everything was sent: the response may take a while. */
  readonly onAllSent: () => void;
  readonly end: () => void;
}

/**
 * Calls `onLost` when nothing is sent for a minute, or immediately when the device goes offline; the latter does not
 * matter for a server on the same machine, where `device` is null.
 */
export function watchConnection(
  onLost: () => void,
  device: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null,
): ConnectionWatch {
  let stallTimer = setTimeout(onLost, STALL_MS);
  device?.addEventListener('offline', onLost);
  return {
    onProgress() {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(onLost, STALL_MS);
    },
    onAllSent: () => clearTimeout(stallTimer),
    end() {
      clearTimeout(stallTimer);
      device?.removeEventListener('offline', onLost);
    },
  };
}
