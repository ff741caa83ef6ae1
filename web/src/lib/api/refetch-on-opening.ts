/** Data fetched at most this many milliseconds ago is fresh for a screen that opens. */
const FRESH_MS = 5000;

interface CachedQuery {
  readonly state: { readonly dataUpdatedAt: number };
}

/**
 * The `refetchOnMount` of data that also changes in other tabs and on other devices: a screen that opens refetches it,
 * unless it was just fetched (as for the first screen) and has not been invalidated since.
 */
export function refetchOnOpening({ state }: CachedQuery): true | 'always' {
  return Date.now() - state.dataUpdatedAt > FRESH_MS ? 'always' : true;
}
