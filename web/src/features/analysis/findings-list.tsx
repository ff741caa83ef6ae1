import type { Issue } from '@proviso/contracts';
import { useState } from 'react';

import { Button } from '#web/ui/button.tsx';

import { FindingItem } from './finding-item.tsx';
import { texts } from './texts.ts';

// Drawing thousands of findings at once would hold up the page; the rest follows on request.
const BATCH = 100;

/** Findings one below the other. Give it a `key` that changes with the list, so that it begins at its start. */
export function FindingsList({
  issues,
  titleOf,
}: {
  readonly issues: readonly Issue[];
  readonly titleOf?: (issue: Issue) => string;
}) {
  const [limit, setLimit] = useState(BATCH);
  const hidden = issues.length - limit;
  return (
    <>
      <ul className="divide-y divide-line">
        {issues.slice(0, limit).map((issue) => (
          <li key={issue.id}>
            {titleOf ? (
              <FindingItem issue={issue} title={titleOf(issue)} />
            ) : (
              <FindingItem issue={issue} />
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div className="border-t border-line p-4 text-center">
          <Button onClick={() => setLimit(limit + BATCH)}>
            {texts.showMore(Math.min(BATCH, hidden))}
          </Button>
        </div>
      )}
    </>
  );
}
