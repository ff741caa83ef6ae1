import type { Issue } from '@proviso/contracts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '#web/ui/button.tsx';

import { FindingItem } from './finding-item.tsx';
import type { FindingGroup } from './finding-view.ts';
import { ReviewControls } from './review/review-controls.tsx';
import { texts } from './texts.ts';

// Drawing thousands of findings at once would hold up the page; the rest follows on request.
const BATCH = 100;

/** Findings one below the other. Give it a `key` that changes with the list, so that it begins at its start. */
export function FindingsList({
  groups,
  titleOf,
  reviewedIn,
}: {
  readonly groups: readonly FindingGroup[];
  readonly titleOf?: (issue: Issue) => string;
  /** The id of the document for which findings can be dismissed; what is not stored keeps no decisions. */
  readonly reviewedIn?: number;
}) {
  const [limit, setLimit] = useState(BATCH);
  // A printed report must not end in a button.
  useEffect(() => {
    const showAll = () => flushSync(() => setLimit(Infinity));
    addEventListener('beforeprint', showAll);
    return () => removeEventListener('beforeprint', showAll);
  }, []);
  const hidden = groups.length - limit;
  return (
    <>
      <ul className="divide-y divide-line">
        {groups.slice(0, limit).map((group) => (
          <li key={group[0].id} className="break-inside-avoid">
            <FindingItem
              group={group}
              title={titleOf?.(group[0]) ?? group[0].typeName}
              controls={
                reviewedIn !== undefined && <ReviewControls documentId={reviewedIn} group={group} />
              }
            />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div className="border-t border-line p-4 text-center print:hidden">
          <Button onClick={() => setLimit(limit + BATCH)}>
            {texts.showMore(Math.min(BATCH, hidden))}
          </Button>
        </div>
      )}
    </>
  );
}
