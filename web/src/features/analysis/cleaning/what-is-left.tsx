import type { Certificate, Issue } from '@proviso/contracts';
import { ChevronRight } from 'lucide-react';

import { formatCount } from '#web/lib/format/format-count.ts';

import { texts } from './texts.ts';

const { left } = texts.proof;
/** Not a control, but a long list must be scrollable by keyboard in every browser (WCAG 2.1.1). */
const KEYBOARD_SCROLLABLE = { tabIndex: 0 } as const;

/** What a cleaned copy still contains, by place, and why; renders nothing when that is nothing. */
export function WhatIsLeft({
  certificate: { edits, kept },
  unchanged,
  dismissed,
  nameOf,
}: {
  readonly certificate: Certificate;
  /** The findings that the copy leaves as they are. */
  readonly unchanged: readonly Issue[];
  /** The findings that it leaves because they were dismissed. */
  readonly dismissed: readonly Issue[];
  /** The display name of a type of finding. */
  readonly nameOf: (type: string) => string;
}) {
  const lines = [
    ...unchanged.map(({ location, typeName }) => left.line(location, typeName, 'unchanged')),
    ...edits.flatMap(({ place, label = '', outcome }) =>
      outcome === 'commented' || outcome === 'listed'
        ? [left.line(place, nameOf(label), outcome)]
        : [],
    ),
    ...dismissed.map(({ location, typeName }) => left.line(location, typeName, 'dismissed')),
    ...kept.map(({ place, label = '' }) => left.line(place, nameOf(label), 'kept')),
  ];
  return <LineList title={left.title} lines={lines} />;
}

/** Lines that unfold below their title, with the same ones counted. */
export function LineList({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly string[];
}) {
  if (lines.length === 0) return null;
  const groups = Map.groupBy(lines, (line) => line);
  return (
    <details className="group">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm font-medium text-accent">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open:rotate-90 print:hidden"
        />
        {title}
      </summary>
      <ul
        aria-label={title}
        {...KEYBOARD_SCROLLABLE}
        className="mt-2 max-h-72 space-y-1 overflow-y-auto text-ink-soft"
      >
        {[...groups].map(([line, { length }]) => (
          <li key={line}>{length === 1 ? line : `${line} ×${formatCount(length)}`}</li>
        ))}
      </ul>
    </details>
  );
}
