import type { Analysis, Document, Issue } from '@proviso/contracts';
import { Tabs } from 'radix-ui';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useSearchParams } from 'wouter';

import { classNames } from '#web/lib/class-names.ts';
import { CardHeader } from '#web/ui/card.tsx';

import { useKnownChanges } from '../changes/known-changes.ts';
import { FilteredFindings } from '../filtered-findings.tsx';
import { filterIssues, parseView } from '../finding-view.ts';
import { MarkButton } from '../marking/mark-button.tsx';
import { SearchHitsContext, useDocumentSearchHits } from '../search-hits/search-hits.ts';
import { DocumentPane } from './document-pane.tsx';
import { FINDINGS_ID } from './findings-id.ts';
import { ChooseContext, SelectionContext, type Choose, type Selection } from './selection.ts';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import { texts } from './texts.ts';
import { useIsWide } from './use-is-wide.ts';

type Tab = 'findings' | 'document';
/** A pane is beside the other one, or stacked as the active or the inactive one. */
type PaneState = 'beside' | 'active' | 'inactive';

const WIDE_PANES =
  'grid h-[calc(100dvh-2.5rem)] min-h-[32rem] scroll-mt-5 grid-cols-[minmax(24rem,5fr)_7fr] gap-5 print:block print:h-auto';
/** A pane without findings need not be as tall as the document, nor one with a short document as tall as the window. */
const STACKED_PANES =
  'grid max-h-[max(32rem,calc(100dvh-2.5rem))] grid-rows-[auto_minmax(0,1fr)] gap-5 print:block print:max-h-none';

/** The findings of a report beside their document, or one at a time where there is no room for both. */
export function FindingsWithDocument({
  document,
  analysis,
  issues,
}: {
  readonly document: Pick<Document, 'id'>;
  readonly analysis: Analysis;
  readonly issues: readonly Issue[];
}) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const searchHits = useDocumentSearchHits(document.id);
  const [tab, setTab] = useState<Tab>(searchHits === null ? 'findings' : 'document');
  const choose = useCallback<Choose>((issue, origin) => {
    setSelection({ issue, origin });
    if (origin !== 'keys') setTab(origin === 'place' ? 'document' : 'findings');
  }, []);
  const isWide = useIsWide();
  const [parameters] = useSearchParams();
  const { newIds } = useKnownChanges();
  const shown = useMemo(
    () => filterIssues(issues, parseView(parameters), newIds),
    [issues, parameters, newIds],
  );
  // The list responds first: with thousands of findings, the marks may lag behind.
  const marked = useDeferredValue(shown);
  return (
    <ChooseContext value={choose}>
      <SelectionContext value={selection}>
        <Panes
          isWide={isWide}
          startsAtDocument={searchHits !== null}
          panes={issues.length > 0 ? WIDE_PANES : STACKED_PANES}
          tab={tab}
          onChange={setTab}
          findings={<FilteredFindings documentId={document.id} issues={issues} isPane={isWide} />}
          document={
            <SearchHitsContext value={searchHits}>
              <DocumentPane
                documentId={document.id}
                analysis={analysis}
                issues={marked}
                header={
                  isWide && <PaneHeader documentId={document.id} hasFindings={issues.length > 0} />
                }
                takesFocus={!isWide}
                isMarkable
              />
            </SearchHitsContext>
          }
        />
      </SelectionContext>
    </ChooseContext>
  );
}

function PaneHeader({
  documentId,
  hasFindings,
}: {
  readonly documentId: number;
  readonly hasFindings: boolean;
}) {
  const actions = (
    <div className="flex gap-1">
      <MarkButton documentId={documentId} />
      <ShortcutsHelp />
    </div>
  );
  return (
    <CardHeader title={texts.document} actions={actions}>
      <p className="text-sm text-ink-faint">{hasFindings ? texts.intro : texts.introUnmarked}</p>
    </CardHeader>
  );
}

/** Both stay mounted when the window is resized, so that neither loses its scroll position. */
function Panes({
  isWide,
  panes,
  startsAtDocument,
  tab,
  onChange,
  findings,
  document,
}: {
  readonly isWide: boolean;
  /** Whether somebody came for the document rather than for its report. */
  readonly startsAtDocument: boolean;
  /** The layout where there is room for both. */
  readonly panes: string;
  readonly tab: Tab;
  readonly onChange: (tab: Tab) => void;
  readonly findings: ReactNode;
  readonly document: ReactNode;
}) {
  // A phone loads the document when it is first shown, and keeps it mounted from then on.
  const [isOpened, setIsOpened] = useState(false);
  if (!isOpened && (isWide || tab === 'document')) setIsOpened(true);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWide && tab === 'document') frame.current?.scrollIntoView({ behavior: 'instant' });
  }, [isWide, tab]);
  const [scrollsToDocument] = useState(startsAtDocument);
  useEffect(() => {
    if (scrollsToDocument) frame.current?.scrollIntoView({ behavior: 'instant' });
  }, [scrollsToDocument]);
  const stateOf = (value: Tab): PaneState => {
    if (isWide) return 'beside';
    return value === tab ? 'active' : 'inactive';
  };
  return (
    <Tabs.Root
      ref={frame}
      id={FINDINGS_ID}
      tabIndex={-1}
      value={tab}
      onValueChange={(value) => onChange(value as Tab)}
      data-wide={isWide || undefined}
      className={isWide ? panes : 'lg:scroll-mt-18'}
    >
      {!isWide && <PaneTabs id={id} />}
      <Pane id={id} value="findings" state={stateOf('findings')} className="print:block!">
        {findings}
      </Pane>
      <Pane
        id={id}
        value="document"
        state={stateOf('document')}
        className={classNames('print:hidden', !isWide && 'h-[calc(100dvh-9.5rem)] min-h-96')}
      >
        {isOpened && document}
      </Pane>
    </Tabs.Root>
  );
}

function PaneTabs({ id }: { readonly id: string }) {
  return (
    <Tabs.List
      aria-label={texts.panes}
      className="mb-3 grid grid-cols-2 rounded-md border border-line bg-sunken p-1 print:hidden"
    >
      {(['findings', 'document'] as const).map((value) => (
        <Tabs.Trigger
          key={value}
          value={value}
          id={tabId(id, value)}
          aria-controls={paneId(id, value)}
          className="h-9 rounded-sm text-sm font-medium text-ink-soft data-[state=active]:bg-selected data-[state=active]:text-ink data-[state=active]:shadow-sheet"
        >
          {texts[value]}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}

// Not the primitive's own content component: that queries the animations of its content, which forces layout of the
// whole report before the first paint.
function Pane({
  id,
  value,
  state,
  className,
  children,
}: {
  readonly id: string;
  readonly value: Tab;
  readonly state: PaneState;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const tabPanel = {
    role: 'tabpanel',
    id: paneId(id, value),
    'aria-labelledby': tabId(id, value),
    tabIndex: 0,
  };
  return (
    <div
      {...(state === 'beside' ? {} : tabPanel)}
      data-state={state}
      className={classNames(
        'data-[state=beside]:grid data-[state=beside]:min-h-0 data-[state=beside]:min-w-0 data-[state=inactive]:hidden',
        className,
      )}
    >
      {children}
    </div>
  );
}

function tabId(id: string, value: Tab): string {
  return `${id}-tab-${value}`;
}

function paneId(id: string, value: Tab): string {
  return `${id}-pane-${value}`;
}
