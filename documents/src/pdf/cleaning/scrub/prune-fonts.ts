import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';

import { type FindGlyphs, pruneTrueType } from './fonts/prune-true-type.ts';
import { findShownGlyphs } from './fonts/shown-glyphs.ts';
import { pruneCharacterMapFile } from './prune-character-map-file.ts';
import { decodeStream, makeStream } from './stream-bytes.ts';
import { codeLength, codesBetween, type UsedCodes } from './used-codes.ts';

const name = (text: string): PDFName => PDFName.of(text);
const FILES = ['FontFile', 'FontFile2', 'FontFile3'].map(name);
/** The exclamation mark, and the last small letter. */
const [FIRST_PLAIN, LAST_PLAIN] = [0x21, 0x7a];
const IDENTITY = new Set(['Identity-H', 'Identity-V'].map(name));
// Ranges that overlap one another list more than there are codes.
const MAX_IN_RANGES = 1_000_000;

/**
 * Leaves in fonts only what belongs to the codes that are still shown: the letters of removed words, listed in the
 * order in which the document first used them, spell a word, and their widths tell it from others. In an embedded font
 * file, that is done for TrueType; the outlines in others stay.
 */
export function pruneFonts(used: UsedCodes): void {
  for (const [font, codes] of used) {
    if (codes === undefined) continue;
    pruneCharacterMap(font, codes);
    if (font.lookup(name('Subtype')) === name('Type0')) pruneDescendant(font, codes);
    else pruneSimple(font, codes);
  }
}

/** Fonts may share a map, so each gets its own. */
function pruneCharacterMap(font: PDFDict, codes: ReadonlySet<number>): void {
  const stream = font.lookup(name('ToUnicode'));
  const bytes = stream instanceof PDFRawStream ? decodeStream(stream) : undefined;
  if (bytes === undefined) return;
  const length = codeLength(font) ?? 1;
  const pruned = pruneCharacterMapFile(bytes, { codes, length });
  const { context } = font;
  font.set(name('ToUnicode'), context.register(makeStream(context, pruned)));
}

function pruneSimple(font: PDFDict, codes: ReadonlySet<number>): void {
  pruneWidths(font, codes);
  const glyphs = pruneEncoding(font, codes);
  const names = new Map([...glyphs].map(([code, glyph]) => [code, glyph.decodeText()]));
  pruneFontFile(font, (tables) => findShownGlyphs(tables, codes, names));
}

/** Leaves only the names of the shown codes, and the drawings of their glyphs; returns the names. */
function pruneEncoding(font: PDFDict, codes: ReadonlySet<number>): ReadonlyMap<number, PDFName> {
  const encoding = font.lookup(name('Encoding'));
  const list = encoding instanceof PDFDict ? encoding.lookup(name('Differences')) : undefined;
  if (!(encoding instanceof PDFDict) || !(list instanceof PDFArray)) return new Map();
  const glyphs = readDifferences(list, codes);
  const pruned = copyOf(encoding);
  const differences = [...glyphs].flatMap(([code, glyph]) => [PDFNumber.of(code), glyph]);
  pruned.set(name('Differences'), font.context.obj(differences));
  font.set(name('Encoding'), pruned);
  const drawn = font.lookup(name('CharProcs'));
  if (!(drawn instanceof PDFDict) || encoding.has(name('BaseEncoding'))) return glyphs;
  const kept = new Set([...glyphs.values(), name('.notdef')]);
  const procedures = font.context.obj({});
  for (const [key, value] of drawn.entries()) if (kept.has(key)) procedures.set(key, value);
  font.set(name('CharProcs'), procedures);
  return glyphs;
}

/** Other fonts may use the same file, so each gets its own. */
function pruneFontFile(font: PDFDict, findGlyphs: FindGlyphs): void {
  const { context } = font;
  const descriptor = font.lookup(name('FontDescriptor'));
  const file = descriptor instanceof PDFDict ? descriptor.lookup(name('FontFile2')) : undefined;
  const bytes = file instanceof PDFRawStream ? decodeStream(file) : undefined;
  const pruned = bytes && pruneTrueType(bytes, findGlyphs);
  if (pruned === undefined || !(descriptor instanceof PDFDict)) return;
  const own = copyOf(descriptor);
  const stream = makeStream(context, pruned, { Length1: pruned.length });
  own.set(name('FontFile2'), context.register(stream));
  font.set(name('FontDescriptor'), context.register(own));
}

function pruneWidths(font: PDFDict, codes: ReadonlySet<number>): void {
  const widths = font.lookup(name('Widths'));
  const first = font.lookup(name('FirstChar'));
  if (!(widths instanceof PDFArray)) return;
  const from = first instanceof PDFNumber ? first.asNumber() : 0;
  if (!isEmbedded(font) && isComplete(widths, from)) return;
  const shown = [...codes].filter((code) => code >= from && code < from + widths.size());
  const lowest = shown.length === 0 ? 0 : Math.min(...shown);
  const highest = shown.length === 0 ? 0 : Math.max(...shown);
  const pruned = Array.from({ length: highest - lowest + 1 }, (_, index) => {
    const code = lowest + index;
    return shown.includes(code) ? widths.get(code - from) : PDFNumber.of(0);
  });
  font.set(name('FirstChar'), PDFNumber.of(lowest));
  font.set(name('LastChar'), PDFNumber.of(highest));
  font.set(name('Widths'), font.context.obj(pruned));
}

