import type { Issue } from '@proviso/contracts';
import { useLayoutEffect, useRef, type RefObject } from 'react';

import { type ControlsOf, FindingRow, USUAL_HEIGHT } from './finding-row.tsx';
import type { FindingGroup } from './finding-view.ts';
import { useSteps } from './use-steps.ts';
import { NearBlock } from './viewer/near-block.tsx';
import { NearRegion } from './viewer/near-region.tsx';
import { useSelection } from './viewer/selection.ts';
import { useFindingKeys } from './viewer/use-finding-keys.ts';

// Drawing thousands of findings at once would hold up the page. What is not drawn cannot be searched by the browser,
// so that a list of usual length is drawn whole, in steps of so many.
const MOST_DRAWN = 100;
const STEP = 4;
/** Of a longer list so many stand or fall together. */
const BLOCK = 50;

interface FindingsListProps {
  readonly groups: readonly FindingGroup[];
  readonly titleOf?: (issue: Issue) => string;
  /** What can be done about a finding. Give it the same function as long as it does the same. */
  readonly controlsOf?: ControlsOf | undefined;
  /** What the list scrolls in, where that is not the window. */
  readonly scroller?: RefObject<HTMLElement | null> | undefined;
}

/** Findings one below the other. Give it a `key` that changes with the list, so that it begins at its start. */
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

/** Has what is not drawn yet taken to be as high as what is: the nearer that is, the nearer is the end of the list. */
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
  /** So many from the first are drawn wherever they are. */
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
