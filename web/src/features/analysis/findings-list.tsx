import type { Issue } from '@proviso/contracts';
import type { RefObject } from 'react';

import { FindingRow } from './finding-row.tsx';
import type { FindingGroup } from './finding-view.ts';
import { NearRegion } from './viewer/near-region.tsx';
import { useSelection } from './viewer/selection.ts';
import { useFindingKeys } from './viewer/use-finding-keys.ts';

// Drawing thousands of findings at once would hold up the page. What is not drawn cannot be searched by the browser,
// so that a list of usual length is drawn whole.
const MOST_DRAWN = 100;

/** Findings one below the other. Give it a `key` that changes with the list, so that it begins at its start. */
export function FindingsList({
  groups,
  titleOf,
  reviewedIn,
  scroller,
}: {
  readonly groups: readonly FindingGroup[];
  readonly titleOf?: (issue: Issue) => string;
  /** The id of the document for which findings can be dismissed; what is not stored keeps no decisions. */
  readonly reviewedIn?: number;
  /** What the list scrolls in, where that is not the window. */
  readonly scroller?: RefObject<HTMLElement | null> | undefined;
}) {
  const selection = useSelection();
  useFindingKeys(groups);
  return (
    <NearRegion scroller={scroller}>
      <ul className="divide-y divide-line">
        {groups.map((group, index) => (
          <FindingRow
            key={group[0].id}
            group={group}
            titleOf={titleOf}
            reviewedIn={reviewedIn}
            selection={isChosen(group, selection?.issue) ? selection : null}
            scroller={scroller}
            isHeld={groups.length <= MOST_DRAWN || index < 3}
          />
        ))}
      </ul>
    </NearRegion>
  );
}

function isChosen(group: FindingGroup, chosen: Issue | undefined): boolean {
  return group.some(({ id }) => id === chosen?.id);
}
