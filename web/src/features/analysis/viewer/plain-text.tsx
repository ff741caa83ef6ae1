import type { Issue } from '@proviso/contracts';
import { useMemo, type RefObject } from 'react';

import { ChunkedText, type Chunk } from './chunked-text.tsx';
import { MarkedRange } from './marked-range.tsx';
import { divideIntoLines } from './text-blocks.ts';

/** A text file's lines, unchanged and numbered. */
export function PlainText({
  text,
  issues,
  scroller,
}: {
  readonly text: string;
  readonly issues: readonly Issue[];
  readonly scroller: RefObject<HTMLElement | null>;
}) {
  const lines = useMemo(() => divideIntoLines(text), [text]);
  const starts = useMemo(() => lines.map(({ start }) => start), [lines]);
  const renderChunk = ({ first, last, issues: within, chosen }: Chunk) =>
    lines.slice(first, last).map((line) => (
      <div key={line.start} className="flex gap-4">
        <span
          aria-hidden
          className="w-[5ch] shrink-0 text-right text-ink-faint tabular-nums select-none"
        >
          {line.number}
        </span>
        <span className="min-h-[1lh] min-w-0 flex-1 break-words whitespace-pre-wrap [unicode-bidi:plaintext]">
          <MarkedRange text={text} range={line} issues={within} chosen={chosen} />
        </span>
      </div>
    ));
  return (
    <ChunkedText
      starts={starts}
      length={text.length}
      issues={issues}
      scroller={scroller}
      itemHeight={24}
      className="rounded-md bg-surface py-5 pr-4 font-mono text-sm leading-6 shadow-sheet"
      renderChunk={renderChunk}
    />
  );
}
