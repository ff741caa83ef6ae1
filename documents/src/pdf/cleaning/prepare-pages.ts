import { loadFile } from '../open-pdf.ts';
import { countChanged } from './compare-pictures.ts';
import { findBlanks, TO_KEEP } from './find-blanks.ts';
import { type InspectedPage, inspectPage, PictureRoom } from './inspect-page.ts';
import { drawPicture, type PagePicture } from './page-picture.ts';
import { openPictures } from './page-pictures.ts';
import type { PageMark } from './plan-edits.ts';
import type { PreparedPage } from './prepared-page.ts';
import { fillBlanks } from './redrawn-picture.ts';
import { moveBox } from './rewriting/matrices.ts';
import { type PageRemoval, type RewrittenPages, rewritePages } from './rewriting/rewrite-pages.ts';
import { savePdf } from './save-pdf.ts';
import { createRemover, isCompared } from './take-out.ts';
import { blankLoosely, type Blanks } from './tight-blanks.ts';
import { flattenPage, withPage, type Workbench } from './workbench.ts';

// Pixels per point: 36 dpi.
const TO_GLANCE = 36 / 72;

// In patches: fewer than a small letter covers.
const MAX_CHANGED_AT_GLANCE = 1;

/** The pages of a document with everything removed, and the file that contains them. */
export interface PreparedPages {
  /** Undefined for a page that cannot be opened. */
  readonly pages: readonly (PreparedPage | undefined)[];
  readonly saved: Uint8Array;
}

/** What to do on each page, by page number minus one, and the callback for each finished page. */
export interface PageWork {
  readonly marks: ReadonlyMap<number, readonly PageMark[]>;
  readonly onStep: (() => void) | undefined;
}

/**
 * Removes marked and invisible text from every page's content and compares each page with its original. If more changed
 * than intended, or a picture or a drawing still shows what was removed, the page becomes a picture.
 */
export async function preparePages(
  bench: Workbench,
  { marks, onStep }: PageWork,
): Promise<PreparedPages> {
  const room = new PictureRoom(bench.pageCount);
  const inspected = Array.from({ length: bench.pageCount }, (_, index) => {
    onStep?.();
    return inspectPage(bench, index, { marks: marks.get(index) ?? [], room });
  });
  const rewritten = await rewrite(bench, inspected);
  let hasRedrawn = false;
  const takeOut = createRemover(rewritten.bench, rewritten.bench !== bench, () => {
    hasRedrawn = true;
  });
  const prepared = inspected.map((page, index) => {
    onStep?.();
    if (page === undefined) return undefined;
    const blanks = takeOut(page);
    return blanks ? asPicture(bench, index, { page: page.prepared, blanks }) : page.prepared;
  });
  // Content shared between pages may have changed with any of them, so this is only known now.
  const mayHaveChanged = (page: InspectedPage): boolean =>
    hasRedrawn || (rewritten.hasChangedForms && !isCompared(page));
  const pages = prepared.map((page, index) =>
    page && !page.picture && mayHaveChanged(inspected[index]!)
      ? asChanged(rewritten.bench, index, page)
      : page,
  );
  return { pages, saved: savePdf(bench.pdfium, rewritten.bench.cleaned) };
}

/**
 * The same, but the given pages, 1-based, always become pictures in which everything that may have shown removed text
 * is blanked. Uses a new workbench: unless verification fails, the memory of the first is needed elsewhere.
 */
export function redrawPages(
  bench: Workbench,
  { pages, saved }: PreparedPages,
  pictures: ReadonlySet<number>,
): PreparedPages {
  const drawn = pages.map((page, index) => {
    if (!page || !pictures.has(index + 1)) return page;
    flattenPage(bench, index);
    // Something that should have disappeared was found there, so nothing observed about it is trusted.
    return asPicture(bench, index, { page, blanks: blankLoosely(page.marks) });
  });
  return { pages: drawn, saved };
}

/** A page that changed along with another one becomes a picture. */
function asChanged(bench: Workbench, index: number, page: PreparedPage): PreparedPage | undefined {
  if (!hasChangedBeside(bench, index, page)) return page;
  return asPicture(bench, index, { page, blanks: findBlanks(bench, index, page) });
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
      page && isCompared(page) ? [[page.index, removalOf(bench, page)] as const] : [],
    ),
  );
  const asItWas = { bench, hasChangedForms: false };
  if (removals.size === 0) return asItWas;
  const pages = await rewritePages(savePdf(bench.pdfium, bench.cleaned), removals);
  if (pages === undefined) return asItWas;
  const cleaned = loadFile(bench.pdfium, pages.bytes).document;
  const { hasChangedForms } = pages;
  return cleaned === 0 ? asItWas : { bench: { ...bench, cleaned }, hasChangedForms };
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
function hasChangedBeside(bench: Workbench, index: number, page: PreparedPage): boolean {
  const before = drawFrom(bench, bench.original, [index, TO_GLANCE]);
  const after = drawFrom(bench, bench.cleaned, [index, TO_GLANCE]);
  if (!before || !after) return true;
  const areas = page.marks.flatMap((mark) => mark.areas);
  return countChanged({ before, after }, [...areas, ...page.removed]) > MAX_CHANGED_AT_GLANCE;
}

interface Redrawing {
  readonly page: PreparedPage;
  readonly blanks: Blanks;
}

function asPicture(
  bench: Workbench,
  index: number,
  { page, blanks }: Redrawing,
): PreparedPage | undefined {
  const picture = drawFrom(bench, bench.original, [index, TO_KEEP]);
  if (picture) fillBlanks(picture, blanks.blanks);
  return picture && { ...page, picture };
}

function drawFrom(
  { pdfium }: Workbench,
  document: number,
  [index, scale]: readonly [index: number, scale: number],
): PagePicture | undefined {
  return withPage(pdfium, [document, index], (page) => drawPicture(pdfium, page, scale));
}
