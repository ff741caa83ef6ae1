type Reads = () => Promise<unknown>;

let reads: Reads | null = null;

/** Registers the data for the first screen, to be fetched in parallel with the profile instead of after it. */
export function setEarlyReads(next: Reads): void {
  reads = next;
}

/** Starts these requests, once; a failure is left to the screen, which retries and reports it. */
export function startEarlyReads(): void {
  void reads?.().catch(leaveToScreen);
  reads = null;
}

function leaveToScreen(): void {
  // Likewise, a screen that cannot be loaded reports that itself.
}
