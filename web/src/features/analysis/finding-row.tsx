import type { Issue } from '@proviso/contracts';
import { memo, useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { classNames } from '#web/lib/class-names.ts';

import type { Fold } from './finding-headline.tsx';
import { FindingItem } from './finding-item.tsx';
import type { FindingGroup } from './finding-view.ts';
import { useViewportProximity } from './viewer/lazy-region.tsx';
import { scrollWithin } from './viewer/scroll-within.ts';
import type { Selection } from './viewer/selection.ts';

/** The assumed height of a finding that has not rendered yet, as a CSS value; the list may have a better estimate. */
export const AVERAGE_HEIGHT = 'var(--average-height, 330px)';

/** Choices that have moved the focus: a list that other filters render anew must not take it from them. */
const followed = new WeakSet<Selection>();

/** Renders a finding's actions; keyboard shortcuts apply to the chosen finding. */
export type ControlsOf = (group: FindingGroup, isChosen: boolean) => ReactNode;

interface FindingRowProps {
  readonly group: FindingGroup;
  readonly titleOf: ((issue: Issue) => string) | undefined;
  readonly controlsOf: ControlsOf | undefined;
  /** Whether its details are shown; null when it does not fold. */
  readonly isOpen: boolean | null;
  readonly onToggle: (group: FindingGroup) => void;
  /** The selection, if it points to this finding. */
  readonly selection: Selection | null;
  readonly scroller: RefObject<HTMLElement | null> | undefined;
  /** Rendered wherever it is. */
  readonly isAlwaysRendered: boolean;
}

/**
 * A finding in the list, rendered while it is near the viewport; when it is chosen elsewhere, the list scrolls to it
 * and it takes the focus.
 */
export const FindingRow = memo(function FindingRow(props: FindingRowProps) {
  const { group, titleOf, controlsOf, selection, scroller } = props;
  const row = useRef<HTMLLIElement>(null);
  const { isNear, isPrinting, height } = useViewportProximity(row);
  useFollowing(row, selection, scroller);
  const isRendered = props.isAlwaysRendered || isNear || isPrinting || selection !== null;
  return (
    <li
      ref={row}
      tabIndex={-1}
      data-row={group[0].id}
      aria-current={selection !== null || undefined}
      className={classNames(
        'break-inside-avoid border-l-4 border-l-transparent forced-colors:not-aria-current:border-l-[Canvas] lg:scroll-mt-18 aria-current:border-l-accent aria-current:bg-accent-wash/40',
        // Beside a document, a click anywhere in it shows its place.
        scroller && 'not-aria-current:hover:bg-sunken/50',
      )}
      style={isRendered ? undefined : { height: height || AVERAGE_HEIGHT }}
    >
      {isRendered && (
        <FindingItem
          group={group}
          title={titleOf?.(group[0])}
          controls={controlsOf?.(group, selection !== null)}
          // It cannot be opened on paper.
          fold={isPrinting ? undefined : foldOf(props)}
        />
      )}
    </li>
  );
});

function foldOf({ group, isOpen, onToggle }: FindingRowProps): Fold | undefined {
  return isOpen === null ? undefined : { isOpen, onToggle: () => onToggle(group) };
}

/** Scrolls the list to a finding that was chosen elsewhere, and moves the focus there. */
function useFollowing(
  row: RefObject<HTMLLIElement | null>,
  selection: Selection | null,
  scroller: RefObject<HTMLElement | null> | undefined,
): void {
  useEffect(() => {
    if (!row.current || !selection || selection.origin === 'place') return;
    if (followed.has(selection)) return;
    followed.add(selection);
    row.current.focus({ preventScroll: true });
    if (scroller?.current) {
      scrollWithin(scroller.current, row.current.getBoundingClientRect().top);
    }
    row.current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [row, selection, scroller]);
}
