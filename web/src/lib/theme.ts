import { useSyncExternalStore } from 'react';

import { createChangeListeners } from './change-listeners.ts';
import { browserStorage } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'proviso-theme';
const { subscribe, notify } = createChangeListeners();

/** Applies the stored choice to the page; `system` leaves it to the browser. */
export function applyStoredTheme(): void {
  const theme = readTheme();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Stores the choice in this browser and applies it at once. */
export function chooseTheme(theme: Theme): void {
  browserStorage.write(STORAGE_KEY, theme);
  applyStoredTheme();
  notify();
}

/** The reader's choice, `system` by default. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme);
}

function readTheme(): Theme {
  const stored = browserStorage.read(STORAGE_KEY);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}
