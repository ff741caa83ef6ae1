import { useSyncExternalStore } from 'react';

/** The minimum width for two panes beside the navigation. */
const WIDE = '(min-width: 80rem)';

/** Whether the window is wide enough for findings and document side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
