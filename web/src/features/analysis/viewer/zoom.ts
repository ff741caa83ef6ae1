import { useSyncExternalStore } from 'react';

import { createChangeListeners } from '#web/lib/change-listeners.ts';
import { tabStorage } from '#web/lib/storage.ts';

/** The widths of pages, relative to the available width. */
const ZOOM_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const FIT_WIDTH = 1;
const STORAGE_KEY = 'proviso-page-zoom';
const { subscribe, notify } = createChangeListeners();

/** The reader's zoom, 1 when pages fit; applies to all documents until the tab is closed. */
export function useZoom(): readonly [number, (zoom: number) => void] {
  return [useSyncExternalStore(subscribe, readZoom), chooseZoom];
}

/** The next zoom step in a direction; undefined at the end. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number | undefined {
  return direction === 'in'
    ? ZOOM_STEPS.find((step) => step > zoom)
    : ZOOM_STEPS.findLast((step) => step < zoom);
}

function readZoom(): number {
  const stored = Number(tabStorage.read(STORAGE_KEY));
  return ZOOM_STEPS.find((step) => step === stored) ?? FIT_WIDTH;
}

function chooseZoom(zoom: number): void {
  tabStorage.write(STORAGE_KEY, String(zoom));
  notify();
}
