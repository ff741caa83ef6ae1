import type { Issue } from '@proviso/contracts';
import { useMemo, useState } from 'react';

import type { ControlsOf } from './finding-row.tsx';
import {
  arrangeIssues,
  filterIssues,
  isHandful,
  originOf,
  viewParameters,
  withoutFilters,
} from './finding-view.ts';
import { FindingsList } from './findings-list.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { texts } from './texts.ts';
import { ViewControls } from './view-controls.tsx';

/** A pasted text has no earlier version. */
const NONE_NEW: ReadonlySet<number> = new Set();

const titleOf = ({ typeName, severity }: Issue) => texts.results.issue(typeName, severity);

/** The findings in a pasted text that raise a flag; with filters where there are more than a handful. */
export function TextFindings({
  issues,
  controlsOf,
}: {
  readonly issues: readonly Issue[];
  readonly controlsOf: ControlsOf;
}) {
  const [view, setView] = useState(withoutFilters({ order: 'severity' }));
  const shown = useMemo(() => filterIssues(issues, view, NONE_NEW), [issues, view]);
  const dismissed = issues.filter(({ decision }) => decision !== undefined).length;
  return (
    <div className="mt-2 rounded-lg border border-line">
      {!isHandful(issues) && (
        <div className="space-y-3 border-b border-line px-2 py-4 sm:px-4 print:hidden">
          <ViewControls
            view={view}
            hasSources={issues.some((issue) => originOf(issue) !== 'proviso')}
            hasVersions={false}
            onChange={setView}
          />
          <p aria-live="polite" className="text-sm text-ink-faint tabular-nums">
            {texts.filters.shown(shown.length, issues.length, dismissed)}
          </p>
        </div>
      )}
      {shown.length === 0 ? (
        <NothingShown onClear={() => setView(withoutFilters(view))} />
      ) : (
        <FindingsList
          key={viewParameters(view).toString()}
          groups={arrangeIssues(shown, view.order)}
          titleOf={titleOf}
          controlsOf={controlsOf}
        />
      )}
    </div>
  );
}
