const STORAGE_KEY = 'proviso-wanted-place';

/** Remembers the page that a visitor requested but that requires sign-in; until the tab is closed. */
export function rememberRequestedPage(place: string): void {
  sessionStorage.setItem(STORAGE_KEY, place);
}

/** Returns and forgets the page requested before sign-in; null if there was none. */
export function takeRequestedPage(): string | null {
  const place = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  return place;
}
