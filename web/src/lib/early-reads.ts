type Reads = () => Promise<unknown>;

let reads: Reads | null = null;

/** Names what the first screen will read, to be asked for together with the profile and not after it. */
export function setEarlyReads(next: Reads): void {
  reads = next;
}

/** Begins these readings, once; a failure is left to the screen, which asks again and says so. */
export function startEarlyReads(): void {
  void reads?.().catch(leaveToScreen);
  reads = null;
}

function leaveToScreen(): void {
  // Also a screen that cannot be fetched says so itself.
}
