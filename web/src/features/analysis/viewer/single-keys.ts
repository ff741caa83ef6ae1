import { useSyncExternalStore } from 'react';

import { createChangeListeners } from '#web/lib/change-listeners.ts';

const STORAGE_KEY = 'proviso-single-keys';
const { subscribe, notify } = createChangeListeners();

/** Whether single keys are shortcuts; this browser's choice, on until it is made (WCAG 2.1.4 asks for one). */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(STORAGE_KEY) !== 'off');
}

export function switchSingleKeys(isOn: boolean): void {
  localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  notify();
}
