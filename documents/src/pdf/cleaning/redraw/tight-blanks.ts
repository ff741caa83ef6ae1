import { type Box, doOverlap, growBox, joinBoxes } from '#documents/pdf/cleaning/box.ts';
import type { ObservedMark } from '#documents/pdf/cleaning/prepared-page.ts';
import {
  differenceOf,
  isStillShown,
  middleOf,
  type PicturePair,
} from '#documents/pdf/cleaning/rendering/compare-pictures.ts';
import { type PagePicture, pixelsOf } from '#documents/pdf/cleaning/rendering/page-picture.ts';

import { type Blank, looseBlanks, withScanMargin } from './redrawn-picture.ts';

// In pixels: the edges of letters extend this far beyond their boxes.
const EDGE_MARGIN = 2;
// In levels of 255: anything that differs less has the paper's color.
const MAX_PAPER_DIFFERENCE = 12;
// As a fraction of the change where the faintest letter was removed: edges of letters that move by a fraction of a
// pixel change less.
const MAX_EDGE_CHANGE = 0.5;
// As a fraction of the length of an area: underlines may have gaps for descenders.
const MIN_RULE_SHARE = 0.75;
// In pixels: a box this far from the edges of a row touches no other row.
const ROW_INSET = 0.25;
// As a fraction of a box: rules and the edges of neighbors leave more of it blank, nearly every letter less.
const MIN_PAPER_SHARE = 0.8;

/** A page's marks, and those of them that may have disappeared. */
export interface MarksToBlank {
  readonly marks: readonly ObservedMark[];
  readonly vanished: ReadonlySet<ObservedMark>;
}

/** What to fill in a page's picture, so that nothing of its marks is left in it. */
export interface Blanks {
  readonly blanks: readonly Blank[];
  /** The number of marks filled no further than their letters reached. */
  readonly tight: number;
}

/** Fills everything that may have shown the marks. */
export function blankLoosely(marks: readonly ObservedMark[]): Blanks {
  return { blanks: marks.flatMap(looseBlanks), tight: 0 };
}

/**
 * Fills only the letters of marks that verifiably disappeared between two pictures of a page, and the underlines that
 * went with them: nothing else changed in their areas except edges of letters, and what is there now is paper. Apart
 * from the letters, their areas are drawn as they are now. For any other mark, everything that may have shown it is
 * filled.
 */
export function blankTightly(pair: PicturePair, { marks, vanished }: MarksToBlank): Blanks {
  const { before, after } = pair;
  if (before.width !== after.width || before.height !== after.height) return blankLoosely(marks);
  const letters = new Map(
    [...vanished]
      .filter((mark) => hasVanished(pair, mark))
      .map((mark) => [mark, [...letterBlanks(pair, mark), ...ruleBlanks(pair, mark)]]),
  );
  const inLetters = new Uint8Array(before.width * before.height);
  for (const { box } of [...letters.values()].flat()) fillMask(inLetters, before, box);
  const now: Blank[] = [];
  const filled = marks.flatMap((mark) => {
    const own = letters.get(mark);
    if (own === undefined) return looseBlanks(mark);
    // Changes in the areas of other marks may be in these letters, which are filled in any case.
    if (hasChangedElsewhere(pair, mark, inLetters)) return [...looseBlanks(mark), ...own];
    now.push(...looseBlanks(mark).map(({ box }) => ({ box, filling: after })));
    return own;
  });
  // Filled last: where areas overlap, one must not reveal what was filled in the other.
  return { blanks: [...now, ...filled], tight: now.length };
}

/** Whether each letter of a mark was drawn before and no longer is. */
function hasVanished(pair: PicturePair, mark: ObservedMark): boolean {
  const { glyphs, areas, characters, paper } = mark;
  if (glyphs.length === 0 || isStillShown(pair, mark)) return false;
  return (
    glyphs.every((glyph) => isNear(glyph, areas) && changeWithin(pair, glyph).largest > 0) &&
    [...glyphs, ...characters.map(middleOf)].every((box) =>
      isPaper(pair.after, box, { paper, minShare: MIN_PAPER_SHARE }),
    )
  );
}

