import type { OpenPdf } from '../open-pdf.ts';
import { measurePage } from '../page-geometry.ts';
import type { Pdfium } from '../pdfium.ts';
import { doOverlap } from './box.ts';
import { shareChanged, shareLeft } from './compare-pictures.ts';
import { flattenAnnotations } from './flatten-annotations.ts';
import { locateNote } from './locate-note.ts';
import { type PageCharacter, readCharacters } from './page-characters.ts';
import { drawPicture, type PagePicture } from './page-picture.ts';
import { findPictures } from './page-pictures.ts';
import type { PageMark } from './plan-edits.ts';
import type { ColoredMark, PreparedPage } from './prepared-page.ts';
import { charactersWithin, redactPage } from './redact-page.ts';
import { inkColor, paperColor } from './sample-colors.ts';
import { findUnseen } from './unseen-characters.ts';

/** Pixels for a point: 100 to the inch for comparing, 36 for a glance, 200 for a page that stays a picture. */
const TO_COMPARE = 100 / 72;
const TO_GLANCE = 36 / 72;
const TO_KEEP = 200 / 72;

const MAX_SHARE_CHANGED = 0.002;
const MAX_SHARE_LEFT = 0.1;

/** The document that is cleaned, and beside it the same file as it was, but that its annotations are drawn. */
export interface Workbench {
  readonly pdfium: Pdfium;
  readonly cleaned: number;
  readonly original: number;
  readonly pageCount: number;
}

/** Puts a document on the workbench. */
export function layOut({ pdfium, document, pageCount, openAgain }: OpenPdf): Workbench {
  const original = openAgain();
  for (const each of [document, original]) {
    // Makes pdfium draw the values of fields that the file gives no drawing for.
    const information = pdfium.functions.PDFiumExt_OpenFormFillInfo();
    pdfium.functions.PDFiumExt_InitFormFillEnvironment(each, information);
  }
  return { pdfium, cleaned: document, original, pageCount };
}

/**
 * Takes marked and unseen text out of every page's content and compares each page with what it was. Where more
 * changed than was to, or where a picture or a drawing still shows what was taken out, the page becomes a picture.
 * Undefined for a page that cannot be opened.
 */
export function preparePages(
  bench: Workbench,
  marks: ReadonlyMap<number, readonly PageMark[]>,
): (PreparedPage | undefined)[] {
  const prepared = Array.from({ length: bench.pageCount }, (_, index) =>
    preparePage(bench, index, marks.get(index) ?? []),
  );
  // What pages share may have changed with any of them: only now all of it is seen.
  return prepared.map((page, index) => page && keepLook(bench, index, page));
}

function preparePage(
  bench: Workbench,
  index: number,
  marks: readonly PageMark[],
): PreparedPage | undefined {
  const { pdfium } = bench;
  const original = openFlattened(pdfium, bench.original, index);
  if (original === 0) return undefined;
  const characters = readCharacters(pdfium, original);
  const before = drawPicture(pdfium, original, TO_COMPARE);
  const located = marks.map((mark) => colorMark(before, locateNote(mark, characters)));
  const unseen = findUnseen(characters, before);
  const scratch = pdfium.functions.malloc(16);
  const { width, height, toPage } = measurePage(pdfium, original, scratch);
  pdfium.functions.free(scratch);
  const page = { width, height, toPage, marks: located, unseen: unseen.map(({ box }) => box) };
  const isFaithful = redact({ ...bench, index, before, characters, unseen }, located);
  const kept = isFaithful ? {} : { picture: drawPicture(pdfium, original, TO_KEEP) };
  pdfium.functions.FPDF_ClosePage(original);
  return { ...page, ...kept };
}

function colorMark(picture: PagePicture, mark: PageMark): ColoredMark {
  const [area] = mark.areas;
  const place = area ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const paper = paperColor(picture, place);
  return { ...mark, paper, ink: inkColor(picture, place, paper) };
}

interface Redaction extends Workbench {
  readonly index: number;
  readonly before: PagePicture;
  readonly characters: readonly PageCharacter[];
  readonly unseen: readonly PageCharacter[];
}

/** Takes out what is to go, and answers whether the page is then as it should be. */
function redact(redaction: Redaction, marks: readonly PageMark[]): boolean {
  const { pdfium, cleaned, index, before, characters, unseen } = redaction;
  const boxes = marks.filter(isRemoval).flatMap((mark) => mark.characters);
  const hit = new Set([...charactersWithin(characters, boxes), ...unseen]);
  const page = openFlattened(pdfium, cleaned, index);
  if (hit.size > 0) {
    redactPage(pdfium, page, [...hit]);
    pdfium.functions.FPDFPage_GenerateContent(page);
  }
  pdfium.functions.FPDF_ClosePage(page);
  if (hit.size === 0 && boxes.length === 0) return true;
  const again = pdfium.functions.FPDF_LoadPage(cleaned, index);
  const after = drawPicture(pdfium, again, TO_COMPARE);
  const isGone =
    charactersWithin(readCharacters(pdfium, again), boxes).length === 0 &&
    !findPictures(pdfium, again).some((picture) => boxes.some((box) => doOverlap(picture, box)));
  pdfium.functions.FPDF_ClosePage(again);
  return isGone && isAsExpected({ before, after }, marks);
}

function isAsExpected(
  pair: { readonly before: PagePicture; readonly after: PagePicture },
  marks: readonly PageMark[],
): boolean {
  const areas = marks.filter(isRemoval).flatMap((mark) => mark.areas);
  return (
    shareChanged(pair, areas) <= MAX_SHARE_CHANGED &&
    areas.every((area) => shareLeft(pair, area) <= MAX_SHARE_LEFT)
  );
}

function isRemoval({ action }: PageMark): boolean {
  return action !== 'comment';
}

/** Looks once more, from further away, whether a page still looks as it did. */
function keepLook(bench: Workbench, index: number, page: PreparedPage): PreparedPage {
  if (page.picture) return page;
  const { pdfium } = bench;
  const original = pdfium.functions.FPDF_LoadPage(bench.original, index);
  const cleaned = pdfium.functions.FPDF_LoadPage(bench.cleaned, index);
  const before = drawPicture(pdfium, original, TO_GLANCE);
  const after = drawPicture(pdfium, cleaned, TO_GLANCE);
  const areas = page.marks.filter(isRemoval).flatMap((mark) => mark.areas);
  const isKept = shareChanged({ before, after }, areas) <= MAX_SHARE_CHANGED;
  const kept = isKept ? page : { ...page, picture: drawPicture(pdfium, original, TO_KEEP) };
  pdfium.functions.FPDF_ClosePage(cleaned);
  pdfium.functions.FPDF_ClosePage(original);
  return kept;
}

/** Loads a page whose annotations are a part of its content from now on; 0 where it cannot be loaded. */
function openFlattened(pdfium: Pdfium, document: number, index: number): number {
  const { functions } = pdfium;
  const page = functions.FPDF_LoadPage(document, index);
  if (page === 0 || functions.FPDFPage_GetAnnotCount(page) === 0) return page;
  flattenAnnotations(pdfium, page);
  functions.FPDFPage_GenerateContent(page);
  functions.FPDF_ClosePage(page);
  return functions.FPDF_LoadPage(document, index);
}
