import type { FlattenedAnnotations } from '#documents/pdf/cleaning/annotations/flatten-annotations.ts';
import { locateNote } from '#documents/pdf/cleaning/annotations/locate-note.ts';
import { isDrawn, type ShownValue } from '#documents/pdf/cleaning/annotations/shown-value.ts';
import {
  findMarkCharacters,
  firstOfEachPlace,
  type MarkCharacters,
  toRemoved,
} from '#documents/pdf/cleaning/characters/mark-characters.ts';
import { readCharacters } from '#documents/pdf/cleaning/characters/page-characters.ts';
import { removesText, type PageMark } from '#documents/pdf/cleaning/plan-edits.ts';
import type {
  ObservedMark,
  PreparedPage,
  RemovedCharacter,
} from '#documents/pdf/cleaning/prepared-page.ts';
import { flattenPage, withPage, type Workbench } from '#documents/pdf/cleaning/workbench.ts';
import { measurePage } from '#documents/pdf/page-geometry.ts';

import { drawPicture, type PagePicture } from './page-picture.ts';
import { inkColor, paperColor } from './sample-colors.ts';
import { findUnseenCharacters } from './unseen-characters.ts';

/** Pixels per point: 100 dpi, the resolution at which pages are compared. */
export const COMPARISON_SCALE = 100 / 72;

/** A page in its original state, and what to remove from it. */
export interface InspectedPage {
  readonly index: number;
  readonly prepared: PreparedPage;
  /** The marks whose text is removed, one for each place. */
  readonly removals: readonly ObservedMark[];
  /** The characters of those marks, and the invisible ones. */
  readonly removed: readonly RemovedCharacter[];
  /** Its rendering; rendered again if absent. */
  readonly picture?: PagePicture;
}

// In a longer document few renderings would fit, and the removed content needs the memory more.
const MAX_PICTURED_PAGES = 32;

/** Limits how much of the page renderings is kept until the pages are compared. */
export class RenderingBudget {
  #bytes: number;

  constructor(pageCount: number) {
    this.#bytes = pageCount > MAX_PICTURED_PAGES ? 0 : 32 * 1024 * 1024;
  }

  /** Whether there is room for one more, which is then reserved. */
  take({ pixels }: PagePicture): boolean {
    if (pixels.length > this.#bytes) return false;
    this.#bytes -= pixels.length;
    return true;
  }
}

/** What to inspect on a page, and the room for its rendering. */
interface InspectionRequest {
  readonly marks: readonly PageMark[];
  readonly renderingBudget: RenderingBudget;
  /** Values of form fields for which it was added how they are drawn. */
  readonly values: readonly ShownValue[];
}

/** Flattens the annotations of a page, counted from 0, and inspects it; undefined if it cannot be opened. */
export function inspectPage(
  bench: Workbench,
  index: number,
  request: InspectionRequest,
): InspectedPage | undefined {
  const { pdfium, original } = bench;
  const inspect = (page: number, flattened?: FlattenedAnnotations): InspectedPage =>
    inspectLoadedPage(bench, page, { index, ...request, flattened });
  // Loading a page parses all of it: done only once if there is nothing to flatten.
  const result = withPage(pdfium, [original, index], (page) =>
    pdfium.functions.FPDFPage_GetAnnotCount(page) === 0 ? inspect(page) : ANNOTATED,
  );
  if (result !== ANNOTATED) return result;
  const flattened = flattenPage(bench, index);
  return withPage(pdfium, [original, index], (page) => inspect(page, flattened));
}

interface LoadedInspection extends InspectionRequest {
  readonly index: number;
  readonly flattened: FlattenedAnnotations | undefined;
}

const ANNOTATED = Symbol('annotated');

function inspectLoadedPage(
  { pdfium, bufferPool }: Workbench,
  page: number,
  { index, marks: requested, renderingBudget, values, flattened }: LoadedInspection,
): InspectedPage {
  const characters = readCharacters(pdfium, page);
  const picture = drawPicture(pdfium, page, COMPARISON_SCALE, bufferPool);
  const scratch = pdfium.functions.malloc(16);
  const { width, height, toPage } = measurePage(pdfium, page, scratch);
  pdfium.functions.free(scratch);
  const located = requested.map((mark) => locateNote(mark, characters));
  const own = findMarkCharacters(located, characters);
  const marks = located.map((mark, order) => observeMark(picture, mark, own[order]!));
  const removals = firstOfEachPlace(marks.filter(removesText));
  const unseen = findUnseenCharacters(characters, picture);
  const marked = [...new Set(own)].flatMap((found) => found.characters);
  const removed = toRemoved(new Set([...marked, ...unseen]));
  const shown = [...values, ...(flattened?.shownValues ?? [])];
  const prepared = {
    width,
    height,
    toPage,
    marks,
    unseen: unseen.map(({ box }) => box),
    comments: flattened?.comments ?? 0,
    fields: flattened?.fields ?? 0,
    hasLayered: flattened?.hasLayered ?? false,
    lacksValues: shown.some((value) => !isDrawn(value, characters)),
    removed: removed.map(({ ink }) => ink),
  };
  const hasRemovals = removals.length > 0 || removed.length > 0;
  const inspected = { index, prepared, removals, removed };
  if (hasRemovals && renderingBudget.take(picture)) return { ...inspected, picture };
  bufferPool.release(picture);
  return inspected;
}

function observeMark(
  picture: PagePicture,
  mark: PageMark,
  { glyphs }: MarkCharacters,
): ObservedMark {
  const place = mark.areas[0] ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const paper = paperColor(picture, place);
  return { ...mark, glyphs, paper, ink: inkColor(picture, place, paper) };
}
