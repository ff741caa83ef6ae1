import type { ExtractedDocument } from '#documents/extracted-document.ts';
import { type Box, doOverlap, joinBoxes } from '#documents/pdf/cleaning/box.ts';
import {
  boxAt,
  joinNeighbors,
  type PageMark,
  removesText,
} from '#documents/pdf/cleaning/plan-edits.ts';

/** The marks of each page, by page number minus one. */
export type PageMarks = ReadonlyMap<number, readonly PageMark[]>;

export interface RecognizedMarks {
  readonly marks: PageMarks;
  /** Pages, 1-based, with a mark whose text was not recognized: a person should look at them. */
  readonly unsure: readonly number[];
}

const LETTER = /[\p{L}\p{N}]/u;
// Shorter ones are parts of other words.
const MIN_WORD = 3;

/**
 * Extends marks to where their text is recognized in the pictures of their pages, 1-based: the text that a scanner
 * placed over a picture may lie beside, above or below what the picture shows.
 */
export function extendMarks(
  marks: PageMarks,
  pages: ReadonlySet<number>,
  recognized: ExtractedDocument,
): RecognizedMarks {
  const unsure: number[] = [];
  const extended = new Map(marks);
  for (const page of pages) {
    const lettersOfPage = readLetters(recognized, page);
    const own = marks.get(page - 1) ?? [];
    const found = own.map((mark) =>
      removesText(mark) ? findPlaces(lettersOfPage, mark.value) : [],
    );
    if (own.some((mark, at) => removesText(mark) && found[at]!.length === 0)) unsure.push(page);
    extended.set(
      page - 1,
      own.map((mark, at) =>
        withPlaces(
          mark,
          found[at]!.filter((place) => isNearest(place, mark, own)),
        ),
      ),
    );
  }
  return { marks: extended, unsure };
}

/** The letters and digits of a page, and where they are. */
interface Letters {
  readonly text: string;
  readonly boxes: readonly (Box | undefined)[];
}

function readLetters({ text, pages }: ExtractedDocument, page: number): Letters {
  const layout = pages[page - 1];
  const letters: string[] = [];
  const boxes: (Box | undefined)[] = [];
  if (layout === undefined) return { text: '', boxes };
  for (let at = layout.start; at < layout.end; at += 1) {
    if (!LETTER.test(text[at]!)) continue;
    const lower = text[at]!.toLowerCase();
    letters.push(lower);
    for (let unit = 0; unit < lower.length; unit += 1) boxes.push(boxAt(layout, at));
  }
  return { text: letters.join(''), boxes };
}

/** The places of a value, or of its words if it is not recognized as a whole. */
function findPlaces(page: Letters, value: string): Box[] {
  const words = value.split(/\s+/).map(lettersOf);
  const whole = findText(page, words.join(''));
  if (whole.length > 0) return whole;
  return words.filter((word) => word.length >= MIN_WORD).flatMap((word) => findText(page, word));
}

function lettersOf(value: string): string {
  return Array.from(value)
    .filter((letter) => LETTER.test(letter))
    .join('')
    .toLowerCase();
}

function findText({ text, boxes }: Letters, wanted: string): Box[] {
  const places: Box[] = [];
  if (wanted === '') return places;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const own = boxes.slice(at, at + wanted.length).filter((box) => box !== undefined);
    places.push(...joinNeighbors(own));
  }
  return places;
}

/** Whether a mark is the nearest of those with the same text. */
function isNearest(place: Box, mark: PageMark, all: readonly PageMark[]): boolean {
  const same = all.filter((other) => removesText(other) && other.value === mark.value);
  const distances = same.map((other) => distanceTo(place, other));
  return same[distances.indexOf(Math.min(...distances))] === mark;
}

function distanceTo(place: Box, { areas }: PageMark): number {
  const distances = areas.map((area) =>
    Math.hypot(
      (area.left + area.right - place.left - place.right) / 2,
      (area.top + area.bottom - place.top - place.bottom) / 2,
    ),
  );
  return Math.min(Infinity, ...distances);
}

/** The mark with the places that the picture shows first, because labels are written there. */
function withPlaces(mark: PageMark, places: readonly Box[]): PageMark {
  if (places.length === 0) return mark;
  const areas: Box[] = [];
  for (const box of [...places, ...mark.areas]) {
    const at = areas.findIndex((area) => doOverlap(area, box));
    if (at < 0) areas.push(box);
    else areas[at] = joinBoxes(areas[at]!, box);
  }
  return { ...mark, areas };
}
