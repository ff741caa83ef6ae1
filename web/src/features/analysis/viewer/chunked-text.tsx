import type { Issue } from '@proviso/contracts';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { useSearchHits } from '../search-hits/search-hits.ts';
import { LazyBlock } from './lazy-block.tsx';
import { LazyRegion } from './lazy-region.tsx';
import { scrollWithin } from './scroll-within.ts';
import { useSelection } from './selection.ts';
import { lastAtOrBefore } from './text-blocks.ts';

/** Paragraphs or lines that render together. */
const CHUNK = 50;

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
  readonly issues: readonly Issue[];
  readonly scroller: RefObject<HTMLElement | null>;
  /** The usual height of one item, in CSS pixels. */
  readonly itemHeight: number;
  readonly className: string;
  readonly renderChunk: (chunk: Chunk) => ReactNode;
}

/** A long text that renders in chunks near the viewport, and scrolls to the chosen finding. */
export function ChunkedText(props: ChunkedTextProps) {
  const { starts, issues, scroller, itemHeight, className, renderChunk } = props;
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
  const firsts = Array.from({ length: Math.ceil(starts.length / CHUNK) }, (_, at) => at * CHUNK);
  return (
    <LazyRegion scroller={scroller}>
      <div ref={body} className={className}>
        {firsts.map((first) => {
          const last = Math.min(first + CHUNK, starts.length);
          return (
            <LazyBlock
              key={first}
              estimatedHeight={(last - first) * itemHeight}
              isAlwaysRendered={[chosenItem, searchHitItem].some(
                (item) => item >= first && item < last,
              )}
            >
              {() => {
                const end = starts[last] ?? Infinity;
                const within = issuesWithin(issues, starts[first] ?? 0, end);
                return renderChunk({ first, last, issues: within, chosen });
              }}
            </LazyBlock>
          );
        })}
      </div>
    </LazyRegion>
  );
}

function issuesWithin(issues: readonly Issue[], start: number, end: number): readonly Issue[] {
  return issues.filter((issue) => issue.start < end && issue.end > start);
}