/** Whether a letter is on its line: broken fonts give glyphs boxes the size of a page. */
function isNear(glyph: Box, areas: readonly Box[]): boolean {
  return areas.some((area) => {
    const { left, top, right, bottom } = area;
    const around = growBox(area, Math.min(right - left, bottom - top) / 2);
    const isWithin = glyph.left >= around.left && glyph.right <= around.right;
    const isOnLine = glyph.top >= around.top && glyph.bottom <= around.bottom;
    return isWithin && isOnLine && doOverlap(glyph, area);
  });
}

/**
 * The boxes of a mark's letters. Where they overlap something else on the page, whole stretches: notches would reveal
 * where letters have ascenders and descenders.
 */
function letterBlanks({ after }: PicturePair, { glyphs, areas, paper }: ObservedMark): Blank[] {
  const boxes = glyphs.map((glyph) => growBox(glyph, EDGE_MARGIN / after.scale));
  const filled = boxes.every((box) => isPaper(after, box, { paper, minShare: 1 }))
    ? boxes
    : areas.flatMap((area) => {
        const own = boxes.filter((box) => doOverlap(box, area));
        return own.length === 0 ? [] : [own.reduce(joinBoxes)];
      });
  return filled.map((box) => ({ box, filling: paper }));
}

function fillMask(mask: Uint8Array, picture: PagePicture, box: Box): void {
  const { left, top, right, bottom } = pixelsOf(picture, box);
  for (let row = top; row < bottom; row += 1) {
    if (left < right) mask.fill(1, row * picture.width + left, row * picture.width + right);
  }
}

/** Rows of pixels that changed over most of an area's length: not letters, but a line under or through them. */
function ruleBlanks({ before, after }: PicturePair, { areas, paper }: ObservedMark): Blank[] {
  const { scale } = before;
  return areas.flatMap((area) => {
    const { left, right } = area;
    const { top, bottom } = pixelsOf(before, withScanMargin(area));
    return Array.from({ length: Math.max(0, bottom - top) }, (_, at) => top + at)
      .map((row) => ({
        left,
        right,
        top: (row + ROW_INSET) / scale,
        bottom: (row + 1 - ROW_INSET) / scale,
      }))
      .filter((row) => changeWithin({ before, after }, row).share >= MIN_RULE_SHARE)
      .map((box) => ({ box, filling: paper }));
  });
}

/** Whether pixels of a mark's areas outside its letters changed by more than the edges of letters that moved. */
function hasChangedElsewhere(
  pair: PicturePair,
  { areas, glyphs }: ObservedMark,
  inLetters: Uint8Array,
): boolean {
  const faintest = Math.min(...glyphs.map((glyph) => changeWithin(pair, glyph).largest));
  return areas.some(
    (area) =>
      changeWithin(pair, withScanMargin(area), inLetters).largest > faintest * MAX_EDGE_CHANGE,
  );
}

interface Change {
  /** The largest change of any pixel. */
  readonly largest: number;
  /** The fraction of changed pixels, from 0 to 1. */
  readonly share: number;
}

/** The changes in a box, without the pixels of a mask. An area may be as large as a page, so it allocates nothing. */
function changeWithin({ before, after }: PicturePair, box: Box, excluded?: Uint8Array): Change {
  const { left, top, right, bottom } = pixelsOf(before, box);
  let largest = 0;
  let changed = 0;
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const at = row * before.width + column;
      if (excluded?.[at] === 1) continue;
      const difference = differenceOf(before.pixels, after.pixels, at * 4);
      if (difference > 0) changed += 1;
      if (difference > largest) largest = difference;
    }
  }
  return { largest, share: changed / ((right - left) * (bottom - top)) };
}

/** Whether at least this fraction of a box has the paper's color. */
function isPaper(
  picture: PagePicture,
  box: Box,
  { paper, minShare }: { readonly paper: Uint8Array; readonly minShare: number },
): boolean {
  const { left, top, right, bottom } = pixelsOf(picture, box);
  let blank = 0;
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const at = (row * picture.width + column) * 4;
      if (differenceOf(picture.pixels, paper, at, 0) <= MAX_PAPER_DIFFERENCE) blank += 1;
    }
  }
  return blank >= (right - left) * (bottom - top) * minShare;
}
