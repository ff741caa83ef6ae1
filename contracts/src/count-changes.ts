import type { Issue } from './analysis.ts';
import type { Changes } from './changes.ts';

interface ChangeNumbers {
  readonly resolved: number;
  readonly added: number;
  readonly remaining: number;
}

/** The number of findings that count, and of dismissed ones, which do not. */
export interface ChangeCounts extends ChangeNumbers {
  readonly dismissed: ChangeNumbers;
}

/** Counts changes as the report counts findings, dismissed ones separately. The issues are those of the analysis. */
export function countChanges(changes: Changes, issues: readonly Issue[]): ChangeCounts {
  const dismissedIds = new Set(issues.filter(isDismissed).map(({ id }) => id));
  const split = <Entry>(entries: readonly Entry[], isExcluded: (entry: Entry) => boolean) => {
    const excluded = entries.filter(isExcluded).length;
    return { counted: entries.length - excluded, excluded };
  };
  const resolved = split(changes.resolved, isDismissed);
  const added = split(changes.added, (id) => dismissedIds.has(id));
  const remaining = split(changes.remaining, (id) => dismissedIds.has(id));
  return {
    resolved: resolved.counted,
    added: added.counted,
    remaining: remaining.counted,
    dismissed: {
      resolved: resolved.excluded,
      added: added.excluded,
      remaining: remaining.excluded,
    },
  };
}

function isDismissed({ decision }: Pick<Issue, 'decision'>): boolean {
  return decision !== undefined;
}
