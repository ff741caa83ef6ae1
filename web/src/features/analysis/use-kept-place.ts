import { useEffect, useRef } from 'react';

import { successorOf, type FindingGroup } from './finding-view.ts';
import { useChoose } from './viewer/selection.ts';

/** A finding that was visited last, and the list element that its row is in. */
interface Visited {
  readonly id: number;
  readonly list: Element | null;
}

/**
 * Keeps a person's place in a list of findings: when a decision takes the visited one out of what is shown, and the
 * focus with it, the next one gets the focus, and is chosen where a document is beside the list.
 */
export function useKeptPlace(groups: readonly FindingGroup[]): void {
  const choose = useChoose();
  const visited = useRef<Visited | null>(null);
  const before = useRef(groups);
  useEffect(() => {
    const earlier = before.current;
    before.current = groups;
    if (visited.current === null || document.activeElement !== document.body) return;
    const next = successorOf(visited.current.id, earlier, groups);
    if (next === undefined) return;
    if (choose !== null) choose(next[0], 'keys');
    else focusRow(visited.current.list, next[0].id);
  }, [groups, choose]);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      if (row) visited.current = { id: Number(row.dataset['row']), list: row.parentElement };
    };
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, []);
}

function focusRow(list: Element | null, id: number): void {
  list?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus();
}
