import { listPageObjects, OBJECT_TYPES } from '../hidden/page-objects.ts';
import type { Pdfium } from '../pdfium.ts';
import type { Box } from './box.ts';

/** Where the pictures of a loaded page stand as they are seen, those within forms included. */
export function findPictures(pdfium: Pdfium, page: number): Box[] {
  const { functions } = pdfium;
  const scratch = functions.malloc(32);
  const listed = listPageObjects(pdfium, page, scratch);
  const pictures = listed.objects
    .filter(({ type }) => type === OBJECT_TYPES.image)
    .map((object) => listed.boxOf(object));
  functions.free(scratch);
  return pictures;
}
