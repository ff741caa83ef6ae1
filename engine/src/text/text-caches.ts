const clearers: (() => void)[] = [];

/** Registers a cache to be cleared after each text, so that no document stays in memory after it was read. */
export function clearAfterEachText(forget: () => void): void {
  clearers.push(forget);
}

/** Clears the caches: a text has been read. */
export function clearTextCaches(): void {
  for (const forget of clearers) forget();
}
