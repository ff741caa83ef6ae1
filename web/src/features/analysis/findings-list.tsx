import type { Issue } from '@proviso/contracts';
import { useLayoutEffect, useRef, type RefObject } from 'react';

import { type ControlsOf, FindingRow, USUAL_HEIGHT } from './finding-row.tsx';
import type { FindingGroup } from './finding-view.ts';
import { useSteps } from './use-steps.ts';
import { NearBlock } from './viewer/near-block.tsx';
import { NearRegion } from './viewer/near-region.tsx';
import { useSelection } from './viewer/selection.ts';
import { useFindingKeys } from './viewer/use-finding-keys.ts';

// Rendering thousands of findings at once would block the page. The browser's own search cannot find what is not
// rendered, so a list of usual length is rendered in full, in batches of this size.
const MOST_DRAWN = 100;
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
  const drawn = useSteps(groups.length > MOST_DRAWN ? STEP : groups.length, STEP);
  useFindingKeys(groups);
  if (groups.length <= MOST_DRAWN) {
    return (
      <NearRegion scroller={scroller}>
        <Rows {...props} groups={groups} held={drawn} />
      </NearRegion>
    );
  }
  return (
    <NearRegion scroller={scroller}>
      <Blocks {...props} />
    </NearRegion>
  );
}

function Blocks(props: FindingsListProps) {
  const { groups } = props;
  const chosen = useSelection()?.issue;
  const list = useRef<HTMLDivElement>(null);
  useUsualHeight(list);
  const starts = Array.from({ length: Math.ceil(groups.length / BLOCK) }, (_, at) => at * BLOCK);
  return (
    <div ref={list}>
      {starts.map((start) => {
        const block = groups.slice(start, start + BLOCK);
        return (
          <NearBlock
            key={block[0]?.[0].id}
            estimate={`calc(${block.length} * ${USUAL_HEIGHT})`}
            isHeld={start === 0 || block.some((group) => isChosen(group, chosen))}
          >
            {() => <Rows {...props} groups={block} held={STEP} />}
          </NearBlock>
        );
      })}
    </div>
  );
}

/**
 * Estimates the height of unrendered findings from rendered ones, so that the scrollable height stays close to the real
 * one.
 */
function useUsualHeight(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const drawn = [...(list.current?.querySelectorAll('li:has(article)') ?? [])];
    const height = drawn.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
    if (height > 0) {
      list.current?.style.setProperty('--usual-height', `${height / drawn.length}px`);
    }
  }, [list]);
}

function Rows({
  groups,
  titleOf,
  controlsOf,
  scroller,
  held,
}: FindingsListProps & {
  /** This many findings from the first are rendered wherever they are. */
  readonly held: number;
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
          selection={isChosen(group, selection?.issue) ? selection : null}
          scroller={scroller}
          isHeld={index < held}
        />
      ))}
    </ul>
  );
}

function isChosen(group: FindingGroup, chosen: Issue | undefined): boolean {
  return group.some(({ id }) => id === chosen?.id);
}
