import type { Issue } from '@proviso/contracts';
import { useState } from 'react';

import {
  CATEGORIES,
  CATEGORY_NAMES,
  SEVERITIES,
  SEVERITY_NAMES,
  type Category,
  type Severity,
} from '#web/lib/categories.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';

import { filterIssues, NO_FILTERS, type FindingFilters } from './finding-filters.ts';
import { FindingsList } from './findings-list.tsx';
import { texts } from './texts.ts';

const CATEGORY_OPTIONS = [
  { value: 'all', name: texts.filters.allCategories } as const,
  ...CATEGORIES.map((value) => ({ value, name: CATEGORY_NAMES[value] })),
];
const SEVERITY_OPTIONS = [
  { value: 'all', name: texts.filters.allSeverities } as const,
  ...SEVERITIES.map((value) => ({ value, name: SEVERITY_NAMES[value] })),
];

/** All findings of a report, with filters by category and by severity. */
export function FilteredFindings({ issues }: { readonly issues: readonly Issue[] }) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const shown = filterIssues(issues, filters);
  return (
    <Card>
      <CardHeader
        title={texts.findings}
        actions={issues.length > 0 && <Filters filters={filters} onChange={setFilters} />}
      >
        <p aria-live="polite" className="text-sm text-ink-faint tabular-nums">
          {issues.length === 0
            ? texts.noFindings
            : texts.filters.shown(shown.length, issues.length)}
        </p>
      </CardHeader>
      {issues.length > 0 && shown.length === 0 && (
        <div className="space-y-4 p-8 text-center text-sm text-ink-soft">
          <p>{texts.filters.nothing}</p>
          <Button size="small" onClick={() => setFilters(NO_FILTERS)}>
            {texts.filters.clear}
          </Button>
        </div>
      )}
      {shown.length > 0 && (
        <FindingsList key={`${filters.category} ${filters.severity}`} issues={shown} />
      )}
    </Card>
  );
}

function Filters({
  filters,
  onChange,
}: {
  readonly filters: FindingFilters;
  readonly onChange: (filters: FindingFilters) => void;
}) {
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="visually-hidden">{texts.filters.label}</legend>
      <Select<Category | 'all'>
        label={texts.filters.category}
        value={filters.category}
        options={CATEGORY_OPTIONS}
        onChange={(category) => onChange({ ...filters, category })}
        className="w-52"
      />
      <Select<Severity | 'all'>
        label={texts.filters.severity}
        value={filters.severity}
        options={SEVERITY_OPTIONS}
        onChange={(severity) => onChange({ ...filters, severity })}
        className="w-40"
      />
    </fieldset>
  );
}
