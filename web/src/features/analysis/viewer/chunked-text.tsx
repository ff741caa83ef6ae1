import type { Issue } from '@proviso/contracts';
import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';

import { useSearchHits } from '../search-hits/search-hits.ts';
import { LazyBlock } from './lazy-block.tsx';
import { LazyRegion } from './lazy-region.tsx';
import { scrollWithin } from './scroll-within.ts';
import { useSelection } from './selection.ts';
import { divideIntoChunks, lastAtOrBefore } from './text-blocks.ts';

/** The usual height that a character of a long paragraph or line adds, in CSS pixels: 80 of them fill a line. */
const HEIGHT_PER_CHARACTER = 0.3;

/** What a chunk renders: its items from `first` up to but excluding `last`, and the findings within. */
export interface Chunk {
  readonly first: number;
  readonly last: number;
  readonly issues: readonly Issue[];
  readonly chosen: Issue | undefined;
}

interface ChunkedTextProps {
  /** The offset at which each paragraph or line begins. */
  readonly starts: readonly number[];
  /** The length of the whole text. */
  readonly length: number;
  readonly issues: readonly Issue[];
  readonly scroller: RefObject<HTMLElement | null>;
  /** The usual height of one item, in CSS pixels. */
  readonly itemHeight: number;
  readonly className: string;
  readonly renderChunk: (chunk: Chunk) => ReactNode;
}

/** A long text that renders in chunks near the viewport, and scrolls to the chosen finding. */
export function ChunkedText(props: ChunkedTextProps) {
  const { starts, length, issues, scroller, itemHeight, className, renderChunk } = props;
  const selection = useSelection();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!selection || selection.origin === 'document') return;
    const mark = body.current?.querySelector('[data-active="true"]');
    if (mark && scroller.current) scrollWithin(scroller.current, mark.getBoundingClientRect().top);
  }, [selection, scroller]);
  const hit = useSearchHits()?.current;
  useEffect(() => {
    const mark = hit && body.current?.querySelector('[data-search-hit="current"]');
    if (mark && scroller.current) scrollWithin(scroller.current, mark.getBoundingClientRect().top);
  }, [hit, scroller]);
  const chosen = selection?.issue;
  const searchHitItem = hit ? lastAtOrBefore(starts, hit.start) : -1;
  const chosenItem = chosen && chosen.end > 0 ? lastAtOrBefore(starts, chosen.start) : -1;
  const chunks = useMemo(() => divideIntoChunks(starts, length), [starts, length]);
  return (
    <LazyRegion scroller={scroller} isPrinted={false}>
      <div ref={body} className={className}>
        {chunks.map(({ first, last, start, end }) => (
          <LazyBlock
            key={first}
            estimatedHeight={Math.max(
              (last - first) * itemHeight,
              (end - start) * HEIGHT_PER_CHARACTER,
            )}
            isAlwaysRendered={[chosenItem, searchHitItem].some(
              (item) => item >= first && item < last,
            )}
          >
            {() => {
              const within = issuesWithin(issues, start, end);
              return renderChunk({ first, last, issues: within, chosen });
            }}
          </LazyBlock>
        ))}
      </div>
    </LazyRegion>
  );
}

function issuesWithin(issues: readonly Issue[], start: number, end: number): readonly Issue[] {
  return issues.filter((issue) => issue.start < end && issue.end > start);
}
