import type { GrayPicture } from './gray-picture.ts';
import type { TesseractBox } from './tesseract-page.ts';

/** Adjacent columns that contain ink: the first, and the one after the last. */
export interface InkRun {
  readonly start: number;
  readonly end: number;
}

/** The ink runs within a box of a picture, left to right: print whose letters do not touch has one for each letter. */
export function findInkRuns(picture: GrayPicture, box: TesseractBox): InkRun[] {
  const levels = darkestOfColumns(picture, box);
  // Halfway between paper and ink, however dark the paper is.
  const limit = (Math.min(...levels) + Math.max(...levels)) / 2;
  const runs: InkRun[] = [];
  let start: number | undefined;
  for (const [column, level] of [...levels, Infinity].entries()) {
    if (level < limit) {
      start ??= column;
    } else if (start !== undefined) {
      runs.push({ start: box.x0 + start, end: box.x0 + column });
      start = undefined;
    }
  }
  return runs;
}

function darkestOfColumns({ width, height, pixels }: GrayPicture, box: TesseractBox): number[] {
  const levels = Array.from({ length: Math.max(0, Math.min(box.x1, width) - box.x0) }, () => 255);
  for (let row = box.y0; row < Math.min(box.y1, height); row += 1) {
    const start = row * width + box.x0;
    for (let column = 0; column < levels.length; column += 1) {
      levels[column] = Math.min(levels[column]!, pixels[start + column]!);
    }
  }
  return levels;
}
