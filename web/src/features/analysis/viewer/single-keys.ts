import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'proviso-single-keys';
const listeners = new Set<() => void>();

/** Whether single keys are shortcuts; this browser's choice, on until it is made (WCAG 2.1.4 asks for one). */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(STORAGE_KEY) !== 'off');
}

export function switchSingleKeys(isOn: boolean): void {
  localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
