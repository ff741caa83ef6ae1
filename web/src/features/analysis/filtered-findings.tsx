import type { Issue } from '@proviso/contracts';
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'wouter';

import {
  CATEGORIES,
  CATEGORY_NAMES,
  SEVERITIES,
  SEVERITY_NAMES,
  type Category,
  type Severity,
} from '#web/lib/categories.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';

import {
  arrangeIssues,
  filterIssues,
  parseView,
  viewParameters,
  withoutFilters,
  type FindingOrder,
  type FindingState,
  type FindingView,
} from './finding-view.ts';
import { FindingsList } from './findings-list.tsx';
import { texts } from './texts.ts';
import { useKeys } from './viewer/use-keys.ts';

const CATEGORY_OPTIONS = [
  { value: 'all', name: texts.filters.allCategories } as const,
  ...CATEGORIES.map((value) => ({ value, name: CATEGORY_NAMES[value] })),
];
const SEVERITY_OPTIONS = [
  { value: 'all', name: texts.filters.allSeverities } as const,
  ...SEVERITIES.map((value) => ({ value, name: SEVERITY_NAMES[value] })),
];
const STATE_OPTIONS = [
  { value: 'all', name: texts.filters.allStates },
  { value: 'open', name: texts.filters.states.open },
  { value: 'dismissed', name: texts.filters.states.dismissed },
] as const;
const ORDER_OPTIONS = [
  { value: 'text', name: texts.filters.orders.text },
  { value: 'severity', name: texts.filters.orders.severity },
] as const;

/** The findings of a report that raise a flag, with filters by category and by severity, in one of two orders. */
export function FilteredFindings({
  documentId,
  issues,
  isPane = false,
}: {
  readonly documentId: number;
  readonly issues: readonly Issue[];
  /** Fills a given height and scrolls in itself. */
  readonly isPane?: boolean;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const [parameters, setParameters] = useSearchParams();
  const view = parseView(parameters);
  const { category, severity, state, order } = view;
  const shown = useMemo(
    () => filterIssues(issues, { category, severity, state, order }),
    [issues, category, severity, state, order],
  );
  const groups = useMemo(() => arrangeIssues(shown, order), [shown, order]);
  const dismissed = issues.filter(({ decision }) => decision !== undefined).length;
  const change = (next: FindingView) => setParameters(viewParameters(next), { replace: true });
  return (
    <Card className={isPane ? 'flex min-h-0 flex-col print:block' : ''}>
      <CardHeader
        title={texts.findings}
        actions={issues.length > 0 && <ViewControls view={view} onChange={change} />}
      >
        <p aria-live="polite" className="text-sm text-ink-faint tabular-nums">
          {issues.length === 0
            ? texts.noFindings
            : texts.filters.shown(shown.length, issues.length, dismissed)}
        </p>
      </CardHeader>
      {issues.length > 0 && shown.length === 0 && (
        <div className="space-y-4 p-8 text-center text-sm text-ink-soft">
          <p>{texts.filters.nothing}</p>
          <Button size="small" onClick={() => change(withoutFilters(view))}>
            {texts.filters.clear}
          </Button>
        </div>
      )}
      {shown.length > 0 && (
        <div
          // Another list begins at its start.
          key={parameters.toString()}
          ref={scroller}
          // Holds what is placed in it for assistive technology alone, which would else lengthen the page.
          className={isPane ? 'relative min-h-0 flex-1 overflow-y-auto print:overflow-visible' : ''}
        >
          <FindingsList
            groups={groups}
            reviewedIn={documentId}
            scroller={isPane ? scroller : undefined}
          />
        </div>
      )}
    </Card>
  );
}

function focusFirst(controls: HTMLElement | null): void {
  controls?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
}

function ViewControls({
  view,
  onChange,
}: {
  readonly view: FindingView;
  readonly onChange: (view: FindingView) => void;
}) {
  const controls = useRef<HTMLFieldSetElement>(null);
  useKeys(useMemo(() => ({ f: () => focusFirst(controls.current) }), []));
  return (
    <fieldset
      ref={controls}
      className="grid basis-full grid-cols-2 gap-2 max-[22rem]:grid-cols-1 sm:gap-3 print:hidden"
    >
      <legend className="visually-hidden">{texts.filters.label}</legend>
      <Select<Category | 'all'>
        label={texts.filters.category}
        value={view.category}
        options={CATEGORY_OPTIONS}
        onChange={(category) => onChange({ ...view, category })}
        className="w-full"
      />
      <Select<Severity | 'all'>
        label={texts.filters.severity}
        value={view.severity}
        options={SEVERITY_OPTIONS}
        onChange={(severity) => onChange({ ...view, severity })}
        className="w-full"
      />
      <Select<FindingState | 'all'>
        label={texts.filters.state}
        value={view.state}
        options={STATE_OPTIONS}
        onChange={(state) => onChange({ ...view, state })}
        className="w-full"
      />
      <Select<FindingOrder>
        label={texts.filters.order}
        value={view.order}
        options={ORDER_OPTIONS}
        onChange={(order) => onChange({ ...view, order })}
        className="w-full"
      />
    </fieldset>
  );
}
