import type { Box } from '#documents/pdf/cleaning/box.ts';

import type { PictureSamples } from './picture-samples.ts';

// In levels of 255: the noise of compression, averaged, is below it.
const MAX_NOISE = 6;
const COLORS = 3;

/**
 * Whether the levels of a part of a picture, averaged over nine pixels, rise and fall again along a row or a column: so
 * do letters, however faint, but neither noise nor a gradient.
 */
export function hasFaintShape(picture: PictureSamples, box: Box): boolean {
  const channels = Math.min(COLORS, picture.bytesOfPixel);
  for (let channel = 0; channel < channels; channel += 1) {
    if (hasShapeIn(averagesOf(picture, box, channel))) return true;
  }
  return false;
}

interface Averages {
  readonly width: number;
  readonly height: number;
  readonly levels: Uint8Array;
}

function averagesOf(picture: PictureSamples, box: Box, channel: number): Averages {
  const { stride, bytesOfPixel, pixels } = picture;
  const width = Math.max(0, box.right - box.left);
  const height = Math.max(0, box.bottom - box.top);
  const own = new Uint8Array(width * height);
  for (let at = 0; at < own.length; at += 1) {
    const [row, column] = [box.top + Math.floor(at / width), box.left + (at % width)];
    own[at] = pixels[row * stride + column * bytesOfPixel + channel]!;
  }
  const levels = own.map((_, at) => averageAround({ width, height, levels: own }, at));
  return { width, height, levels };
}

/** The average of a level and its neighbors. */
function averageAround({ width, height, levels }: Averages, at: number): number {
  const [row, column] = [Math.floor(at / width), at % width];
  const [left, right] = [Math.max(0, column - 1), Math.min(width - 1, column + 1)];
  let sum = 0;
  let count = 0;
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1) {
    for (let x = left; x <= right; x += 1) sum += levels[y * width + x]!;
    count += right - left + 1;
  }
  return sum / count;
}

function hasShapeIn({ width, height, levels }: Averages): boolean {
  for (let row = 0; row < height; row += 1) {
    const levelAt = (column: number): number => levels[row * width + column]!;
    if (!isMonotonic({ start: 0, end: width, tolerance: MAX_NOISE }, levelAt)) return true;
  }
  for (let column = 0; column < width; column += 1) {
    const levelAt = (row: number): number => levels[row * width + column]!;
    if (!isMonotonic({ start: 0, end: height, tolerance: MAX_NOISE }, levelAt)) return true;
  }
  return false;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly tolerance: number;
}

/** Whether levels do not both rise and fall by more than the tolerance. */
export function isMonotonic(
  { start, end, tolerance }: Stretch,
  levelAt: (at: number) => number,
): boolean {
  let lowest = 255;
  let highest = 0;
  let rises = false;
  let falls = false;
  for (let at = start; at < end; at += 1) {
    const level = levelAt(at);
    lowest = Math.min(lowest, level);
    highest = Math.max(highest, level);
    rises ||= level - lowest > tolerance;
    falls ||= highest - level > tolerance;
  }
  return !(rises && falls);
}
