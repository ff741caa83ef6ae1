import type { Matrix } from '../../page-geometry.ts';

/** Leaves every point where it is. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that does what the first does and then what the second does. */
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

/** Where a matrix moves a point to. */
export function movePoint(
  [x, y]: readonly [x: number, y: number],
  [a, b, c, d, e, f]: Matrix,
): readonly [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
