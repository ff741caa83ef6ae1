import type { Issue } from './analysis.ts';
import type { Changes } from './changes.ts';

interface ChangeFigures {
  readonly resolved: number;
  readonly added: number;
  readonly remaining: number;
}

/** The number of findings that count, and of dismissed ones, which do not. */
export interface ChangeCounts extends ChangeFigures {
  readonly dismissed: ChangeFigures;
}

/** Counts changes as the report counts findings, dismissed ones separately. The issues are those of the analysis. */
export function countChanges(changes: Changes, issues: readonly Issue[]): ChangeCounts {
  const dismissedIds = new Set(issues.filter(isDismissed).map(({ id }) => id));
  const split = <Entry>(entries: readonly Entry[], isOut: (entry: Entry) => boolean) => {
    const out = entries.filter(isOut).length;
    return { counted: entries.length - out, out };
  };
  const resolved = split(changes.resolved, isDismissed);
  const added = split(changes.added, (id) => dismissedIds.has(id));
  const remaining = split(changes.remaining, (id) => dismissedIds.has(id));
  return {
    resolved: resolved.counted,
    added: added.counted,
    remaining: remaining.counted,
    dismissed: { resolved: resolved.out, added: added.out, remaining: remaining.out },
  };
}

function isDismissed({ decision }: Pick<Issue, 'decision'>): boolean {
  return decision !== undefined;
}
