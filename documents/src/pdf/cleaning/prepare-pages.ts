import type { PageLeak } from '#documents/cleaning/cleaning.ts';
import type { ShownValue } from '#documents/pdf/cleaning/annotations/shown-value.ts';
import { locateLeaks } from '#documents/pdf/cleaning/characters/locate-leaks.ts';
import { openPictures } from '#documents/pdf/cleaning/pictures/shown-by-pictures.ts';
import { findBlanks, OUTPUT_SCALE } from '#documents/pdf/cleaning/redraw/find-blanks.ts';
import { fillBlanks, withScanMargin } from '#documents/pdf/cleaning/redraw/redrawn-picture.ts';
import { blankLoosely, type Blanks } from '#documents/pdf/cleaning/redraw/tight-blanks.ts';
import { countChanged } from '#documents/pdf/cleaning/rendering/compare-pictures.ts';
import {
  type InspectedPage,
  inspectPage,
  RenderingBudget,
} from '#documents/pdf/cleaning/rendering/inspect-page.ts';
import { drawPicture, type PagePicture } from '#documents/pdf/cleaning/rendering/page-picture.ts';

import { loadFile } from '../open-pdf.ts';
import { type Box, containsCenter } from './box.ts';
import { joinNeighbors, type PageMark, removesText } from './plan-edits.ts';
import type { PreparedPage } from './prepared-page.ts';
import { createRemover, hasRemovals } from './remove-text.ts';
import { moveBox } from './rewriting/matrices.ts';
import { type PageRemoval, type RewrittenPages, rewritePages } from './rewriting/rewrite-pages.ts';
import { savePdf } from './save-pdf.ts';
import { flattenPage, withPage, type Workbench } from './workbench.ts';

// Pixels per point: 36 dpi.
const PREVIEW_SCALE = 36 / 72;

// In patches: fewer than a small letter covers.
const MAX_CHANGED_IN_PREVIEW = 1;

const INK = Uint8Array.of(0, 0, 0);

/** The pages of a document with everything removed, and the file that contains them. */
export interface PreparedPages {
  /** Undefined for a page that cannot be opened. */
  readonly pages: readonly (PreparedPage | undefined)[];
  readonly saved: Uint8Array;
}

/**
 * What to do on each page and the values of its form fields that are to be drawn, by page number minus one, and the
 * callback for each finished page.
 */
export interface PageWork {
  readonly marks: ReadonlyMap<number, readonly PageMark[]>;
  readonly values: ReadonlyMap<number, readonly ShownValue[]>;
  readonly onStep: (() => void) | undefined;
}

/**
 * Removes marked and invisible text from every page's content and compares each page with its original. If more changed
 * than intended, or a picture or a drawing still shows what was removed, the page becomes a picture.
 */
export async function preparePages(
  bench: Workbench,
  { marks, values, onStep }: PageWork,
): Promise<PreparedPages> {
  const renderingBudget = new RenderingBudget(bench.pageCount);
  const inspected = Array.from({ length: bench.pageCount }, (_, index) => {
    onStep?.();
    const own = { marks: marks.get(index) ?? [], values: values.get(index) ?? [] };
    return inspectPage(bench, index, { ...own, renderingBudget });
  });
  const rewritten = await rewrite(bench, inspected);
  let hasRedrawn = false;
  const removeText = createRemover(rewritten.bench, rewritten.bench !== bench, () => {
    hasRedrawn = true;
  });
  const prepared = inspected.map((page, index) => {
    onStep?.();
    if (page === undefined) return undefined;
    const blanks = removeText(page);
    return blanks ? convertToPicture(bench, index, { page: page.prepared, blanks }) : page.prepared;
  });
  // Content shared between pages may have changed with any of them, so this is only known now.
  const mayHaveChanged = (page: InspectedPage): boolean =>
    hasRedrawn || (rewritten.hasChangedForms && !hasRemovals(page));
  const pages = prepared.map((page, index) =>
    page && !page.picture && mayHaveChanged(inspected[index]!)
      ? convertIfChanged(rewritten.bench, index, page)
      : page,
  );
  return { pages, saved: savePdf(bench.pdfium, rewritten.bench.cleaned) };
}

/**
 * The same, but the pages with leaks, 1-based, always become pictures in which everything that may have shown removed
 * text is blanked; undefined if a leak cannot be located. Uses a new workbench: unless verification fails, the memory
 * of the first is needed elsewhere.
 */
