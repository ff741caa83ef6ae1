import type { Issue } from '@proviso/contracts';
import { memo, useEffect, useRef, type RefObject } from 'react';

import { FindingItem } from './finding-item.tsx';
import type { FindingGroup } from './finding-view.ts';
import { ReviewControls } from './review/review-controls.tsx';
import { useNearness } from './viewer/near-region.tsx';
import { scrollWithin } from './viewer/scroll-within.ts';
import type { Selection } from './viewer/selection.ts';

/** Until a finding was drawn it is taken to be so high, as CSS says it; the list may know better. */
export const USUAL_HEIGHT = 'var(--usual-height, 330px)';

interface FindingRowProps {
  readonly group: FindingGroup;
  readonly titleOf: ((issue: Issue) => string) | undefined;
  /** The id of the document for which findings can be dismissed. */
  readonly reviewedIn: number | undefined;
  /** The choice that leads to this finding, if it does. */
  readonly selection: Selection | null;
  readonly scroller: RefObject<HTMLElement | null> | undefined;
  /** Drawn wherever it is. */
  readonly isHeld: boolean;
}

/** A finding of the list, drawn while it is near; where it was chosen elsewhere the list and the keyboard go to it. */
export const FindingRow = memo(function FindingRow(props: FindingRowProps) {
  const { group, titleOf, reviewedIn, selection, scroller, isHeld } = props;
  const row = useRef<HTMLLIElement>(null);
  const { isNear, isPrinting, height } = useNearness(row);
  useEffect(() => {
    if (!row.current || !selection || selection.origin === 'place') return;
    row.current.focus({ preventScroll: true });
    if (scroller?.current) {
      scrollWithin(scroller.current, row.current.getBoundingClientRect().top);
    }
    row.current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [selection, scroller]);
  const isDrawn = isHeld || isNear || isPrinting || selection !== null;
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-current={selection !== null || undefined}
      className="break-inside-avoid border-l-4 border-l-transparent lg:scroll-mt-18 aria-current:border-l-accent aria-current:bg-accent-wash/40"
      style={isDrawn ? undefined : { height: height || USUAL_HEIGHT }}
    >
      {isDrawn && (
        <FindingItem
          group={group}
          title={titleOf?.(group[0])}
          controls={
            reviewedIn !== undefined && (
              <ReviewControls documentId={reviewedIn} group={group} isChosen={selection !== null} />
            )
          }
        />
      )}
    </li>
  );
});
