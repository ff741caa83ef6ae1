import type { DocumentText, Issue } from '@proviso/contracts';
import { useMemo, type ReactNode, type RefObject } from 'react';

import { classNames } from '#web/lib/class-names.ts';

import { ChunkedText, type Chunk } from './chunked-text.tsx';
import { MarkedRange } from './marked-range.tsx';
import { groupIntoBlocks, type TextBlock } from './text-blocks.ts';
import { texts } from './texts.ts';

/** A document's text as paragraphs and table rows; everything outside the body is set apart and labeled. */
export function StructuredText({
  documentText,
  issues,
  scroller,
}: {
  readonly documentText: DocumentText;
  readonly issues: readonly Issue[];
  readonly scroller: RefObject<HTMLElement | null>;
}) {
  const { text, segments } = documentText;
  const blocks = useMemo(() => groupIntoBlocks(text, segments), [text, segments]);
  const starts = useMemo(() => blocks.map(({ cells }) => cells[0].start), [blocks]);
  const renderChunk = ({ first, last, issues: within, chosen }: Chunk) =>
    blocks.slice(first, last).map((block, index) => {
      const hasLabel = blocks[first + index - 1]?.part !== block.part;
      return (
        <Block key={block.cells[0].start} block={block} hasLabel={hasLabel}>
          {(cell) => <MarkedRange text={text} range={cell} issues={within} chosen={chosen} />}
        </Block>
      );
    });
  return (
    <ChunkedText
      starts={starts}
      length={text.length}
      issues={issues}
      scroller={scroller}
      itemHeight={60}
      className="mx-auto max-w-[44rem] rounded-md bg-surface px-5 py-5 font-serif text-lg shadow-sheet sm:px-8"
      renderChunk={renderChunk}
    />
  );
}

function Block({
  block: { part, cells },
  hasLabel,
  children,
}: {
  readonly block: TextBlock;
  readonly hasLabel: boolean;
  readonly children: (cell: TextBlock['cells'][0]) => ReactNode;
}) {
  const name = texts.parts[part];
  return (
    <div className={classNames(name !== undefined && 'border-l-4 border-line pl-4 text-base')}>
      {name !== undefined && hasLabel && (
        <p className="pt-4 font-sans text-xs select-none font-semibold tracking-wide text-ink-faint uppercase">
          {name}
        </p>
      )}
      {cells.length === 1 ? (
        <p
          className={classNames(
            'py-1.5 break-words whitespace-pre-wrap [unicode-bidi:plaintext]',
            part === 'deleted-text' && 'line-through decoration-ink-faint',
          )}
        >
          {children(cells[0])}
        </p>
      ) : (
        <div className="grid auto-cols-fr grid-flow-col gap-x-4 border-b border-line py-1.5 font-sans text-sm">
          {cells.map((cell) => (
            <p
              key={cell.start}
              className="min-w-0 break-words whitespace-pre-wrap [unicode-bidi:plaintext]"
            >
              {children(cell)}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