export function redrawPages(
  bench: Workbench,
  { pages, saved }: PreparedPages,
  leaks: ReadonlyMap<number, readonly PageLeak[]>,
): PreparedPages | undefined {
  const prepared = loadFile(bench.pdfium, saved).document;
  const places = new Map<number, readonly Box[]>();
  for (const [page, ofPage] of leaks) {
    const located = withPage(bench.pdfium, [prepared, page - 1], (loaded) =>
      locateLeaks(bench.pdfium, loaded, ofPage),
    );
    if (located === undefined) return undefined;
    places.set(page - 1, located);
  }
  const drawn = pages.map((page, index) => {
    const located = places.get(index);
    return page && located ? coverLeaks(bench, index, { page, located }) : page;
  });
  return { pages: drawn, saved };
}

interface LocatedLeaks {
  readonly page: PreparedPage;
  readonly located: readonly Box[];
}

/**
 * Covers the marks of a page on which something was found that should have disappeared; nothing observed about such a
 * page is trusted.
 */
function coverLeaks(
  bench: Workbench,
  index: number,
  { page, located }: LocatedLeaks,
): PreparedPage | undefined {
  flattenPage(bench, index);
  const areas = page.marks.filter(removesText).flatMap((mark) => mark.areas);
  // The others are filled with the color of the paper, and may be labeled.
  const covered = located.filter((box) => !areas.some((area) => containsCenter(area, box)));
  const bars = joinNeighbors(covered).map((area) => ({ box: withScanMargin(area), filling: INK }));
  const { blanks, tight } = blankLoosely(page.marks);
  const redrawing = { page: { ...page, covered }, blanks: { blanks: [...blanks, ...bars], tight } };
  return convertToPicture(bench, index, redrawing);
}

/** A page that changed along with another one becomes a picture. */
function convertIfChanged(
  bench: Workbench,
  index: number,
  page: PreparedPage,
): PreparedPage | undefined {
  if (!hasChangedElsewhere(bench, index, page)) return page;
  return convertToPicture(bench, index, { page, blanks: findBlanks(bench, index, page) });
}

interface Rewritten extends Pick<RewrittenPages, 'hasChangedForms'> {
  readonly bench: Workbench;
}

/** The workbench with text removed from the document's operators; unchanged if that is not possible. */
async function rewrite(
  bench: Workbench,
  inspected: readonly (InspectedPage | undefined)[],
): Promise<Rewritten> {
  const removals = new Map(
    inspected.flatMap((page) =>
      page && hasRemovals(page) ? [[page.index, removalOf(bench, page)] as const] : [],
    ),
  );
  const unchanged = { bench, hasChangedForms: false };
  if (removals.size === 0) return unchanged;
  const pages = await rewritePages(savePdf(bench.pdfium, bench.cleaned), removals);
  if (pages === undefined) return unchanged;
  const cleaned = loadFile(bench.pdfium, pages.bytes).document;
  const { hasChangedForms } = pages;
  return cleaned === 0 ? unchanged : { bench: { ...bench, cleaned }, hasChangedForms };
}

function removalOf(
  { pdfium, original }: Workbench,
  { index, removed, removals, prepared: { toPage } }: InspectedPage,
): PageRemoval {
  const areas = removals.flatMap((mark) => mark.areas);
  return {
    origins: removed.map(({ origin }) => origin),
    areas: areas.map((area) => moveBox(area, toPage)),
    withPictures: (work) =>
      withPage(pdfium, [original, index], (page) =>
        work(openPictures(pdfium, { document: original, page, toPage })),
      ),
  };
}

/** Checks at a lower resolution whether a page changed where nothing was removed. */
function hasChangedElsewhere(bench: Workbench, index: number, page: PreparedPage): boolean {
  const before = renderPage(bench, bench.original, [index, PREVIEW_SCALE]);
  const after = renderPage(bench, bench.cleaned, [index, PREVIEW_SCALE]);
  if (!before || !after) return true;
  const areas = page.marks.flatMap((mark) => mark.areas);
  return countChanged({ before, after }, [...areas, ...page.removed]) > MAX_CHANGED_IN_PREVIEW;
}

interface Redrawing {
  readonly page: PreparedPage;
  readonly blanks: Blanks;
}

function convertToPicture(
  bench: Workbench,
  index: number,
  { page, blanks }: Redrawing,
): PreparedPage | undefined {
  const picture = renderPage(bench, bench.original, [index, OUTPUT_SCALE]);
  if (picture) fillBlanks(picture, blanks.blanks);
  return picture && { ...page, picture };
}

function renderPage(
  { pdfium }: Workbench,
  document: number,
  [index, scale]: readonly [index: number, scale: number],
): PagePicture | undefined {
  return withPage(pdfium, [document, index], (page) => drawPicture(pdfium, page, scale));
}
