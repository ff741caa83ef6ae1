import { type Box, doOverlap } from '#documents/pdf/cleaning/box.ts';
import { moveCorners, multiply } from '#documents/pdf/cleaning/rewriting/matrices.ts';
import type { PagePictures } from '#documents/pdf/cleaning/rewriting/rewrite-picture.ts';
import {
  listPageObjects,
  OBJECT_TYPES,
  type PageObject,
  readMatrix,
} from '#documents/pdf/hidden/page-objects.ts';
import type { Matrix } from '#documents/pdf/page-geometry.ts';
import type { Pdfium } from '#documents/pdf/pdfium.ts';

import { readLonePicture } from './lone-picture.ts';
import { type DrawnPicture, isUniformWithin, readStoredPicture } from './stored-picture.ts';

/** A loaded page of a document, and the matrix from the displayed page to user space. */
interface DisplayedPage {
  readonly document: number;
  readonly page: number;
  readonly toPage: Matrix;
}

/** A picture, and its position on the displayed page. */
interface PlacedPicture extends DrawnPicture {
  readonly box: Box;
}

/**
 * Whether pictures of a loaded page, including those within forms, may show something of their own in one of the boxes
 * of the displayed page, however covered, clipped or faint. A picture of one color there does not count.
 */
export function areShownByPictures(
  pdfium: Pdfium,
  displayedPage: DisplayedPage,
  boxes: readonly Box[],
): boolean {
  return withoutPictures(pdfium, displayedPage, [{ boxes }]).length === 0;
}

/** A set of boxes on a page, treated as one place. */
interface Place {
  readonly boxes: readonly Box[];
}

/** The same for several places: returns those in which no picture may show anything. */
export function withoutPictures<T extends Place>(
  pdfium: Pdfium,
  displayedPage: DisplayedPage,
  places: readonly T[],
): T[] {
  const pictures = findPictures(pdfium, displayedPage);
  return places.filter(
    ({ boxes }) =>
      !pictures.some((picture) => {
        const own = boxes.filter((box) => doOverlap(picture.box, box));
        if (own.length === 0) return false;
        return !isUniformWithin(
          pdfium,
          picture,
          own.map((box) => moveCorners(box, displayedPage.toPage)),
        );
      }),
  );
}

// In points: rounding errors.
const MAX_MOVED = 0.05;

/**
 * Finds the pictures of a loaded page by how they are drawn; of those that coincide exactly, the one behind comes
 * first.
 */
export function openPictures(pdfium: Pdfium, displayedPage: DisplayedPage): PagePictures {
  let left: PlacedPicture[] | undefined;
  return {
    find(matrix) {
      left ??= findPictures(pdfium, displayedPage);
      const found = left.find((picture) =>
        picture.matrix.every((value, at) => Math.abs(value - matrix[at]!) <= MAX_MOVED),
      );
      if (found === undefined) return undefined;
      left = left.filter((picture) => picture !== found);
      return readStoredPicture(pdfium, found.object);
    },
    decode: (picture) => readLonePicture(pdfium, picture),
  };
}

function findPictures(pdfium: Pdfium, { document, page }: DisplayedPage): PlacedPicture[] {
  const { functions } = pdfium;
  const scratch = functions.malloc(32);
  const listed = listPageObjects(pdfium, page, scratch);
  const pictures = listed.objects
    .filter(({ type }) => type === OBJECT_TYPES.image)
    .map((listedObject) => ({
      document,
      page,
      box: listed.boxOf(listedObject),
      object: listedObject.object,
      matrix: matrixOf(pdfium, listedObject, scratch),
    }));
  functions.free(scratch);
  return pictures;
}

function matrixOf(pdfium: Pdfium, { object, forms }: PageObject, scratch: number): Matrix {
  return forms.reduceRight(multiply, readMatrix(pdfium, object, scratch));
}
