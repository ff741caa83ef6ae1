import { useRef, type ReactNode } from 'react';

import { useNearness } from './near-region.tsx';

/** A part of a long content that is drawn while it is near, and else keeps its place by its height. */
export function NearBlock({
  estimate,
  isHeld,
  children,
}: {
  /** The height until it was first drawn, in CSS pixels or as CSS says it. */
  readonly estimate: number | string;
  /** Drawn wherever it is. */
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
