/** What was read so long ago at most counts as read for the screen that opens, in milliseconds. */
const JUST_READ_MS = 5000;

interface Read {
  readonly state: { readonly dataUpdatedAt: number };
}

/**
 * The `refetchOnMount` of what also changes in other tabs and on other devices: a screen that opens reads it anew, unless
 * it was just read, as it is early for the first screen, and has not been called out of date since.
 */
export function refetchOnOpening({ state }: Read): true | 'always' {
  return Date.now() - state.dataUpdatedAt > JUST_READ_MS ? 'always' : true;
}