function isEmbedded(font: PDFDict): boolean {
  const descriptor = font.lookup(name('FontDescriptor'));
  const isInFile = descriptor instanceof PDFDict && FILES.some((key) => descriptor.has(key));
  return isInFile || font.has(name('CharProcs'));
}

/**
 * Whether all letters have a width, shown or not: then they tell nothing, and viewers choose and stretch a substitute
 * by them.
 */
function isComplete(widths: PDFArray, first: number): boolean {
  const wanted = Array.from(
    { length: LAST_PLAIN - FIRST_PLAIN + 1 },
    (_, step) => FIRST_PLAIN + step,
  );
  return wanted.every((code) => {
    const width = code >= first && code - first < widths.size() ? widths.lookup(code - first) : 0;
    return width instanceof PDFNumber && width.asNumber() > 0;
  });
}

/** The glyphs of the shown codes. */
function readDifferences(list: PDFArray, codes: ReadonlySet<number>): Map<number, PDFName> {
  const glyphs = new Map<number, PDFName>();
  let code = 0;
  for (let index = 0; index < list.size(); index += 1) {
    const item = list.lookup(index);
    if (item instanceof PDFNumber) code = item.asNumber();
    if (!(item instanceof PDFName)) continue;
    if (codes.has(code)) glyphs.set(code, item);
    code += 1;
  }
  return glyphs;
}

/** Prunes a font whose codes are the numbers of glyphs. */
function pruneDescendant(font: PDFDict, codes: ReadonlySet<number>): void {
  const { context } = font;
  const encoding = font.lookup(name('Encoding'));
  const list = font.lookup(name('DescendantFonts'));
  const descendant = list instanceof PDFArray ? list.lookup(0) : undefined;
  if (!(encoding instanceof PDFName) || !IDENTITY.has(encoding)) return;
  if (!(descendant instanceof PDFDict)) return;
  const pruned = copyOf(descendant);
  const widths = descendant.lookup(name('W'));
  if (widths instanceof PDFArray) {
    const kept = readWidths(widths, codes);
    const items = [...kept].flatMap(([code, width]) => [PDFNumber.of(code), context.obj([width])]);
    pruned.set(name('W'), context.obj(items));
  }
  const glyphs = descendant.lookup(name('CIDToGIDMap'));
  const bytes = glyphs instanceof PDFRawStream ? decodeStream(glyphs) : undefined;
  if (bytes) {
    const map = makeStream(context, pruneGlyphNumbers(bytes, codes));
    pruned.set(name('CIDToGIDMap'), context.register(map));
  }
  if (bytes || !(glyphs instanceof PDFRawStream)) {
    const shown = [...codes].map((code) => (bytes ? numberIn(bytes, code) : code));
    pruneFontFile(pruned, () => new Set(shown));
  }
  font.set(name('DescendantFonts'), context.obj([context.register(pruned)]));
}

/** Codes with a list of widths, or a first and a last code with one width for all. */
function readWidths(list: PDFArray, codes: ReadonlySet<number>): Map<number, PDFObject> {
  const widths = new Map<number, PDFObject>();
  let room = MAX_IN_RANGES;
  for (let at = 0; at + 1 < list.size() && room > 0;) {
    const [first, next] = [numberAt(list, at), list.lookup(at + 1)];
    const isList = next instanceof PDFArray;
    const last = isList ? first + next.size() - 1 : numberAt(list, at + 1);
    const found = codesBetween(first, last, codes);
    for (const code of found) widths.set(code, isList ? next.get(code - first) : list.get(at + 2));
    room -= found.length;
    at += isList ? 2 : 3;
  }
  return widths;
}

function numberAt(list: PDFArray, at: number): number {
  const value = list.lookup(at);
  return value instanceof PDFNumber ? value.asNumber() : 0;
}

function numberIn(bytes: Uint8Array, code: number): number {
  return ((bytes[code * 2] ?? 0) << 8) | (bytes[code * 2 + 1] ?? 0);
}

/** Two bytes for each code. */
function pruneGlyphNumbers(bytes: Uint8Array, codes: ReadonlySet<number>): Uint8Array {
  const count = [...codes].reduce((most, code) => Math.max(most, code + 1), 1);
  const pruned = bytes.slice(0, count * 2);
  for (let at = 0; at < pruned.length; at += 1) if (!codes.has(at >> 1)) pruned[at] = 0;
  return pruned;
}

function copyOf(dict: PDFDict): PDFDict {
  const copy = dict.context.obj({});
  for (const [key, value] of dict.entries()) copy.set(key, value);
  return copy;
}
