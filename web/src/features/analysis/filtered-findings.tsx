import type { Issue } from '@proviso/contracts';
import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'wouter';

import { Card, CardHeader } from '#web/ui/card.tsx';
import { FOCUS_HOME } from '#web/ui/return-focus.ts';
import { useFallbackFocus } from '#web/ui/use-fallback-focus.ts';

import { useKnownChanges, type KnownChanges } from './changes/known-changes.ts';
import { texts as changesTexts } from './changes/texts.ts';
import type { ControlsOf } from './finding-row.tsx';
import {
  arrangeIssues,
  filterIssues,
  originOf,
  parseView,
  viewParameters,
  withoutFilters,
  type FindingGroup,
  type FindingView,
} from './finding-view.ts';
import { FindingsList } from './findings-list.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { ReviewControls } from './review/review-controls.tsx';
import { ReviewShown } from './review/review-shown.tsx';
import { texts } from './texts.ts';
import { ViewControls } from './view-controls.tsx';
import { useChooseOnRow } from './viewer/use-choose-on-row.ts';

/** A finding in a list without a document beside it shows its place only on request. */
const NO_GROUPS: readonly FindingGroup[] = [];

/** The findings of a report that raise a flag, with filters by kind and origin, in one of two orders. */
export function FilteredFindings({
  documentId,
  issues,
  isPane = false,
}: {
  readonly documentId: number;
  readonly issues: readonly Issue[];
  /** Fills a given height and scrolls internally. */
  readonly isPane?: boolean;
}) {
  const [parameters, setParameters] = useSearchParams();
  const { comparison, newIds } = useKnownChanges();
  const view = parseView(parameters);
  const { category, severity, state, source, order } = view;
  const shown = useMemo(
    () => filterIssues(issues, { category, severity, state, source, order }, newIds),
    [issues, category, severity, state, source, order, newIds],
  );
  const hasOthers = useMemo(() => issues.some((one) => originOf(one) !== 'proviso'), [issues]);
  const groups = useMemo(() => arrangeIssues(shown, order), [shown, order]);
  const dismissed = issues.filter(({ decision }) => decision !== undefined).length;
  const controlsOf: ControlsOf = useCallback(
    (group, isChosen) => (
      <ReviewControls documentId={documentId} group={group} isChosen={isChosen} />
    ),
    [documentId],
  );
  // A decision or clearing the filters can remove the pressed button.
  const card = useFallbackFocus<HTMLElement>(shown);
  const change = (next: FindingView) => setParameters(viewParameters(next), { replace: true });
  return (
    <Card
      ref={card}
      tabIndex={-1}
      aria-label={texts.findings}
      {...FOCUS_HOME}
      className={isPane ? 'flex min-h-0 flex-col print:block' : ''}
    >
      <CardHeader
        title={texts.findings}
        actions={
          issues.length > 0 && (
            <ViewControls
              view={view}
              hasSources={hasOthers || source !== 'all'}
              hasVersions={comparison !== 'none' || state === 'new'}
              onChange={change}
            />
          )
        }
      >
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p aria-live="polite" className="text-sm text-ink-faint tabular-nums">
            {issues.length === 0
              ? texts.noFindings
              : texts.filters.shown(shown.length, issues.length, dismissed)}
          </p>
          <ReviewShown documentId={documentId} shown={shown} />
        </div>
      </CardHeader>
      {issues.length > 0 && shown.length === 0 && (
        <NothingShown
          text={nothingShown(state, comparison)}
          onClear={() => change(withoutFilters(view))}
        />
      )}
      {shown.length > 0 && (
        // A different list starts scrolled to its top.
        <ShownFindings key={parameters.toString()} {...{ groups, controlsOf, isPane }} />
      )}
    </Card>
  );
}

function ShownFindings({
  groups,
  controlsOf,
  isPane,
}: {
  readonly groups: readonly FindingGroup[];
  readonly controlsOf: ControlsOf;
  readonly isPane: boolean;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  useChooseOnRow(scroller, isPane ? groups : NO_GROUPS);
  return (
    <div
      ref={scroller}
      // The containing block for visually hidden elements, which would otherwise lengthen the page.
      className={isPane ? 'relative min-h-0 flex-1 overflow-y-auto print:overflow-visible' : ''}
    >
      <FindingsList
        groups={groups}
        controlsOf={controlsOf}
        scroller={isPane ? scroller : undefined}
      />
    </div>
  );
}

function nothingShown(state: FindingView['state'], comparison: KnownChanges['comparison']): string {
  const isUnknown = state === 'new' && (comparison === 'pending' || comparison === 'failed');
  return isUnknown ? changesTexts.unknown[comparison] : texts.filters.nothing;
}
