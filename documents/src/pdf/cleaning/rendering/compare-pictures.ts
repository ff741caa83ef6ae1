import { type Box, growBox } from '#documents/pdf/cleaning/box.ts';

import { type PagePicture, pixelsOf } from './page-picture.ts';
import { paperColor } from './sample-colors.ts';

/** A page before and after, rendered at the same scale. */
export interface PicturePair {
  readonly before: PagePicture;
  readonly after: PagePicture;
}

// In levels of 255.
const MIN_CHANGE = 24;
const MIN_INK_CONTRAST = 60;
const RULE = 30;
// As a fraction of the ink of a stretch or of a glyph.
const MAX_INK_LEFT = 0.5;
// As a fraction of the glyphs of a stretch.
const MAX_SHARE_LEFT = 0.15;
// In pixels.
const PATCH = 4;
// In pixels: the edges of removed letters extend this far beyond their boxes.
const MARGIN = 2;

/**
 * Counts the patches of a page, four pixels wide and high, that changed outside the boxes. Letters that are drawn again
 * may shift by a fraction of a pixel, which changes their edges but no patch; a letter that is lost or has another
 * color changes several.
 */
export function countChanged({ before, after }: PicturePair, boxes: readonly Box[]): number {
  if (before.width !== after.width || before.height !== after.height) return Infinity;
  const isInside = markInside(before, boxes);
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const columns = Math.ceil(before.width / PATCH);
  const sums = new Int32Array(columns * Math.ceil(before.height / PATCH) * 3);
  for (let at = 0; at < one.length; at += 1) {
    if (one[at] === other[at] || isInside[at] === 1) continue;
    const column = Math.floor((at % before.width) / PATCH);
    const row = Math.floor(at / before.width / PATCH);
    for (let channel = 0; channel < 3; channel += 1) {
      const difference = before.pixels[at * 4 + channel]! - after.pixels[at * 4 + channel]!;
      sums[(row * columns + column) * 3 + channel]! += difference;
    }
  }
  return countPatches(sums);
}

/**
 * Patches in which one of the three channels differs on average. Looks at hundreds of thousands, so it allocates
 * nothing.
 */
function countPatches(sums: Int32Array): number {
  const limit = MIN_CHANGE * PATCH * PATCH;
  let changed = 0;
  for (let at = 0; at < sums.length; at += 3) {
    const isColor = Math.abs(sums[at]!) > limit || Math.abs(sums[at + 1]!) > limit;
    if (isColor || Math.abs(sums[at + 2]!) > limit) changed += 1;
  }
  return changed;
}

function markInside(picture: PagePicture, boxes: readonly Box[]): Uint8Array {
  const isInside = new Uint8Array(picture.width * picture.height);
  for (const box of boxes) {
    const { left, top, right, bottom } = pixelsOf(picture, growBox(box, MARGIN / picture.scale));
    for (let row = top; row < bottom; row += 1) {
      isInside.fill(1, row * picture.width + left, row * picture.width + right);
    }
  }
  return isInside;
}

/** What was removed: stretches of lines, and their glyphs as displayed. */
interface RemovedText {
  readonly areas: readonly Box[];
  readonly glyphs: readonly Box[];
}

/**
 * Whether removed text is still readable because a picture or a drawing shows it too: most of the ink of a stretch
 * remains, or that of more than a few glyphs. Letters of rotated and of close lines overlap a stretch, but few of its
 * glyphs.
 */
export function isStillShown(pair: PicturePair, { areas, glyphs }: RemovedText): boolean {
  if (areas.some((area) => shareLeft(pair, middleOf(area)) > MAX_INK_LEFT)) return true;
  const left = glyphs.filter((glyph) => shareLeft(pair, glyph) > MAX_INK_LEFT);
  return left.length > glyphs.length * MAX_SHARE_LEFT;
}

/**
 * The fraction of a box's ink that is still there, from 0 to 1: next to nothing if it was the removed text, most of it
 * if a picture or a drawing shows the same. Lines through the whole box do not count.
 */
function shareLeft({ before, after }: PicturePair, box: Box): number {
  const { left, top, right, bottom } = pixelsOf(after, box);
  const paper = paperColor(after, box);
  let ink = 0;
  let still = 0;
  for (let row = top; row < bottom; row += 1) {
    if (isRule(after, row, left, right)) continue;
    for (let column = left; column < right; column += 1) {
      const at = (row * after.width + column) * 4;
      if (differenceOf(before.pixels, paper, at, 0) <= MIN_INK_CONTRAST) continue;
      ink += 1;
      if (differenceOf(before.pixels, after.pixels, at) <= RULE) still += 1;
    }
  }
  return ink === 0 ? 0 : still / ink;
}

/** Without the top and bottom of a line, where letters of adjacent lines overlap it. */
export function middleOf({ left, top, right, bottom }: Box): Box {
  const height = bottom - top;
  return { left, top: top + height * 0.3, right, bottom: bottom - height * 0.2 };
}

function isRule({ pixels, width }: PagePicture, row: number, left: number, right: number): boolean {
  const first = (row * width + left) * 4;
  for (let column = left; column < right; column += 1) {
    if (differenceOf(pixels, pixels, first, (row * width + column) * 4) > RULE) return false;
  }
  return true;
}

/** The largest difference of the three channels between two positions, by default the same one. */
export function differenceOf(
  one: Uint8Array,
  other: Uint8Array,
  at: number,
  otherAt: number = at,
): number {
  return Math.max(
    Math.abs(one[at]! - other[otherAt]!),
    Math.abs(one[at + 1]! - other[otherAt + 1]!),
    Math.abs(one[at + 2]! - other[otherAt + 2]!),
  );
}

function wordsOf({ pixels }: PagePicture): Uint32Array {
  return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
}
