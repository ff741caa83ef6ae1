import { canShowText } from '../pictures/picture-size.ts';
import { type Box, growBox, containsCenter, joinBoxes, doOverlap } from './cleaning/box.ts';
import { listPageObjects, OBJECT_TYPES, type PageObjects } from './hidden/page-objects.ts';
import type { Pdfium } from './pdfium.ts';
import type { PlacedText } from './placed-text.ts';

/** The area of a picture beside a page's text, in points from its top left corner. */
export interface PictureArea extends Box {
  /** The resolution of the picture, in pixels per point. */
  readonly dotsPerPoint: number;
}

/** A loaded page as displayed. */
interface DisplayedPage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  /** Pointer to 32 bytes of scratch memory. */
  readonly scratch: number;
  readonly texts: readonly PlacedText[];
}

/** A picture with more characters on it is a background for them, or was recognized by the producer of the file. */
const MAX_CHARACTERS_ON_PICTURE = 50;
const MAX_PICTURES = 1000;
/** In points, between the strips that a picture was cut into. */
const MAX_SEAM = 1;

/** The pictures of a page that may show text which the page does not contain as text; adjacent ones are merged. */
export function listPictureAreas(pdfium: Pdfium, seen: DisplayedPage): PictureArea[] {
  const page = listPageObjects(pdfium, seen.page, seen.scratch);
  const pictures = page.objects
    .filter(({ type }) => type === OBJECT_TYPES.image)
    .slice(0, MAX_PICTURES)
    .flatMap((picture) => measure(pdfium, picture, { page, seen }));
  if (pictures.length === 0) return [];
  return joinTouching(pictures).filter(
    (area) => isLargeEnough(area) && countWithin(area, seen.texts) <= MAX_CHARACTERS_ON_PICTURE,
  );
}

function measure(
  { functions, memory }: Pdfium,
  picture: PageObjects['objects'][number],
  { page, seen }: { readonly page: PageObjects; readonly seen: DisplayedPage },
): PictureArea[] {
  const whole = page.boxOf(picture);
  const clipped = page.clippedBoxOf(picture);
  const { scratch } = seen;
  if (functions.FPDFImageObj_GetImagePixelSize(picture.object, scratch, scratch + 4) === 0)
    return [];
  const sizes = new DataView(memory.HEAPU8.buffer);
  const dots = sizes.getUint32(scratch, true) * sizes.getUint32(scratch + 4, true);
  const points = (whole.right - whole.left) * (whole.bottom - whole.top);
  const area = {
    left: Math.max(0, clipped.left),
    top: Math.max(0, clipped.top),
    right: Math.min(seen.width, clipped.right),
    bottom: Math.min(seen.height, clipped.bottom),
    dotsPerPoint: Math.sqrt(dots / points),
  };
  const isSeen = area.right > area.left && area.bottom > area.top;
  return isSeen && Number.isFinite(area.dotsPerPoint) ? [area] : [];
}

function joinTouching(pictures: readonly PictureArea[]): PictureArea[] {
  const areas: PictureArea[] = [];
  for (const picture of pictures) {
    let joined = picture;
    for (let at = findTouching(areas, joined); at >= 0; at = findTouching(areas, joined)) {
      const [other] = areas.splice(at, 1);
      const dotsPerPoint = Math.max(joined.dotsPerPoint, other!.dotsPerPoint);
      joined = { ...joinBoxes(joined, other!), dotsPerPoint };
    }
    areas.push(joined);
  }
  return areas;
}

function findTouching(areas: readonly PictureArea[], picture: PictureArea): number {
  const grown = growBox(picture, MAX_SEAM);
  return areas.findIndex((area) => doOverlap(area, grown));
}

function isLargeEnough({ left, top, right, bottom, dotsPerPoint }: PictureArea): boolean {
  return canShowText((right - left) * dotsPerPoint, (bottom - top) * dotsPerPoint);
}

function countWithin(area: Box, texts: readonly PlacedText[]): number {
  let count = 0;
  for (const { part, boxes } of texts) {
    if (part !== 'body') continue;
    for (let at = 0; at < boxes.length; at += 4) {
      const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(at, at + 4);
      if (right > left && containsCenter(area, { left, top, right, bottom })) count += 1;
    }
  }
  return count;
}
