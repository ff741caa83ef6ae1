import type { Matrix } from '#documents/pdf/page-geometry.ts';

import type { Box } from '../box.ts';

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies the first, then the second. */
export function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    a * g + b * i,
    a * h + b * j,
    c * g + d * i,
    c * h + d * j,
    e * g + f * i + k,
    e * h + f * j + l,
  ];
}

export function movePoint(
  [x, y]: readonly [x: number, y: number],
  [a, b, c, d, e, f]: Matrix,
): readonly [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The transformed corners of a box. */
export function moveCorners(
  { left, top, right, bottom }: Box,
  matrix: Matrix,
): (readonly [x: number, y: number])[] {
  const corners: readonly (readonly [number, number])[] = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
  return corners.map((corner) => movePoint(corner, matrix));
}

/** The bounding box of a transformed one, in coordinates that grow upwards. */
export function moveBox(box: Box, matrix: Matrix): Box {
  const corners = moveCorners(box, matrix);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    top: Math.max(...ys),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
  };
}
