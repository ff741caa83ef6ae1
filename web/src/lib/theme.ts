import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'proviso-theme';
const listeners = new Set<() => void>();

/** Puts the stored choice on the page; `system` leaves it to the browser. */
export function applyStoredTheme(): void {
  const theme = readTheme();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Remembers the choice in this browser and applies it at once. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORAGE_KEY, theme);
  applyStoredTheme();
  for (const listener of listeners) listener();
}

/** The reader's choice, `system` until there is one. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme);
}

function readTheme(): Theme {
  const stored = localStorage.getItem(STORAGE_KEY);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
