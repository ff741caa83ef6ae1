const STORAGE_KEY = 'proviso-wanted-place';

/** Remembers what a visitor has asked for that is shown to the signed-in alone; until the tab is closed. */
export function rememberPlace(place: string): void {
  sessionStorage.setItem(STORAGE_KEY, place);
}

/** What the visitor has asked for before signing in, once; null for who came through the front door. */
export function takeWantedPlace(): string | null {
  const place = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  return place;
}
