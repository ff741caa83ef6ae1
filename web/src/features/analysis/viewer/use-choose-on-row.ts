import { useEffect, type RefObject } from 'react';

import type { FindingGroup } from '../finding-view.ts';
import { useChoose } from './selection.ts';

/** What does something of its own when it is clicked. */
const CONTROLS = 'button, a, summary, label, input';

/**
 * Chooses the finding whose row is clicked anywhere, so that the document beside the list shows its place. One listener
 * for the whole list: by keyboard, the buttons with the places do the same.
 */
export function useChooseOnRow(
  scroller: RefObject<HTMLElement | null>,
  groups: readonly FindingGroup[],
): void {
  const choose = useChoose();
  useEffect(() => {
    const list = scroller.current;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(CONTROLS)) return;
      // A click that ends a text selection concerns the selection.
      if (getSelection()?.isCollapsed === false) return;
      const row = target.closest<HTMLElement>('[data-row]');
      const group = groups.find(([{ id }]) => String(id) === row?.dataset['row']);
      if (group) choose?.(group[0], 'place');
    };
    list?.addEventListener('click', onClick);
    return () => list?.removeEventListener('click', onClick);
  }, [scroller, groups, choose]);
}
