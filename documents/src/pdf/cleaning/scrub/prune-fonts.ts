import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';

import { pruneCharacterMapFile } from './prune-character-map-file.ts';
import { decodeStream, makeStream } from './stream-bytes.ts';
import { codeLength, codesBetween, type UsedCodes } from './used-codes.ts';

const name = (text: string): PDFName => PDFName.of(text);
const IDENTITY = new Set(['Identity-H', 'Identity-V'].map(name));
// Ranges that overlap one another list more than there are codes.
const MAX_IN_RANGES = 1_000_000;

/**
 * Leaves in fonts only what belongs to the codes that are still shown: the letters of removed words, listed in the order
 * in which the document first used them, spell a word, and their widths tell it from others. The outlines in an embedded
 * font's file stay.
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
  const encoding = font.lookup(name('Encoding'));
  const list = encoding instanceof PDFDict ? encoding.lookup(name('Differences')) : undefined;
  if (!(encoding instanceof PDFDict) || !(list instanceof PDFArray)) return;
  const glyphs = readDifferences(list, codes);
  const pruned = copyOf(encoding);
  const differences = [...glyphs].flatMap(([code, glyph]) => [PDFNumber.of(code), glyph]);
  pruned.set(name('Differences'), font.context.obj(differences));
  font.set(name('Encoding'), pruned);
  const drawn = font.lookup(name('CharProcs'));
  if (!(drawn instanceof PDFDict) || encoding.has(name('BaseEncoding'))) return;
  const kept = new Set([...glyphs.values(), name('.notdef')]);
  const procedures = font.context.obj({});
  for (const [key, value] of drawn.entries()) if (kept.has(key)) procedures.set(key, value);
  font.set(name('CharProcs'), procedures);
}

function pruneWidths(font: PDFDict, codes: ReadonlySet<number>): void {
  const widths = font.lookup(name('Widths'));
  const first = font.lookup(name('FirstChar'));
  if (!(widths instanceof PDFArray)) return;
  const from = first instanceof PDFNumber ? first.asNumber() : 0;
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

/** Where codes are the numbers of glyphs. */
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
  font.set(name('DescendantFonts'), context.obj([context.register(pruned)]));
}

/** Codes with a list of widths, or a first and a last code with one width for all. */
function readWidths(list: PDFArray, codes: ReadonlySet<number>): Map<number, PDFObject> {
  const widths = new Map<number, PDFObject>();
  let room = MAX_IN_RANGES;
  for (let at = 0; at + 1 < list.size();) {
    const [first, next] = [numberAt(list, at), list.lookup(at + 1)];
    if (next instanceof PDFArray) {
      for (let index = 0; index < next.size(); index += 1) {
        if (codes.has(first + index)) widths.set(first + index, next.get(index));
      }
      at += 2;
    } else {
      const width = list.get(at + 2);
      for (const code of codesBetween(first, numberAt(list, at + 1), codes)) {
        widths.set(code, width);
        if ((room -= 1) < 0) return widths;
      }
      at += 3;
    }
  }
  return widths;
}

function numberAt(list: PDFArray, at: number): number {
  const value = list.lookup(at);
  return value instanceof PDFNumber ? value.asNumber() : 0;
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
