import type { Issue } from '@proviso/contracts';
import { useMemo, type RefObject } from 'react';

import { ChunkedText, type Chunk } from './chunked-text.tsx';
import { MarkedRange } from './marked-range.tsx';
import { lineStarts } from './text-blocks.ts';

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
  const starts = useMemo(() => lineStarts(text), [text]);
  const renderChunk = ({ first, last, issues: within, chosen }: Chunk) =>
    Array.from({ length: last - first }, (_, index) => {
      const line = first + index;
      const start = starts[line] ?? 0;
      const end = lineEnd(text, starts[line + 1] ?? text.length);
      return (
        <div key={line} className="flex gap-4">
          <span
            aria-hidden
            className="w-[5ch] shrink-0 text-right text-ink-faint tabular-nums select-none"
          >
            {line + 1}
          </span>
          <span className="min-h-[1lh] min-w-0 flex-1 break-words whitespace-pre-wrap [unicode-bidi:plaintext]">
            <MarkedRange
              text={text}
              range={{ start, end: Math.max(start, end) }}
              issues={within}
              chosen={chosen}
            />
          </span>
        </div>
      );
    });
  return (
    <ChunkedText
      starts={starts}
      issues={issues}
      scroller={scroller}
      itemHeight={24}
      className="rounded-md bg-surface py-5 pr-4 font-mono text-sm leading-6 shadow-sheet"
      renderChunk={renderChunk}
    />
  );
}

/** The end of a line, excluding its line break. */
function lineEnd(text: string, next: number): number {
  if (text.endsWith('\r\n', next)) return next - 2;
  return /[\n\r\u2028\u2029]/u.test(text.charAt(next - 1)) ? next - 1 : next;
}
