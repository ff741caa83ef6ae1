type Prefetch = () => Promise<unknown>;

let prefetch: Prefetch | null = null;

/** Registers the data for the first screen, to be fetched in parallel with the profile instead of after it. */
export function setPrefetch(next: Prefetch): void {
  prefetch = next;
}

/** Starts these requests, once; a failure is left to the screen, which retries and reports it. */
export function startPrefetch(): void {
  void prefetch?.().catch(ignoreFailure);
  prefetch = null;
}

function ignoreFailure(): void {
  // Likewise, a screen that cannot be loaded reports that itself.
}
