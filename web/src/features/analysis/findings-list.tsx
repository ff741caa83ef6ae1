import type { Issue } from '@proviso/contracts';
import { useLayoutEffect, useRef, type RefObject } from 'react';

import { type ControlsOf, FindingRow, AVERAGE_HEIGHT } from './finding-row.tsx';
import type { FindingGroup } from './finding-view.ts';
import { useFolding, type Folding } from './use-folding.ts';
import { useGrowingCount } from './use-growing-count.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { LazyBlock } from './viewer/lazy-block.tsx';
import { LazyRegion } from './viewer/lazy-region.tsx';
import { useSelection } from './viewer/selection.ts';
import { useFindingShortcuts } from './viewer/use-finding-shortcuts.ts';

// Rendering thousands of findings at once would block the page. The browser's own search cannot find what is not
// rendered, so a list of usual length is rendered in full, in batches of this size.
const MAX_RENDERED = 100;
const STEP = 4;
/** A longer list is rendered and unmounted in blocks of this size. */
const BLOCK = 50;

interface FindingsListProps {
  readonly groups: readonly FindingGroup[];
  readonly titleOf?: (issue: Issue) => string;
  /** The actions on a finding. Keep the function's identity stable as long as it does the same. */
  readonly controlsOf?: ControlsOf | undefined;
  /** The list's scroll container, if that is not the window. */
  readonly scroller?: RefObject<HTMLElement | null> | undefined;
}

/** A vertical list of findings. Pass a `key` that changes with the list, so that a new one starts at its top. */
export function FindingsList(props: FindingsListProps) {
  const { groups, scroller } = props;
  const folding = useFolding(groups);
  const renderedCount = useGrowingCount(groups.length > MAX_RENDERED ? STEP : groups.length, STEP);
  useKeptPlace(groups);
  useFindingShortcuts(groups);
  if (groups.length <= MAX_RENDERED) {
    return (
      <LazyRegion scroller={scroller}>
        <Rows {...props} folding={folding} eagerCount={renderedCount} />
      </LazyRegion>
    );
  }
  return (
    <LazyRegion scroller={scroller}>
      <Blocks {...props} folding={folding} />
    </LazyRegion>
  );
}

/** A list of findings of which some may be folded. */
type FoldingListProps = FindingsListProps & { readonly folding: Folding };

function Blocks(props: FoldingListProps) {
  const { groups } = props;
  const chosen = useSelection()?.issue;
  const list = useRef<HTMLDivElement>(null);
  useAverageHeight(list);
  const starts = Array.from({ length: Math.ceil(groups.length / BLOCK) }, (_, at) => at * BLOCK);
  return (
    <div ref={list}>
      {starts.map((start) => {
        const block = groups.slice(start, start + BLOCK);
        return (
          <LazyBlock
            key={block[0]?.[0].id}
            estimatedHeight={`calc(${block.length} * ${AVERAGE_HEIGHT})`}
            isAlwaysRendered={start === 0 || block.some((group) => isChosen(group, chosen))}
          >
            {() => <Rows {...props} groups={block} eagerCount={STEP} />}
          </LazyBlock>
        );
      })}
    </div>
  );
}

/**
 * Estimates the height of unrendered findings from rendered ones, so that the scrollable height stays close to the real
 * one; again when the first one changes its height, because a font or its actions have loaded or the window is
 * narrower.
 */
function useAverageHeight(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const first = list.current?.querySelector('li');
    if (!first) return undefined;
    const observer = new ResizeObserver(() => {
      const rendered = [...(list.current?.querySelectorAll('li:has(article)') ?? [])];
      const height = rendered.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
      if (height > 0) {
        list.current?.style.setProperty('--average-height', `${height / rendered.length}px`);
      }
    });
    observer.observe(first);
    return () => observer.disconnect();
  }, [list]);
}

function Rows({
  groups,
  titleOf,
  controlsOf,
  scroller,
  folding,
  eagerCount,
}: FoldingListProps & {
  /** This many findings from the first are rendered wherever they are. */
  readonly eagerCount: number;
}) {
  const selection = useSelection();
  return (
    <ul className="divide-y divide-line">
      {groups.map((group, index) => (
        <FindingRow
          key={group[0].id}
          group={group}
          titleOf={titleOf}
          controlsOf={controlsOf}
          isOpen={folding.isOpen(group)}
          onToggle={folding.onToggle}

          selection={isChosen(group, selection?.issue) ? selection : null}
          scroller={scroller}
          isAlwaysRendered={index < eagerCount}
        />
      ))}
    </ul>
  );
}

function isChosen(group: FindingGroup, chosen: Issue | undefined): boolean {
  return group.some(({ id }) => id === chosen?.id);
}
