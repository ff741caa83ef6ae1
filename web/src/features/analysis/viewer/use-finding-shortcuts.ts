import { useMemo } from 'react';

import type { FindingGroup } from '../finding-view.ts';
import { useChoose, useSelection } from './selection.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Keyboard navigation through the shown findings. Does nothing when there is no document beside them. */
export function useFindingShortcuts(groups: readonly FindingGroup[]): void {
  const choose = useChoose();
  const selection = useSelection();
  const actions = useMemo(() => {
    if (choose === null || groups.length === 0) return {};
    const chosen = selection?.issue.id;
    const at = groups.findIndex((group) => group.some(({ id }) => id === chosen));
    const step = (index: number) => () => {
      const group = groups[Math.min(Math.max(index, 0), groups.length - 1)];
      if (group) choose(group[0], 'keys');
    };
    const next = step(at + 1);
    const previous = step(at - 1);
    const go = selection && { Enter: () => choose(selection.issue, 'place') };
    return { j: next, n: next, k: previous, p: previous, ...go };
  }, [groups, choose, selection]);
  useShortcuts(actions);
}
