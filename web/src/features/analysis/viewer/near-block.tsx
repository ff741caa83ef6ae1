import { useRef, type ReactNode } from 'react';

import { useNearness } from './near-region.tsx';

/** A part of long content that renders while near the viewport, and otherwise holds its place by its height. */
export function NearBlock({
  estimate,
  isHeld,
  children,
}: {
  /** The height before the first render, in CSS pixels or as a CSS value. */
  readonly estimate: number | string;
  /** Rendered wherever it is. */
  readonly isHeld: boolean;
  readonly children: () => ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const { isNear, isPrinting, height } = useNearness(frame);
  const isDrawn = isNear || isHeld || isPrinting;
  return (
    <div ref={frame} style={isDrawn ? undefined : { height: height || estimate }}>
      {isDrawn && children()}
    </div>
  );
}
