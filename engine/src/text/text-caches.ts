const clearers: (() => void)[] = [];

/**
 * Registers a cache to be cleared after each part of a text, so that none of it stays in memory when a reader is given
 * up.
 */
export function clearAfterReading(forget: () => void): void {
  clearers.push(forget);
}

/** Clears the caches: a part of a text has been read, or reading it failed. */
export function clearTextCaches(): void {
  for (const forget of clearers) forget();
}
