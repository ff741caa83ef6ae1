import type { Issue } from '@proviso/contracts';
import { useState } from 'react';

import type { FindingGroup } from '../finding-view.ts';
import { useChoose } from './selection.ts';
import { texts } from './texts.ts';

const MAX_PLACES = 12;

/** The places of a finding, in words; beside a document, each is a button that leads there. */
export function FindingPlaces({ group }: { readonly group: FindingGroup }) {
  const choose = useChoose();
  const [limit, setLimit] = useState(MAX_PLACES);
  if (choose === null) return [...new Set(group.map(({ location }) => location))].join(' · ');
  return (
    <span className="inline-flex flex-wrap gap-x-3 gap-y-1.5">
      {group.slice(0, limit).map((issue) => (
        <Place key={issue.id} issue={issue} onChoose={() => choose(issue, 'place')} />
      ))}
      {group.length > limit && (
        <button
          type="button"
          className="min-h-6 text-ink-faint underline underline-offset-4 hover:text-ink print:hidden"
          onClick={() => setLimit(Infinity)}
        >
          {texts.morePlaces(group.length - limit)}
        </button>
      )}
    </span>
  );
}

function Place({ issue, onChoose }: { readonly issue: Issue; readonly onChoose: () => void }) {
  // A finding about the whole file has no place in it.
  if (issue.end === 0) return issue.location;
  return (
    <button
      type="button"
      aria-label={texts.show(issue.location)}
      className="min-h-6 text-accent underline decoration-line-strong underline-offset-4 hover:decoration-current"
      onClick={onChoose}
    >
      {issue.location}
    </button>
  );
}
