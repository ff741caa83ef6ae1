import { measurePage } from '../page-geometry.ts';
import { doOverlap } from './box.ts';
import { locateNote } from './locate-note.ts';
import { isBlank, type PageCharacter, readCharacters } from './page-characters.ts';
import { drawPicture, type PagePicture } from './page-picture.ts';
import { doesGo, type PageMark } from './plan-edits.ts';
import type { PreparedPage, RemovedCharacter, SeenMark } from './prepared-page.ts';
import { charactersWithin } from './redact-page.ts';
import { inkColor, paperColor } from './sample-colors.ts';
import { findUnseen } from './unseen-characters.ts';
import { flattenPage, withPage, type Workbench } from './workbench.ts';

/** Pixels per point: 100 dpi, the resolution at which pages are compared. */
export const TO_COMPARE = 100 / 72;

/** A page in its original state, and what to remove from it. */
export interface InspectedPage {
  readonly index: number;
  readonly prepared: PreparedPage;
  /** The marks whose text is removed. */
  readonly removals: readonly SeenMark[];
  /** The characters of those marks, and the invisible ones. */
  readonly removed: readonly RemovedCharacter[];
  /** Its rendering; rendered again if absent. */
  readonly picture?: PagePicture;
}

// In a longer document few renderings would fit, and the removed content needs the memory more.
const MAX_PICTURED_PAGES = 32;

/** Limits how much of the page renderings is kept until the pages are compared. */
export class PictureRoom {
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
interface PageQuestion {
  readonly marks: readonly PageMark[];
  readonly room: PictureRoom;
}

/** Flattens the annotations of a page, counted from 0, and inspects it; undefined if it cannot be opened. */
export function inspectPage(
  bench: Workbench,
  index: number,
  question: PageQuestion,
): InspectedPage | undefined {
  const { pdfium, original } = bench;
  const look = (page: number): InspectedPage => lookAt(bench, page, { index, ...question });
  // Loading a page parses all of it: done only once if there is nothing to flatten.
  const looked = withPage(pdfium, [original, index], (page) =>
    pdfium.functions.FPDFPage_GetAnnotCount(page) === 0 ? look(page) : ANNOTATED,
  );
  if (looked !== ANNOTATED) return looked;
  flattenPage(bench, index);
  return withPage(pdfium, [original, index], look);
}

const ANNOTATED = Symbol('annotated');

function lookAt(
  { pdfium, spare }: Workbench,
  page: number,
  { index, marks: asked, room }: PageQuestion & { readonly index: number },
): InspectedPage {
  const characters = readCharacters(pdfium, page);
  const picture = drawPicture(pdfium, page, TO_COMPARE, spare);
  const scratch = pdfium.functions.malloc(16);
  const { width, height, toPage } = measurePage(pdfium, page, scratch);
  pdfium.functions.free(scratch);
  const located = asked.map((mark) => locateNote(mark, characters));
  const own = located.map((mark) => (doesGo(mark) ? charactersOf(mark, characters) : []));
  const marks = located.map((mark, order) => seeMark(picture, mark, own[order]!));
  const removals = marks.filter(doesGo);
  const unseen = findUnseen(characters, picture);
  const removed = [...new Set([...own.flat(), ...unseen])].map(toRemoved);
  const prepared = {
    width,
    height,
    toPage,
    marks,
    unseen: unseen.map(({ box }) => box),
    removed: removed.map(({ ink }) => ink),
  };
  const isCompared = removals.length > 0 || removed.length > 0;
  const inspected = { index, prepared, removals, removed };
  if (isCompared && room.take(picture)) return { ...inspected, picture };
  spare.giveBack(picture);
  return inspected;
}

function toRemoved({ ink, corners, origin }: PageCharacter): RemovedCharacter {
  return { ink, corners, origin };
}

/** The characters of a mark; most characters of a page are not on its lines and are skipped first. */
function charactersOf(
  { areas, characters: boxes }: PageMark,
  characters: readonly PageCharacter[],
): PageCharacter[] {
  const near = characters.filter(({ box }) => areas.some((area) => doOverlap(area, box)));
  return charactersWithin(near, boxes);
}

function seeMark(
  picture: PagePicture,
  mark: PageMark,
  characters: readonly PageCharacter[],
): SeenMark {
  const place = mark.areas[0] ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const paper = paperColor(picture, place);
  const glyphs = characters.filter(({ code }) => !isBlank(code)).map(({ ink }) => ink);
  return { ...mark, glyphs, paper, ink: inkColor(picture, place, paper) };
}
