const forgetful: (() => void)[] = [];

/** Registers a cache to be cleared after each text, so that no document stays in memory after it was read. */
export function atEndOfText(forget: () => void): void {
  forgetful.push(forget);
}

/** Clears the caches: a text has been read. */
export function endText(): void {
  for (const forget of forgetful) forget();
}
