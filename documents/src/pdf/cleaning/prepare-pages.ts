import { measurePage } from '../page-geometry.ts';
import { doOverlap } from './box.ts';
import { countChanged, type PicturePair, shareLeft } from './compare-pictures.ts';
import { locateNote } from './locate-note.ts';
import { isBlank, type PageCharacter, readCharacters } from './page-characters.ts';
import { drawPicture, type PagePicture } from './page-picture.ts';
import { findPictures } from './page-pictures.ts';
import type { PageMark } from './plan-edits.ts';
import type { ColoredMark, PreparedPage } from './prepared-page.ts';
import { charactersWithin, redactPage } from './redact-page.ts';
import { inkColor, paperColor } from './sample-colors.ts';
import { findUnseen } from './unseen-characters.ts';
import { flattenPage, withPage, type Workbench } from './workbench.ts';

// Pixels for a point: 100 to the inch for comparing, 36 for a glance, 200 for a page that stays a picture.
const TO_COMPARE = 100 / 72;
const TO_GLANCE = 36 / 72;
const TO_KEEP = 200 / 72;

// In patches: fewer than a small letter covers.
const MAX_CHANGED = 2;
const MAX_CHANGED_AT_GLANCE = 1;
const MAX_SHARE_LEFT = 0.1;

/**
 * Takes marked and unseen text out of every page's content and compares each page with what it was. Where more
 * changed than was to, or where a picture or a drawing still shows what was taken out, the page becomes a picture.
 * Undefined for a page that cannot be opened.
 */
export function preparePages(
  bench: Workbench,
  marks: ReadonlyMap<number, readonly PageMark[]>,
): (PreparedPage | undefined)[] {
  const prepared = Array.from({ length: bench.pageCount }, (_, index) => {
    flattenPage(bench, index);
    return preparePage(bench, index, marks.get(index) ?? []);
  });
  // What pages share may have changed with any of them: only now all of it is seen.
  return prepared.map((page, index) =>
    page && !page.picture && hasChangedBeside(bench, index, page)
      ? asPicture(bench, index, page)
      : page,
  );
}

function preparePage(
  bench: Workbench,
  index: number,
  asked: readonly PageMark[],
): PreparedPage | undefined {
  const { pdfium } = bench;
  const seen = withPage(pdfium, [bench.original, index], (page) => {
    const characters = readCharacters(pdfium, page);
    const before = drawPicture(pdfium, page, TO_COMPARE);
    const scratch = pdfium.functions.malloc(16);
    const { width, height, toPage } = measurePage(pdfium, page, scratch);
    pdfium.functions.free(scratch);
    return { characters, before, width, height, toPage };
  });
  if (seen === undefined) return undefined;
  const { characters, before, width, height, toPage } = seen;
  const marks = asked.map((mark) => colorMark(before, locateNote(mark, characters)));
  const removals = marks.filter(({ action }) => action !== 'comment');
  const unseen = findUnseen(characters, before);
  const boxes = removals.flatMap((mark) => mark.characters);
  const removed = [...new Set([...charactersWithin(characters, boxes), ...unseen])];
  const page = { width, height, toPage, marks, unseen: boxesOf(unseen), removed: inksOf(removed) };
  const isFaithful = takeOut(bench, { index, before, removals, removed });
  return isFaithful ? page : asPicture(bench, index, page);
}

function boxesOf(characters: readonly PageCharacter[]): PreparedPage['unseen'] {
  return characters.map(({ box }) => box);
}

function inksOf(characters: readonly PageCharacter[]): PreparedPage['removed'] {
  return characters.map(({ ink }) => ink);
}

function colorMark(picture: PagePicture, mark: PageMark): ColoredMark {
  const place = mark.areas[0] ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const paper = paperColor(picture, place);
  return { ...mark, paper, ink: inkColor(picture, place, paper) };
}

interface Removal {
  readonly index: number;
  readonly before: PagePicture;
  readonly removals: readonly PageMark[];
  readonly removed: readonly PageCharacter[];
}

/** Takes characters out of a page, and answers whether it is then as it should be. */
function takeOut({ pdfium, cleaned }: Workbench, removal: Removal): boolean {
  const { index, before, removals, removed } = removal;
  const boxes = removals.flatMap((mark) => mark.characters);
  if (removed.length === 0 && boxes.length === 0) return true;
  withPage(pdfium, [cleaned, index], (page) => {
    redactPage(pdfium, page, removed);
    pdfium.functions.FPDFPage_GenerateContent(page);
  });
  const isDone = withPage(pdfium, [cleaned, index], (page) => {
    const pair = { before, after: drawPicture(pdfium, page, TO_COMPARE) };
    const left = charactersWithin(readCharacters(pdfium, page), boxes);
    const hasLeft = left.some(({ code }) => !isBlank(code));
    const isPictured = findPictures(pdfium, page).some((picture) =>
      boxes.some((box) => doOverlap(picture, box)),
    );
    return !hasLeft && !isPictured && isAsExpected(pair, removal);
  });
  return isDone ?? false;
}

function isAsExpected(pair: PicturePair, { removals, removed }: Removal): boolean {
  const areas = removals.flatMap((mark) => mark.areas);
  return (
    countChanged(pair, [...areas, ...inksOf(removed)]) <= MAX_CHANGED &&
    areas.every((area) => shareLeft(pair, area) <= MAX_SHARE_LEFT)
  );
}

/** Looks from further away whether a page has changed where nothing was taken out. */
function hasChangedBeside(bench: Workbench, index: number, page: PreparedPage): boolean {
  const before = drawFrom(bench, bench.original, [index, TO_GLANCE]);
  const after = drawFrom(bench, bench.cleaned, [index, TO_GLANCE]);
  if (!before || !after) return true;
  const areas = page.marks.flatMap((mark) => mark.areas);
  return countChanged({ before, after }, [...areas, ...page.removed]) > MAX_CHANGED_AT_GLANCE;
}

function asPicture(bench: Workbench, index: number, page: PreparedPage): PreparedPage | undefined {
  const picture = drawFrom(bench, bench.original, [index, TO_KEEP]);
  return picture && { ...page, picture };
}

function drawFrom(
  { pdfium }: Workbench,
  document: number,
  [index, scale]: readonly [index: number, scale: number],
): PagePicture | undefined {
  return withPage(pdfium, [document, index], (page) => drawPicture(pdfium, page, scale));
}
