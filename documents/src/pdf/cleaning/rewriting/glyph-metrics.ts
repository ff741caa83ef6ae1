import { TextDecoder } from 'node:util';

import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import { Encodings, Font, FontNames } from '@cantoo/pdf-lib/standard-fonts';

/** How a font's strings are split into glyphs, and the advance width of each. */
export interface GlyphMetrics {
  /** The length of a character code. */
  readonly codeBytes: 1 | 2;
  /** For a font of size 1. */
  widthOf(code: number): number;
}

const name = (text: string): PDFName => PDFName.of(text);
const DEFAULT_COMPOSITE_WIDTH = 1000;
const STANDARD_FONTS: ReadonlySet<string> = new Set(Object.values(FontNames));
const WESTERN = new TextDecoder('windows-1252');

/**
 * Reads a font's widths from its file, or the well-known ones of the standard fonts; undefined for a font with a custom
 * CMap to split codes, with vertical writing, or without widths.
 */
export function readGlyphMetrics(font: PDFDict): GlyphMetrics | undefined {
  if (font.lookup(name('Subtype')) === name('Type0')) return readComposite(font);
  const widths = font.lookup(name('Widths'));
  if (!(widths instanceof PDFArray)) return readStandard(font);
  const first = numberOf(font.lookup(name('FirstChar'))) ?? 0;
  const all = itemsOf(widths).map((item) => numberOf(item) ?? 0);
  const descriptor = font.lookup(name('FontDescriptor'));
  const missing =
    descriptor instanceof PDFDict ? numberOf(descriptor.lookup(name('MissingWidth'))) : undefined;
  const unit = unitOf(font);
  return { codeBytes: 1, widthOf: (code) => (all[code - first] ?? missing ?? 0) * unit };
}

/** A Type 3 font has units of its own. */
function unitOf(font: PDFDict): number {
  const matrix = font.lookup(name('FontMatrix'));
  const own = matrix instanceof PDFArray ? numberOf(matrix.lookup(0)) : undefined;
  return font.lookup(name('Subtype')) === name('Type3') ? (own ?? 0.001) : 0.001;
}

function readStandard(font: PDFDict): GlyphMetrics | undefined {
  const base = font.lookup(name('BaseFont'));
  const called = base instanceof PDFName ? base.decodeText() : '';
  if (!isStandard(called)) return undefined;
  const standard = Font.load(called);
  const symbols = SYMBOL_ENCODINGS.get(called);
  if (symbols === undefined) {
    return { codeBytes: 1, widthOf: (code) => widthIn(standard, code) / 1000 };
  }
  const widths = symbolWidths(standard, symbols);
  return { codeBytes: 1, widthOf: (code) => (widths.get(code) ?? 0) / 1000 };
}

type Encoding = (typeof Encodings)[keyof typeof Encodings];

/** The standard fonts whose codes are not letters. */
const SYMBOL_ENCODINGS: ReadonlyMap<FontNames, Encoding> = new Map([
  [FontNames.Symbol, Encodings.Symbol],
  [FontNames.ZapfDingbats, Encodings.ZapfDingbats],
]);

function symbolWidths(font: Font, encoding: Encoding): Map<number, number> {
  const glyphs = encoding.supportedCodePoints.map((point) =>
    encoding.encodeUnicodeCodePoint(point),
  );
  return new Map(glyphs.map(({ code, name: glyph }) => [code, font.getWidthOfGlyph(glyph) ?? 0]));
}

function isStandard(called: string): called is FontNames {
  return STANDARD_FONTS.has(called);
}

function widthIn(font: Font, code: number): number {
  const point = WESTERN.decode(Uint8Array.of(code)).codePointAt(0)!;
  if (!Encodings.WinAnsi.canEncodeUnicodeCodePoint(point)) return 0;
  return font.getWidthOfGlyph(Encodings.WinAnsi.encodeUnicodeCodePoint(point).name) ?? 0;
}

function readComposite(font: PDFDict): GlyphMetrics | undefined {
  if (font.lookup(name('Encoding')) !== name('Identity-H')) return undefined;
  const descendants = font.lookup(name('DescendantFonts'));
  const descendant = descendants instanceof PDFArray ? descendants.lookup(0) : undefined;
  if (!(descendant instanceof PDFDict)) return undefined;
  const usual = numberOf(descendant.lookup(name('DW'))) ?? DEFAULT_COMPOSITE_WIDTH;
  const list = descendant.lookup(name('W'));
  const widths = list instanceof PDFArray ? readWidthList(list) : new Map<number, number>();
  return { codeBytes: 2, widthOf: (code) => (widths.get(code) ?? usual) / 1000 };
}

/** Codes with a list of widths, or a first and a last code with one width for all. */
function readWidthList(list: PDFArray): Map<number, number> {
  const widths = new Map<number, number>();
  const items = itemsOf(list);
  for (let at = 0; at + 1 < items.length;) {
    const first = numberOf(items[at]) ?? 0;
    const next = items[at + 1];
    if (next instanceof PDFArray) {
      for (const [index, item] of itemsOf(next).entries()) {
        widths.set(first + index, numberOf(item) ?? 0);
      }
      at += 2;
    } else {
      const last = Math.min(numberOf(next) ?? 0, MAX_CODE);
      for (let code = first; code <= last; code += 1)
        widths.set(code, numberOf(items[at + 2]) ?? 0);
      at += 3;
    }
  }
  return widths;
}

const MAX_CODE = 0xffff;

/** The items of an array, with references resolved. */
export function itemsOf(list: PDFArray): (PDFObject | undefined)[] {
  return Array.from({ length: list.size() }, (_, index) => list.lookup(index));
}

function numberOf(value: PDFObject | undefined): number | undefined {
  return value instanceof PDFNumber ? value.asNumber() : undefined;
}
