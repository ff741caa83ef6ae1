import { type Box, growBox } from '#documents/pdf/cleaning/box.ts';
import { isBlank, type PageCharacter } from '#documents/pdf/cleaning/characters/page-characters.ts';

import { type PagePicture, pixelsOf } from './page-picture.ts';

// In levels of 255: anything that differs less is one color to the eye.
const MAX_DIFFERENCE = 4;
// In pixels: a dash fills its own box, and is only visible against its surroundings.
const MARGIN = 1.5;
// In points: letters that are neither higher nor wider are dots.
const MAX_TINY_SIZE = 2;

/**
 * The invisible characters of a page: those where the page's rendering is of one color. That is the case for text that
 * is white, covered, transparent, invisible, minute, or outside the page.
 */
export function findUnseenCharacters(
  characters: readonly PageCharacter[],
  picture: PagePicture,
): PageCharacter[] {
  return characters.filter((character) => isShaped(character) && !isSeen(character, picture));
}

/** Whether visibility can be judged at all: spaces are seen by their neighbors, and fonts may be missing. */
export function isShaped({ code, isDrawn }: PageCharacter): boolean {
  return isDrawn && !isBlank(code);
}

/** Whether a character's box is too small to be read, in any orientation. */
export function isTooSmallToRead(width: number, height: number): boolean {
  return width < MAX_TINY_SIZE && height < MAX_TINY_SIZE;
}

/** Whether the page's rendering shows anything at the position of a shaped character. */
export function isSeen({ ink, box }: PageCharacter, picture: PagePicture): boolean {
  if (isTooSmallToRead(box.right - box.left, box.bottom - box.top)) return false;
  const around = growBox(ink, MARGIN / picture.scale);
  return !isOneColor(picture, around) || !isOneColor(picture, box);
}

/** Whether all pixels that a box touches look the same. */
function isOneColor(picture: PagePicture, box: Box): boolean {
  const { left, top, right, bottom } = pixelsOf(picture, box);
  const { pixels, width } = picture;
  const first = (top * width + left) * 4;
  for (let row = top; row < bottom; row += 1) {
    const end = (row * width + right) * 4;
    for (let at = (row * width + left) * 4; at < end; at += 4) {
      if (differenceOf(pixels, at, first) > MAX_DIFFERENCE) return false;
    }
  }
  return true;
}

function differenceOf(pixels: Uint8Array, at: number, other: number): number {
  return Math.max(
    Math.abs(pixels[at]! - pixels[other]!),
    Math.abs(pixels[at + 1]! - pixels[other + 1]!),
    Math.abs(pixels[at + 2]! - pixels[other + 2]!),
  );
}
