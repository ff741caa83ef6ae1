import { Search } from 'lucide-react';

import { Select } from '#web/ui/select.tsx';
import { CONTROL } from '#web/ui/text-field.tsx';

import type { LibraryFilters, SortOrder, StatusFilter } from './library-filters.ts';
import { texts } from './texts.ts';

/** Search, status and order of the library. */
export function LibraryToolbar({
  filters,
  onChange,
}: {
  readonly filters: LibraryFilters;
  readonly onChange: (filters: LibraryFilters) => void;
}) {
  return (
    <search className="flex flex-wrap gap-3">
      <div className="relative min-w-full flex-1 sm:min-w-64">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-3 left-3 size-4 text-ink-faint"
        />
        <input
          type="search"
          aria-label={texts.library.searchLabel}
          placeholder={texts.library.search}
          value={filters.search}
          onChange={(event) => onChange({ ...filters, search: event.target.value })}
          className={`${CONTROL} h-10 w-full pl-9 text-sm`}
        />
      </div>
      <Select<StatusFilter>
        label={texts.library.statusLabel}
        value={filters.status}
        options={optionsOf(texts.library.statusOptions)}
        onChange={(status) => onChange({ ...filters, status })}
        className="flex-1 sm:w-40 sm:flex-none"
      />
      <Select<SortOrder>
        label={texts.library.sortLabel}
        value={filters.sort}
        options={optionsOf(texts.library.sortOptions)}
        onChange={(sort) => onChange({ ...filters, sort })}
        className="flex-1 sm:w-40 sm:flex-none"
      />
    </search>
  );
}

function optionsOf<Value extends string>(names: Readonly<Record<Value, string>>) {
  const entries = Object.entries(names) as [Value, string][];
  return entries.map(([value, name]) => ({ value, name }));
}
