import {
  listPageObjects,
  OBJECT_TYPES,
  type PageObject,
  readMatrix,
} from '../hidden/page-objects.ts';
import type { Matrix } from '../page-geometry.ts';
import type { Pdfium } from '../pdfium.ts';
import { type Box, doOverlap } from './box.ts';
import { moveCorners, multiply } from './rewriting/matrices.ts';
import { isPlainWithin } from './stored-picture.ts';

/** A picture that a loaded page draws. */
interface PagePlacement {
  /** Where it stands as it is seen. */
  readonly box: Box;
  readonly object: number;
  /** From the picture's unit square to the page's own coordinates. */
  readonly matrix: Matrix;
}

/**
 * Whether pictures of a loaded page, those within forms included, may show something of their own in one of the boxes of
 * the seen page: covered, cut off or faint as it may be. A picture of one colour there is none.
 */
export function arePictured(
  pdfium: Pdfium,
  { page, toPage }: { readonly page: number; readonly toPage: Matrix },
  boxes: readonly Box[],
): boolean {
  return findPictures(pdfium, page).some((picture) => {
    const own = boxes.filter((box) => doOverlap(picture.box, box));
    if (own.length === 0) return false;
    return !isPlainWithin(
      pdfium,
      picture,
      own.map((box) => moveCorners(box, toPage)),
    );
  });
}

function findPictures(pdfium: Pdfium, page: number): PagePlacement[] {
  const { functions } = pdfium;
  const scratch = functions.malloc(32);
  const listed = listPageObjects(pdfium, page, scratch);
  const pictures = listed.objects
    .filter(({ type }) => type === OBJECT_TYPES.image)
    .map((listedObject) => ({
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
