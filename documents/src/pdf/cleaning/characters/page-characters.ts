import type { Box } from '#documents/pdf/cleaning/box.ts';
import { measurePage, type PageGeometry } from '#documents/pdf/page-geometry.ts';
import type { Pdfium } from '#documents/pdf/pdfium.ts';

/** The ink of a character. */
export interface Glyph extends Box {
  /** The Unicode code point. */
  readonly code: number;
}

/** A character of a page's content. */
export interface PageCharacter {
  readonly code: number;
  /** From the font's ascent to its descent, as in reading. */
  readonly box: Box;
  /** The bounds of the glyph on the displayed page. */
  readonly ink: Glyph;
  /** The bounds of the glyph in user space, upwards: left, top, right, bottom. */
  readonly corners: readonly number[];
  /** The glyph's origin, in user space. */
  readonly origin: readonly [x: number, y: number];
  /** False if the font is not embedded and pdfium cannot know what the glyph looks like. */
  readonly isDrawn: boolean;
}

/** Whether a character shows nothing: some fonts give their spaces a shape without height. */
export function isBlank(code: number): boolean {
  return code <= SPACE || /\s/.test(String.fromCodePoint(code));
}

export interface CharacterReading {
  readonly pdfium: Pdfium;
  readonly textPage: number;
  readonly geometry: PageGeometry;
  /** Pointer to 32 bytes of scratch memory. */
  readonly scratch: number;
}

// pdfium has built-in shapes for Latin letters.
const MAX_LATIN = 0x24f;
const SPACE = 0x20;

/** Visits the characters of a loaded page in their order; undefined stands for one without a shape. */
export function visitCharacters(
  pdfium: Pdfium,
  page: number,
  visit: (character: PageCharacter | undefined, index: number, textPage: number) => void,
): void {
  const { functions } = pdfium;
  const scratch = functions.malloc(32);
  const geometry = measurePage(pdfium, page, scratch);
  const textPage = functions.FPDFText_LoadPage(page);
  const reading: CharacterReading = { pdfium, textPage, geometry, scratch };
  const count = textPage === 0 ? 0 : functions.FPDFText_CountChars(textPage);
  for (let index = 0; index < count; index += 1) {
    visit(readCharacter(reading, index), index, textPage);
  }
  functions.FPDFText_ClosePage(textPage);
  functions.free(scratch);
}

/** Reads the characters of a loaded page, without the spaces and line breaks that have no shape. */
export function readCharacters(pdfium: Pdfium, page: number): PageCharacter[] {
  const characters: PageCharacter[] = [];
  visitCharacters(pdfium, page, (character) => {
    if (character !== undefined) characters.push(character);
  });
  return characters;
}

/** Reads one character; undefined if it has no shape. */
export function readCharacter(reading: CharacterReading, index: number): PageCharacter | undefined {
  const { functions, memory } = reading.pdfium;
  const { textPage, scratch } = reading;
  functions.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const numbers = memory.HEAPU8.slice(scratch, scratch + 32);
  const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(numbers.buffer);
  if (right <= left || top <= bottom) return undefined;
  const corners = [left, top, right, bottom];
  memory.HEAPF32.set(corners, scratch >> 2);
  const code = functions.FPDFText_GetUnicode(textPage, index);
  const ink = { code, ...placeBox(reading) };
  functions.FPDFText_GetLooseCharBox(textPage, index, scratch);
  const box = placeBox(reading);
  const isDrawn = code <= MAX_LATIN || isFontEmbedded(reading, index);
  return { code, box, ink, corners, origin: readOrigin(reading, index), isDrawn };
}

function readOrigin({ pdfium, textPage, scratch }: CharacterReading, index: number) {
  const { functions, memory } = pdfium;
  functions.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  const [x = 0, y = 0] = new Float64Array(memory.HEAPU8.slice(scratch, scratch + 16).buffer);
  return [x, y] as const;
}

function isFontEmbedded(
  { pdfium: { functions }, textPage }: CharacterReading,
  index: number,
): boolean {
  const object = functions.FPDFText_GetTextObject(textPage, index);
  const font = object === 0 ? 0 : functions.FPDFTextObj_GetFont(object);
  return font !== 0 && functions.FPDFFont_GetIsEmbedded(font) === 1;
}

const placed = new Float32Array(4);

function placeBox({ geometry, scratch }: CharacterReading): Box {
  geometry.placeBox(scratch, placed, 0);
  const [left = 0, top = 0, right = 0, bottom = 0] = placed;
  return { left, top, right, bottom };
}
