import type { Document } from '@proviso/contracts';

import { oneOf } from '#web/lib/one-of.ts';

import { isUnderWay } from './document-progress.ts';

const STATUS_FILTERS = ['all', 'analyzed', 'processing', 'failed'] as const;
const SORT_ORDERS = ['newest', 'oldest', 'name'] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What the library shows and in which order. Status and order stand in the address, so that a view can be linked. */
export interface LibraryFilters {
  /** A part of names. It stands in no address, which would tell it to the server at each reload: it may be a person's name. */
  readonly search: string;
  readonly status: StatusFilter;
  readonly sort: SortOrder;
}

const DEFAULTS: LibraryFilters = { search: '', status: 'all', sort: 'newest' };

/** Reads the filters from a query string; what it does not know is the default. The words come from older addresses alone. */
export function parseFilters(parameters: URLSearchParams): LibraryFilters {
  return {
    search: parameters.get('search') ?? DEFAULTS.search,
    status: oneOf(STATUS_FILTERS, parameters.get('status')) ?? DEFAULTS.status,
    sort: oneOf(SORT_ORDERS, parameters.get('sort')) ?? DEFAULTS.sort,
  };
}

/** Writes the filters as a query string; defaults are left out, and what is sought. */
export function filterParameters(filters: LibraryFilters): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of ['status', 'sort'] as const) {
    if (filters[name] !== DEFAULTS[name]) parameters.set(name, filters[name]);
  }
  return parameters;
}

/** True when the filters may hide documents. */
export function isNarrowed({ search, status }: LibraryFilters): boolean {
  return search.trim() !== '' || status !== DEFAULTS.status;
}

/** The documents that were uploaded last, newest first. */
export function newestDocuments(documents: readonly Document[], count: number): Document[] {
  return applyFilters(documents, DEFAULTS).slice(0, count);
}

/** The documents that pass, in order. */
export function applyFilters(documents: readonly Document[], filters: LibraryFilters): Document[] {
  const wanted = filters.search.trim().toLowerCase();
  return documents
    .filter((document) => document.name.toLowerCase().includes(wanted))
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
  processing: isUnderWay,
  failed: ({ status }) => status === 'failed',
};
