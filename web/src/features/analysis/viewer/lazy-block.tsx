import { useRef, type ReactNode } from 'react';

import { useViewportProximity } from './lazy-region.tsx';

/** A part of long content that renders while near the viewport, and otherwise holds its place by its height. */
export function LazyBlock({
  estimatedHeight,
  isAlwaysRendered,
  children,
}: {
  /** The height before the first render, in CSS pixels or as a CSS value. */
  readonly estimatedHeight: number | string;
  /** Rendered wherever it is. */
  readonly isAlwaysRendered: boolean;
  readonly children: () => ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const { isNear, isPrinting, height } = useViewportProximity(frame);
  const isRendered = isNear || isAlwaysRendered || isPrinting;
  return (
    <div ref={frame} style={isRendered ? undefined : { height: height || estimatedHeight }}>
      {isRendered && children()}
    </div>
  );
}
