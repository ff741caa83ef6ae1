import { countChanged, type PicturePair, shareLeft } from './compare-pictures.ts';
import { type InspectedPage, TO_COMPARE } from './inspect-page.ts';
import { isBlank, readCharacters } from './page-characters.ts';
import { drawPicture } from './page-picture.ts';
import { arePictured } from './page-pictures.ts';
import { charactersWithin, redactPage } from './redact-page.ts';
import { withPage, type Workbench } from './workbench.ts';

// In patches: fewer than a small letter covers.
const MAX_CHANGED = 2;
const MAX_SHARE_LEFT = 0.15;

/**
 * Prepares to take text out of pages that may have been rewritten without it: answers of a page whether it is then as it should be.
 * What rewriting left is taken out by pdfium, which draws the whole page's content anew, and what that shares with others:
 * then `onRedraw` is called.
 */
export function createRemover(
  bench: Workbench,
  isRewritten: boolean,
  onRedraw: () => void,
): (page: InspectedPage) => boolean {
  return (page) => {
    if (!isCompared(page)) return true;
    if (isRewritten && isDone(bench, page)) return true;
    const { pdfium, cleaned } = bench;
    onRedraw();
    withPage(pdfium, [cleaned, page.index], (loaded) => {
      redactPage(pdfium, loaded, page.removed);
      pdfium.functions.FPDFPage_GenerateContent(loaded);
    });
    return isDone(bench, page);
  };
}

/** Whether anything is taken out of a page, which is then compared with what it was. */
export function isCompared({ removed, removals }: InspectedPage): boolean {
  return removed.length > 0 || removals.length > 0;
}

function isDone({ pdfium, original, cleaned }: Workbench, page: InspectedPage): boolean {
  const boxes = page.removals.flatMap((mark) => mark.characters);
  const done = withPage(pdfium, [cleaned, page.index], (loaded) => {
    const left = charactersWithin(readCharacters(pdfium, loaded), boxes);
    if (left.some(({ code }) => !isBlank(code))) return false;
    const { toPage } = page.prepared;
    if (arePictured(pdfium, { document: cleaned, page: loaded, toPage }, boxes)) return false;
    const after = drawPicture(pdfium, loaded, TO_COMPARE);
    const before =
      page.picture ??
      withPage(pdfium, [original, page.index], (old) => drawPicture(pdfium, old, TO_COMPARE));
    return before !== undefined && isAsExpected({ before, after }, page);
  });
  return done ?? false;
}

function isAsExpected(pair: PicturePair, { removals, prepared }: InspectedPage): boolean {
  const areas = removals.flatMap((mark) => mark.areas);
  return (
    countChanged(pair, [...areas, ...prepared.removed]) <= MAX_CHANGED &&
    areas.every((area) => shareLeft(pair, area) <= MAX_SHARE_LEFT)
  );
}
