import { useHistoryState } from 'wouter/use-browser-location';

/**
 * What is sought in the library, and where the way back from a document leads. It is kept with the entry of the browser's
 * history: in an address it would be told to the server, and stand in lists of visited pages.
 */
export interface LibraryPlace {
  /** What stands in the field, by which names are filtered. */
  readonly librarySearch?: string;
  /** Words that are sought in texts. */
  readonly sought?: string;
  /** The filters, as they stand in the address. */
  readonly libraryQuery?: string;
}

/** The library's state that this entry of the history has. */
export function useLibraryPlace(): LibraryPlace {
  const state = useHistoryState<Readonly<Record<string, unknown>> | null>();
  const place: { -readonly [Name in keyof LibraryPlace]: string } = {};
  for (const name of ['librarySearch', 'sought', 'libraryQuery'] as const) {
    const value = state?.[name];
    if (typeof value === 'string' && value !== '') place[name] = value;
  }
  return place;
}
