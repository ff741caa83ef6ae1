import { expect, test } from 'vitest';

import { blankPicture } from '#documents/pdf/cleaning/rewriting/blank-picture.ts';

import type { PictureSamples } from './picture-samples.ts';

const SIZE = 60;

/** A gray picture, by the level at each place. */
function makePicture(levelAt: (row: number, column: number) => number): PictureSamples {
  const pixels = Uint8Array.from({ length: SIZE * SIZE }, (_, at) =>
    levelAt(Math.floor(at / SIZE), at % SIZE),
  );
  return { width: SIZE, height: SIZE, stride: SIZE, bytesOfPixel: 1, pixels };
}

/** Alternates without a pattern. */
function noiseAt(row: number, column: number): number {
  return ((row * 7919 + column * 104_729 + row * column * 31) % 17) - 8;
}

test.each([
  ['faint strokes', true, (_: number, column: number) => (column % 12 < 3 ? 240 : 252)],
  [
    'strokes in noise',
    true,
    (row: number, column: number) => (column % 12 < 4 ? 216 : 240) + noiseAt(row, column) / 4,
  ],
  ['noise', false, (row: number, column: number) => 240 + noiseAt(row, column) / 2],
  ['a gradient', false, (row: number, column: number) => 220 + Math.floor((row + column) / 5)],
  ['one color', false, () => 250],
])('of a picture that shows %s, an area is blanked: %s', (_, isBlanked, levelAt) => {
  const picture = makePicture(levelAt);
  const area = { left: 10, right: 50, top: 40, bottom: 20 };
  expect(blankPicture(picture, [SIZE, 0, 0, SIZE, 0, 0], [area])).toBe(isBlanked);
  if (isBlanked)
    expect(new Set(picture.pixels.subarray(30 * SIZE + 12, 30 * SIZE + 48)).size).toBe(1);
});
