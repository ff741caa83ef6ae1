import type { Issue } from '@proviso/contracts';

import type { Category, Severity } from '#web/lib/categories.ts';

/** Which findings are shown; `all` leaves a dimension alone. */
export interface FindingFilters {
  readonly category: Category | 'all';
  readonly severity: Severity | 'all';
}

export const NO_FILTERS: FindingFilters = { category: 'all', severity: 'all' };

/** The findings that pass, in the order of the text. */
export function filterIssues(issues: readonly Issue[], filters: FindingFilters): readonly Issue[] {
  return issues.filter(
    ({ category, severity }) =>
      (filters.category === 'all' || filters.category === category) &&
      (filters.severity === 'all' || filters.severity === severity),
  );
}
