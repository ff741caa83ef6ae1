import type { PageLine, StartLineWriter } from './line-writer.ts';
import type { PlaceBox } from './page-geometry.ts';
import type { Pdfium } from './pdfium.ts';

/** The text of a page's content, line by line in reading order. */
export interface PageText {
  readonly lines: readonly PageLine[];
  /** The number of glyphs without a character in the file, and whether any of them could be a word. */
  readonly unknownGlyphs: number;
  readonly hasUnknownWord: boolean;
  readonly characters: number;
  /** True if the page has more characters than any page meant for people; then no line is returned. */
  readonly isTooLong: boolean;
}

const MAX_CHARACTERS_OF_PAGE = 1_000_000;

/**
 * How boxes are read: the pointer to which pdfium writes a rectangle, the mapping to the page, and the writer that
 * collects them.
 */
export interface BoxReader {
  readonly startLineWriter: StartLineWriter;
  readonly rectangle: number;
  readonly placeBox: PlaceBox;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
// pdfium's code for a hyphen that splits a word at the end of a line, without a line break after it.
const DIVIDING_HYPHEN = 0x02;
/** Codes that mean something in one font only. */
const FIRST_PRIVATE = 0xe000;
const LAST_PRIVATE = 0xf8ff;
/** The fewest such glyphs in a row that may be a word; fewer are bullets and symbols. */
const MIN_WORD = 4;
const UNKNOWN_CHARACTER = 0xfffd;

/**
 * Reads a page's text. A hyphenated word is joined: the hyphen is dropped and the rest of the word forms a line of its
 * own that continues the one before. A glyph that represents no known character becomes U+FFFD: dropping it would join
 * its neighbors into one word.
 */
export function readPageText(pdfium: Pdfium, textPage: number, boxReader: BoxReader): PageText {
  const { functions } = pdfium;
  const { placeBox, rectangle, startLineWriter } = boxReader;
  const characters = Math.max(0, functions.FPDFText_CountChars(textPage));
  const isTooLong = characters > MAX_CHARACTERS_OF_PAGE;
  const end = isTooLong ? 0 : characters;
  const writer = startLineWriter(end, placeBox);
  const unknown = new UnknownGlyphs();

  for (let index = 0; index < end; index += 1) {
    const code = functions.FPDFText_GetUnicode(textPage, index);
    if (code === LINE_FEED || code === CARRIAGE_RETURN || code === DIVIDING_HYPHEN) {
      writer.endLine(code === DIVIDING_HYPHEN);
    } else {
      const isKnown = isCharacter(code);
      unknown.add(code);
      functions.FPDFText_GetLooseCharBox(textPage, index, rectangle);
      writer.add(index, isKnown ? code : UNKNOWN_CHARACTER, rectangle);
    }
  }
  writer.endLine(false);
  return {
    lines: writer.lines,
    unknownGlyphs: unknown.count,
    hasUnknownWord: unknown.hasWord,
    characters,
    isTooLong,
  };
}

/** Counts the glyphs of a page of which the file does not tell the character. */
class UnknownGlyphs {
  count = 0;
  hasWord = false;
  #inRow = 0;

  add(code: number): void {
    const isPrivate = code >= FIRST_PRIVATE && code <= LAST_PRIVATE;
    const isUnknown = isPrivate || !isCharacter(code);
    this.#inRow = isUnknown ? this.#inRow + 1 : 0;
    if (isUnknown) this.count += 1;
    if (this.#inRow >= MIN_WORD) this.hasWord = true;
  }
}

function isCharacter(code: number): boolean {
  return (code >= 0x20 || code === 0x09) && code <= 0x10ffff && code !== 0xfffe && code !== 0xffff;
}
