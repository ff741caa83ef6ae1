import type {
  AppliedEdit,
  CleanedFile,
  Cleaner,
  EditOutcome,
  StrippedContent,
  TextEdit,
} from '#documents/cleaning/cleaning.ts';
import { DocumentError } from '#documents/document-error.ts';
import type { ExtractedDocument } from '#documents/extracted-document.ts';
import { completeAppearances } from '#documents/pdf/cleaning/annotations/complete-appearances.ts';
import { hideLayeredAnnotations } from '#documents/pdf/cleaning/annotations/hide-layered-annotations.ts';
import { canBeWritten } from '#documents/pdf/cleaning/overlay/draw-marks.ts';
import {
  createOverlayMaker,
  type OverlayMaker,
} from '#documents/pdf/cleaning/overlay/make-overlay.ts';
import { findPicturedPages } from '#documents/pdf/cleaning/redraw/pictured-pages.ts';
import { extendMarks, type PageMarks } from '#documents/pdf/cleaning/redraw/recognized-marks.ts';
import type { ReadingOptions } from '#documents/reading-options.ts';

import { toDocumentError } from '../exhaustion.ts';
import { openPdf } from '../open-pdf.ts';
import { describeGaps, type PageGap } from '../page-gaps.ts';
import { readPdf } from '../read-pdf.ts';
import { createDisclosure } from './disclosure.ts';
import { countLeftovers } from './file-leftovers.ts';
import { planEdits } from './plan-edits.ts';
import { type PageWork, type PreparedPages, preparePages, redrawPages } from './prepare-pages.ts';
import type { ObservedMark, PreparedPage } from './prepared-page.ts';
import { scrubPdf } from './scrub/scrub-pdf.ts';
import { stripped } from './scrub/stripped-content.ts';
import { openWorkbench } from './workbench.ts';

/**
 * Cleans a PDF: removes the edits' text from the pages' content, and everything invisible from the file.
 * Throws documents.encrypted, documents.corrupt, and documents.too_complex for more memory or pages than are read.
 */
export const cleanPdf: Cleaner = async (bytes, edits, read, options = {}) => {
  const document = read ?? (await readPdf(bytes));
  const { onStep } = options;
  try {
    const { marks, gaps } = await findMarks(bytes, planEdits(document, edits), options);
    const { prepared, ...seen } = await prepareSeen(bytes, document, { marks, onStep });
    const leftovers = countLeftovers(bytes);
    return await finish(seen.bytes, { document, edits, prepared, gaps, leftovers, onStep });
  } catch (error) {
    throw toDocumentError(error);
  }
};

/** The marks, and what a person should look at. */
interface FoundMarks {
  readonly marks: PageMarks;
  readonly gaps: readonly PageGap[];
}

/** Looks for the marks' text in pictures over which a scanner has placed it. */
async function findMarks(
  bytes: Uint8Array,
  marks: PageMarks,
  options: ReadingOptions,
): Promise<FoundMarks> {
  const pages = await listPicturedPages(bytes, marks);
  if (pages.size === 0) return { marks, gaps: [] };
  const reading = { ...options, recognizePages: pages, recognizePictures: new Set<number>() };
  const extended = extendMarks(marks, pages, await readPdf(bytes, reading));
  const gaps = extended.unsure.map((page) => ({ code: 'unsure-picture', page }) as const);
  return { marks: extended.marks, gaps };
}

async function listPicturedPages(
  bytes: Uint8Array,
  marks: PageMarks,
): Promise<ReadonlySet<number>> {
  if (marks.size === 0) return new Set();
  const { pdfium, document } = await openPdf(bytes);
  return findPicturedPages(pdfium, document, marks);
}

interface SeenPages {
  readonly bytes: Uint8Array;
  readonly prepared: PreparedPages;
}

/** The pages with only those annotations that viewers show, and the file from which they were prepared. */
async function prepareSeen(
  bytes: Uint8Array,
  document: ExtractedDocument,
  work: Omit<PageWork, 'values'>,
): Promise<SeenPages> {
  const seen = await prepareCompleted(bytes, document, work);
  if (!seen.prepared.pages.some((page) => page?.hasLayered)) return seen;
  const hidden = await hideLayeredAnnotations(bytes);
  return hidden === undefined ? seen : prepareCompleted(hidden, document, work);
}

