import type { Document } from '@proviso/contracts';

import { oneOf } from '#web/lib/one-of.ts';

import { isInProgress } from './document-progress.ts';

const STATUS_FILTERS = ['all', 'analyzed', 'processing', 'failed'] as const;
const SORT_ORDERS = ['newest', 'oldest', 'name'] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];
export type SortOrder = (typeof SORT_ORDERS)[number];

/** The library's filters and sort order. Status and order are in the URL, so that a view can be linked. */
export interface LibraryFilters {
  /**
   * A substring of document names. Not in the URL, which would send it to the server on every reload: it may be a
   * person's name.
   */
  readonly search: string;
  readonly status: StatusFilter;
  readonly sort: SortOrder;
}

const DEFAULTS: LibraryFilters = { search: '', status: 'all', sort: 'newest' };

/**
 * Parses the filters from a query string; unknown values become the default. The search text occurs only in old URLs.
 */
export function parseFilters(parameters: URLSearchParams): LibraryFilters {
  return {
    search: parameters.get('search') ?? DEFAULTS.search,
    status: oneOf(STATUS_FILTERS, parameters.get('status')) ?? DEFAULTS.status,
    sort: oneOf(SORT_ORDERS, parameters.get('sort')) ?? DEFAULTS.sort,
  };
}

/** Serializes the filters to a query string, omitting defaults and the search text. */
export function filterParameters(filters: LibraryFilters): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of ['status', 'sort'] as const) {
    if (filters[name] !== DEFAULTS[name]) parameters.set(name, filters[name]);
  }
  return parameters;
}

/** True when the filters may hide documents. */
export function isFiltered({ search, status }: LibraryFilters): boolean {
  return search.trim() !== '' || status !== DEFAULTS.status;
}

/** The most recently uploaded documents, newest first. */
export function newestDocuments(documents: readonly Document[], count: number): Document[] {
  return applyFilters(documents, DEFAULTS).slice(0, count);
}

/** The documents that match, sorted. */
export function applyFilters(documents: readonly Document[], filters: LibraryFilters): Document[] {
  const searchText = filters.search.trim().toLowerCase();
  return documents
    .filter((document) => document.name.toLowerCase().includes(searchText))
    .filter(STATUSES[filters.status])
    .sort(ORDERS[filters.sort]);
}

const ORDERS: Readonly<Record<SortOrder, (one: Document, other: Document) => number>> = {
  newest: (one, other) => Date.parse(other.uploadedAt) - Date.parse(one.uploadedAt),
  oldest: (one, other) => Date.parse(one.uploadedAt) - Date.parse(other.uploadedAt),
  name: (one, other) => one.name.localeCompare(other.name),
};

const STATUSES: Readonly<Record<StatusFilter, (document: Document) => boolean>> = {
  all: () => true,
  analyzed: ({ status }) => status === 'completed',
  processing: isInProgress,
  failed: ({ status }) => status === 'failed',
};
