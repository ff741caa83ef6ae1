import { measurePage, type PageGeometry } from '../page-geometry.ts';
import type { Pdfium } from '../pdfium.ts';
import type { Box } from './box.ts';

/** The ink of a character. */
export interface Glyph extends Box {
  /** Of the character, in Unicode. */
  readonly code: number;
}

/** A character of a page's content. */
export interface PageCharacter {
  readonly code: number;
  /** From the font's ascent to its descent, as reading gives it. */
  readonly box: Box;
  /** The glyph itself as it is seen. */
  readonly ink: Glyph;
  /** The glyph itself in the page's own coordinates, upwards: left, top, right, bottom. */
  readonly corners: readonly number[];
  /** Where the glyph begins on its line, in the page's own coordinates. */
  readonly origin: readonly [x: number, y: number];
  /** False where the file does not hold the font and pdfium cannot know how the glyph looks. */
  readonly isDrawn: boolean;
}

/** Whether a character shows nothing: some fonts give their spaces a shape without height. */
export function isBlank(code: number): boolean {
  return code <= SPACE || /\s/.test(String.fromCodePoint(code));
}

/** What characters are read with. */
export interface CharacterReading {
  readonly pdfium: Pdfium;
  readonly textPage: number;
  readonly geometry: PageGeometry;
  /** Points to 32 bytes that may be written over. */
  readonly scratch: number;
}

// pdfium brings shapes for Latin letters along.
const MAX_LATIN = 0x24f;
const SPACE = 0x20;

/** Reads the characters of a loaded page, without the spaces and line breaks that have no shape. */
export function readCharacters(pdfium: Pdfium, page: number): PageCharacter[] {
  const { functions } = pdfium;
  const scratch = functions.malloc(32);
  const geometry = measurePage(pdfium, page, scratch);
  const textPage = functions.FPDFText_LoadPage(page);
  const reading: CharacterReading = { pdfium, textPage, geometry, scratch };
  const count = textPage === 0 ? 0 : functions.FPDFText_CountChars(textPage);
  const characters: PageCharacter[] = [];
  for (let index = 0; index < count; index += 1) {
    const character = readCharacter(reading, index);
    if (character !== undefined) characters.push(character);
  }
  functions.FPDFText_ClosePage(textPage);
  functions.free(scratch);
  return characters;
}

/** Reads one character; undefined where it has no shape. */
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