async function prepareCompleted(
  bytes: Uint8Array,
  document: ExtractedDocument,
  work: Omit<PageWork, 'values'>,
): Promise<SeenPages> {
  const completed = await completeAppearances(bytes, document);
  const { values } = completed;
  const prepared = await prepare(completed.bytes, document, { ...work, values });
  return { bytes: completed.bytes, prepared };
}

/** A separate function, so that what it opens is freed before the rest needs memory. */
async function prepare(
  bytes: Uint8Array,
  document: ExtractedDocument,
  work: PageWork,
): Promise<PreparedPages> {
  const pdf = await openPdf(bytes);
  if (pdf.pageCount > document.pages.length) throw new DocumentError('documents.too_complex');
  return preparePages(openWorkbench(pdf), work);
}

interface Cleaning {
  readonly document: ExtractedDocument;
  readonly edits: readonly TextEdit[];
  readonly prepared: PreparedPages;
  readonly gaps: readonly PageGap[];
  /** The content that was stripped from the file beside its pages. */
  readonly leftovers: readonly StrippedContent[];
  readonly onStep: (() => void) | undefined;
}

async function finish(bytes: Uint8Array, cleaning: Cleaning): Promise<CleanedFile> {
  const { document, edits, prepared, leftovers, onStep } = cleaning;
  const { pages } = prepared;
  const scrubbed = await scrub(prepared.saved, { document, edits, pages, onStep });
  const unseen = pages.reduce((sum, page) => sum + (page?.unseen.length ?? 0), 0);
  const also = stripped('hidden-text', unseen, [
    'character that nobody sees',
    'characters that nobody sees',
  ]);
  return {
    bytes: scrubbed.bytes,
    applied: outcomesOf(edits, pages),
    stripped: [...scrubbed.stripped, ...leftovers, ...(unseen > 0 ? [also] : [])],
    redrawnPages: pages.flatMap((page, index) => (page?.picture ? [index + 1] : [])),
    unread: describeGaps([
      ...cleaning.gaps,
      ...pages.flatMap((page, index) => gapOf(page, index + 1)),
    ]),
    beforePictures: prepared.saved,
    async withPictures(leaks) {
      try {
        const drawn = redrawPages(openWorkbench(await openPdf(bytes)), prepared, leaks);
        if (drawn === undefined) return undefined;
        const { beforePictures: _, ...file } = await finish(bytes, {
          ...cleaning,
          prepared: drawn,
        });
        return file;
      } catch (error) {
        throw toDocumentError(error);
      }
    },
  };
}

function gapOf(page: PreparedPage | undefined, number: number): PageGap[] {
  if (!page) return [{ code: 'page-unreadable', page: number }];
  const gaps: PageGap[] = page.lacksValues ? [{ code: 'undrawn-value', page: number }] : [];
  return page.covered?.length ? [...gaps, { code: 'covered-letters', page: number }] : gaps;
}

interface ScrubParts {
  readonly document: ExtractedDocument;
  readonly edits: readonly TextEdit[];
  readonly pages: readonly (PreparedPage | undefined)[];
  readonly onStep: (() => void) | undefined;
}

async function scrub(saved: Uint8Array, parts: ScrubParts): ReturnType<typeof scrubPdf> {
  let maker: OverlayMaker | undefined;
  return scrubPdf(saved, {
    pageCount: parts.pages.length,
    flattened: {
      comments: parts.pages.reduce((sum, page) => sum + (page?.comments ?? 0), 0),
      'form-fields': parts.pages.reduce((sum, page) => sum + (page?.fields ?? 0), 0),
    },
    disclosure: createDisclosure(parts.document, parts.edits),
    makeOverlay(context, index) {
      parts.onStep?.();
      maker ??= createOverlayMaker(context, parts);
      return maker.make(index);
    },
    finish: () => maker?.finish(),
  });
}

function outcomesOf(
  edits: readonly TextEdit[],
  pages: readonly (PreparedPage | undefined)[],
): AppliedEdit[] {
  const marks = Map.groupBy(
    pages.flatMap((page) => page?.marks ?? []),
    ({ edit }) => edit,
  );
  return edits.map(({ action }, edit) => ({ outcome: outcomeOf(action, marks.get(edit) ?? []) }));
}

function outcomeOf(action: TextEdit['action'], marks: readonly ObservedMark[]): EditOutcome {
  if (action === 'remove') return 'removed';
  if (action === 'replace') return marks.some(canBeWritten) ? 'replaced' : 'removed';
  const isPlaced = marks.some(({ areas, place }) => areas.length > 0 && place !== 'annotation');
  return isPlaced ? 'commented' : 'listed';
}
