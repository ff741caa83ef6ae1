import { useHistoryState } from 'wouter/use-browser-location';

/**
 * The library's search state, which the way back from a document restores. It is stored in the browser's history entry:
 * a URL would reveal it to the server and in the browsing history.
 */
export interface LibraryState {
  /** The content of the search field, which filters by name. */
  readonly librarySearch?: string;
  /** The words searched for in texts. */
  readonly sought?: string;
  /** The filters, as in the URL. */
  readonly libraryQuery?: string;
  /** The id of the document from which somebody came back. */
  readonly cameFrom?: string;
}

/** The library state stored in this history entry. */
export function useLibraryState(): LibraryState {
  const state = useHistoryState<Readonly<Record<string, unknown>> | null>();
  const place: { -readonly [Name in keyof LibraryState]: string } = {};
  for (const name of ['librarySearch', 'sought', 'libraryQuery', 'cameFrom'] as const) {
    const value = state?.[name];
    if (typeof value === 'string' && value !== '') place[name] = value;
  }
  return place;
}
