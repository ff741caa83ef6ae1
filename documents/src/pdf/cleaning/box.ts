/** A rectangle on a page as displayed: points from its top left corner, downwards. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest box around both. */
export function joinBoxes(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Whether two boxes share more than an edge. */
export function doOverlap(one: Box, other: Box): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.top < other.bottom && other.top < one.bottom;
}

/** Whether the center of the inner box lies in the outer one. */
export function containsCenter(outer: Box, inner: Box): boolean {
  const x = (inner.left + inner.right) / 2;
  const y = (inner.top + inner.bottom) / 2;
  return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
}

/** A box expanded by a margin on each side, or shrunk if the margin is negative. */
export function growBox({ left, top, right, bottom }: Box, margin: number): Box {
  return {
    left: left - margin,
    top: top - margin,
    right: right + margin,
    bottom: bottom + margin,
  };
}
