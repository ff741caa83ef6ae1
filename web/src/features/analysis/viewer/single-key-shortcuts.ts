import { useSyncExternalStore } from 'react';

import { createChangeListeners } from '#web/lib/change-listeners.ts';
import { browserStorage } from '#web/lib/storage.ts';

const STORAGE_KEY = 'proviso-single-keys';
const { subscribe, notify } = createChangeListeners();

/**
 * Whether single-key shortcuts are enabled; stored in this browser and on by default (WCAG 2.1.4 requires a way to turn
 * them off).
 */
export function useSingleKeyShortcuts(): boolean {
  return useSyncExternalStore(subscribe, () => browserStorage.read(STORAGE_KEY) !== 'off');
}

export function setSingleKeyShortcuts(isOn: boolean): void {
  browserStorage.write(STORAGE_KEY, isOn ? 'on' : 'off');
  notify();
}
