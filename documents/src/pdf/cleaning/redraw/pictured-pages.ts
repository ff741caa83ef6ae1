import { type Box, containsCenter } from '#documents/pdf/cleaning/box.ts';
import { readCharacter } from '#documents/pdf/cleaning/characters/page-characters.ts';
import { type PageMark, removesText } from '#documents/pdf/cleaning/plan-edits.ts';
import { withPage } from '#documents/pdf/cleaning/workbench.ts';
import { measurePage } from '#documents/pdf/page-geometry.ts';
import type { Pdfium } from '#documents/pdf/pdfium.ts';

const INVISIBLE = 3;

/**
 * The pages, 1-based, on which invisible text is to be removed: it was recognized in the picture beneath, which shows
 * the same, not necessarily in exactly the same place.
 */
export function findPicturedPages(
  pdfium: Pdfium,
  document: number,
  marks: ReadonlyMap<number, readonly PageMark[]>,
): ReadonlySet<number> {
  const pages = new Set<number>();
  for (const [index, ofPage] of marks) {
    const areas = ofPage.flatMap((mark) => (removesText(mark) ? mark.areas : []));
    if (areas.length === 0) continue;
    const isPictured = withPage(pdfium, [document, index], (page) =>
      hasInvisibleText(pdfium, page, areas),
    );
    if (isPictured === true) pages.add(index + 1);
  }
  return pages;
}

function hasInvisibleText(pdfium: Pdfium, page: number, areas: readonly Box[]): boolean {
  const { functions } = pdfium;
  const scratch = functions.malloc(32);
  const geometry = measurePage(pdfium, page, scratch);
  const textPage = functions.FPDFText_LoadPage(page);
  const count = textPage === 0 ? 0 : functions.FPDFText_CountChars(textPage);
  let isFound = false;
  for (let index = 0; index < count && !isFound; index += 1) {
    const object = functions.FPDFText_GetTextObject(textPage, index);
    if (object === 0 || functions.FPDFTextObj_GetTextRenderMode(object) !== INVISIBLE) continue;
    const character = readCharacter({ pdfium, textPage, geometry, scratch }, index);
    isFound = character !== undefined && areas.some((area) => containsCenter(area, character.box));
  }
  functions.FPDFText_ClosePage(textPage);
  functions.free(scratch);
  return isFound;
}
