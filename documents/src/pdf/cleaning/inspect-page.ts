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

/** Pixels for a point: 100 to the inch, at which pages are compared. */
export const TO_COMPARE = 100 / 72;

/** A page as it is, and what is to be taken out of it. */
export interface InspectedPage {
  readonly index: number;
  readonly prepared: PreparedPage;
  /** The marks whose text goes. */
  readonly removals: readonly SeenMark[];
  /** The characters of those marks, and those that nobody sees. */
  readonly removed: readonly RemovedCharacter[];
  /** What it looks like; drawn anew where it is absent. */
  readonly picture?: PagePicture;
}

// Of a document with more pages, few pictures would find room, and what its pages lose needs it more.
const MAX_PICTURED_PAGES = 32;

/** How much of the pictures of pages is kept until the pages are compared. */
export class PictureRoom {
  #bytes: number;

  constructor(pageCount: number) {
    this.#bytes = pageCount > MAX_PICTURED_PAGES ? 0 : 32 * 1024 * 1024;
  }

  /** Whether there is room for one more, which then takes it. */
  take({ pixels }: PagePicture): boolean {
    if (pixels.length > this.#bytes) return false;
    this.#bytes -= pixels.length;
    return true;
  }
}

/** What is asked of a page, and the room for its picture. */
interface PageQuestion {
  readonly marks: readonly PageMark[];
  readonly room: PictureRoom;
}

/** Makes a page's annotations a part of its content and looks at it, counted from 0; undefined where it cannot be opened. */
export function inspectPage(
  bench: Workbench,
  index: number,
  question: PageQuestion,
): InspectedPage | undefined {
  const { pdfium, original } = bench;
  const look = (page: number): InspectedPage => lookAt(bench, page, { index, ...question });
  // To load a page is to parse all of it: it is done once where there is nothing to flatten.
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

/** The characters of a mark; most of a page's lie beside its lines, and are passed by first. */
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
