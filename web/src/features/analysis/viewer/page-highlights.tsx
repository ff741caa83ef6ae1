import type { Issue, TextBox } from '@proviso/contracts';

import { classNames } from '#web/lib/class-names.ts';

import { useMarkTitle } from '../changes/use-mark-title.ts';
import { boxStyle } from './box-style.ts';

/** A finding and its boxes on one page, one per line. */
export interface PageHighlight {
  readonly issue: Issue;
  readonly boxes: readonly TextBox[];
}

/** The line is below the box, clear of descenders. */
const LINE = '3px';
/** A dismissed finding keeps a thin line, which is still clickable. */
const MUTED = 'border-b! border-line-strong!';

/** Marks over a page, by category. Findings are read and operated in the list. */
export function PageHighlights({
  size,
  highlights,
  chosen,
}: {
  readonly size: { readonly width: number; readonly height: number };
  readonly highlights: readonly PageHighlight[];
  readonly chosen: Issue | undefined;
}) {
  const nameOf = useMarkTitle();
  return highlights.map(({ issue, boxes }) =>
    boxes.map((box, index) => {
      const style = boxStyle(box, size);
      return (
        <span
          key={`${issue.id} ${box.top} ${box.left}`}
          {...(index === 0
            ? { role: 'img', 'aria-label': nameOf(issue) }
            : { 'aria-hidden': true })}
          title={nameOf(issue)}
          data-finding={issue.id}
          data-category={issue.category}
          data-active={issue.id === chosen?.id}
          className={classNames(
            'finding-box',
            issue.decision && MUTED,
            issue.decision && issue.id !== chosen?.id && 'bg-transparent!',
          )}
          style={{ ...style, height: `calc(${style.height} + ${LINE})` }}
        />
      );
    }),
  );
}
