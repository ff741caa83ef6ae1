import { CharacterPlaces } from '#documents/pdf/cleaning/characters/character-places.ts';
import { isBlank, readCharacters } from '#documents/pdf/cleaning/characters/page-characters.ts';
import { areShownByPictures } from '#documents/pdf/cleaning/pictures/shown-by-pictures.ts';
import { findBlanks, OUTPUT_SCALE } from '#documents/pdf/cleaning/redraw/find-blanks.ts';
import { withScanMargin } from '#documents/pdf/cleaning/redraw/redrawn-picture.ts';
import type { Blanks } from '#documents/pdf/cleaning/redraw/tight-blanks.ts';
import { countChanged, isStillShown } from '#documents/pdf/cleaning/rendering/compare-pictures.ts';
import {
  type InspectedPage,
  COMPARISON_SCALE,
} from '#documents/pdf/cleaning/rendering/inspect-page.ts';
import { drawPicture, type PagePicture } from '#documents/pdf/cleaning/rendering/page-picture.ts';

import { growBox } from './box.ts';
import { redactPage } from './redact-page.ts';
import { withPage, type Workbench } from './workbench.ts';

// In patches: fewer than a small letter covers.
const MAX_CHANGED = 2;
// In points: pictures are blanked with a margin, up to the edges of their own pixels.
const BLANKING_MARGIN = 1;

/**
 * Creates a function that removes text from pages that may already have been rewritten without it. For each page it
 * returns nothing if the page is then as expected, and otherwise what to fill in the picture that replaces it. What
 * rewriting left is removed by pdfium, which regenerates the whole page's content, and anything shared with other
 * pages: then `onRedraw` is called.
 */
export function createRemover(
  bench: Workbench,
  isRewritten: boolean,
  onRedraw: () => void,
): (page: InspectedPage) => Blanks | undefined {
  return (page) => {
    if (!hasRemovals(page)) return undefined;
    if (isRewritten && isRemovalComplete(bench, page)) return undefined;
    const { pdfium, cleaned } = bench;
    // Rewriting hardly moves the remaining letters at all, pdfium moves them more.
    const first = isRewritten ? findBlanks(bench, page.index, page.prepared) : undefined;
    onRedraw();
    withPage(pdfium, [cleaned, page.index], (loaded) => {
      redactPage(pdfium, loaded, page.removed);
      pdfium.functions.FPDFPage_GenerateContent(loaded);
    });
    if (isRemovalComplete(bench, page)) return undefined;
    const second = findBlanks(bench, page.index, page.prepared);
    return first && first.tight >= second.tight ? first : second;
  };
}

/** Whether anything is removed from a page, which is then compared with its original. */
export function hasRemovals({ removed, removals }: InspectedPage): boolean {
  return removed.length > 0 || removals.length > 0;
}

function isRemovalComplete(bench: Workbench, page: InspectedPage): boolean {
  const { pdfium, cleaned } = bench;
  const characters = page.removals.flatMap((mark) => mark.characters);
  const boxes = [...characters, ...page.removals.flatMap((mark) => mark.areas)];
  const done = withPage(pdfium, [cleaned, page.index], (loaded) => {
    const left = new CharacterPlaces(readCharacters(pdfium, loaded)).within(characters);
    if (left.some(({ code }) => !isBlank(code))) return false;
    const { toPage } = page.prepared;
    if (areShownByPictures(pdfium, { document: cleaned, page: loaded, toPage }, boxes))
      return false;
    return isAsExpected(bench, page, loaded);
  });
  return done ?? false;
}

/**
 * Whether only the intended content changed. Pictures stored at several sizes are drawn from a smaller one, and look
 * different once stored at one size: in case of doubt, a closer look decides.
 */
function isAsExpected(bench: Workbench, page: InspectedPage, loaded: number): boolean {
  const { removals } = page;
  const areas = removals.flatMap((mark) => mark.areas);
  const blanked = areas.map((area) => growBox(withScanMargin(area), BLANKING_MARGIN));
  const changing = [...blanked, ...page.prepared.removed];
  for (const scale of [COMPARISON_SCALE, OUTPUT_SCALE]) {
    const before = renderOriginal(bench, page, scale);
    if (before === undefined) return false;
    const after = drawPicture(bench.pdfium, loaded, scale, bench.bufferPool);
    const pair = { before, after };
    const isShown = removals.some((mark) => isStillShown(pair, mark));
    const isSame = !isShown && countChanged(pair, changing) <= MAX_CHANGED;
    bench.bufferPool.release(after);
    if (before !== page.picture) bench.bufferPool.release(before);
    if (isShown || isSame) return isSame;
  }
  return false;
}

function renderOriginal(
  { pdfium, original, bufferPool }: Workbench,
  { index, picture }: InspectedPage,
  scale: number,
): PagePicture | undefined {
  if (picture && scale === COMPARISON_SCALE) return picture;
  return withPage(pdfium, [original, index], (old) => drawPicture(pdfium, old, scale, bufferPool));
}
