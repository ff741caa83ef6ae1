import type { Issue } from '@proviso/contracts';

import type { Category } from '#web/product/categories.ts';

import { isCounted } from './review/is-counted.ts';

/** The findings that need attention, those that only inform, and how many of each category count. */
export function divideIssues(issues: readonly Issue[]) {
  return {
    flagged: issues.filter(({ isInformational }) => !isInformational),
    informational: issues.filter(({ isInformational }) => isInformational),
    countOf: (category: Category) =>
      issues.filter((issue) => issue.category === category && isCounted(issue)).length,
  };
}
