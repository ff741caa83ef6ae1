const forgetful: (() => void)[] = [];

/** Has a cache forget what it holds whenever a text was read, so that no document outlives its reading in memory. */
export function atEndOfText(forget: () => void): void {
  forgetful.push(forget);
}

/** Has every cache forget the text that was read. */
export function endText(): void {
  for (const forget of forgetful) forget();
}
