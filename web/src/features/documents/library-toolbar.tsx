import { Search } from 'lucide-react';
import { useId, useRef, useState, type Ref } from 'react';

import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { CONTROL } from '#web/ui/text-field.tsx';

import type { LibraryFilters, SortOrder, StatusFilter } from './library-filters.ts';
import { validateSearchWords } from './search/search-texts.ts';
import { texts as searchTexts } from './search/texts.ts';
import { texts } from './texts.ts';

interface ToolbarProps {
  readonly filters: LibraryFilters;
  readonly onChange: (filters: LibraryFilters) => void;
  /** Searches the texts of documents for words. */
  readonly onSearch: (words: string) => void;
  /** The search field. */
  readonly field: Ref<HTMLInputElement>;
}

/** Search, status filter and sort order of the library. */
export function LibraryToolbar({ filters, onChange, onSearch, field }: ToolbarProps) {
  return (
    <search className="flex flex-wrap gap-3 print:hidden">
      <SearchField filters={filters} onChange={onChange} onSearch={onSearch} field={field} />
      <Select<StatusFilter>
        label={texts.library.statusLabel}
        value={filters.status}
        options={optionsOf(texts.library.statusOptions)}
        onChange={(status) => onChange({ ...filters, status })}
        className="flex-1 lg:w-40 lg:flex-none"
      />
      <Select<SortOrder>
        label={texts.library.sortLabel}
        value={filters.sort}
        options={optionsOf(texts.library.sortOptions)}
        onChange={(sort) => onChange({ ...filters, sort })}
        className="flex-1 lg:w-40 lg:flex-none"
      />
    </search>
  );
}

/** Filters by name on every keystroke, and searches texts on demand. */
function SearchField({ filters, onChange, onSearch, field }: ToolbarProps) {
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const search = () => {
    const words = filters.search.trim();
    const refusal = validateSearchWords(words);
    setProblem(refusal);
    if (refusal === undefined) onSearch(words);
    else box.current?.querySelector('input')?.focus();
  };
  return (
    <form
      className="min-w-full flex-1 lg:min-w-88"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <div className="flex flex-wrap gap-3">
        <div ref={box} className="relative min-w-48 flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-3 left-3 size-4 text-ink-faint"
          />
          <input
            ref={field}
            type="search"
            aria-label={texts.library.searchLabel}
            placeholder={texts.library.search}
            value={filters.search}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : id}
            onChange={(event) => {
              setProblem(undefined);
              onChange({ ...filters, search: event.target.value });
            }}
            className={`${CONTROL} h-10 w-full pl-9 text-sm`}
          />
          <div role="alert">
            {problem !== undefined && (
              <p id={id} className="mt-1.5 text-sm text-high">
                {problem}
              </p>
            )}
          </div>
        </div>
        <Button type="submit" className="max-sm:w-full">
          {searchTexts.action}
        </Button>
      </div>
    </form>
  );
}

function optionsOf<Value extends string>(names: Readonly<Record<Value, string>>) {
  const entries = Object.entries(names) as [Value, string][];
  return entries.map(([value, name]) => ({ value, name }));
}
