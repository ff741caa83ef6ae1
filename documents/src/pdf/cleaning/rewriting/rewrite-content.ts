import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

import type { Matrix } from '#documents/pdf/page-geometry.ts';

import type { Box } from '../box.ts';
import { readOperations } from '../content-operations.ts';
import { decodeStream, encodeStream } from '../scrub/stream-bytes.ts';
import type { PdfValue } from '../token-reader.ts';
import { type GlyphMetrics, itemsOf, readGlyphMetrics } from './glyph-metrics.ts';
import { multiply } from './matrices.ts';
import { type ByteRange, PathEraser } from './path-eraser.ts';
import { isShowing, rewriteShown } from './rewrite-shown.ts';
import type { SoughtGlyphs } from './sought-glyphs.ts';
import { asMatrix, TextState } from './text-state.ts';

/** A content stream with what it is drawn with. */
export interface Content {
  readonly bytes: Uint8Array;
  readonly resources: PDFDict;
  /** Its coordinates on the page. */
  readonly base: Matrix;
  /** How many forms it stands in. */
  readonly depth: number;
}

/** What is to go from a page. */
export interface SoughtContent {
  readonly glyphs: SoughtGlyphs;
  /** Where they stand, in the page's own coordinates: outlines that are drawn within go as well. */
  readonly areas: readonly Box[];
  /** Called for each form that is changed: other pages may draw it as well. */
  readonly onFormChange: () => void;
}

const name = (text: string): PDFName => PDFName.of(text);
const MAX_DEPTH = 8;

/**
 * Takes sought glyphs out of a content stream and of the forms that it draws, and leaves every other byte as it is. Forms are
 * changed where they stand, wherever else they may be drawn. Answers the stream's own bytes where it shows none of the glyphs.
 */
export function rewriteContent(content: Content, sought: SoughtContent): Uint8Array {
  const { bytes, resources, base } = content;
  const state = new TextState(base, createFontFinder(resources));
  const eraser = new PathEraser(sought.areas);
  const pieces: Uint8Array[] = [];
  let kept = 0;
  const replace = ({ start, end }: ByteRange, written: string): void => {
    pieces.push(bytes.subarray(kept, start), Buffer.from(written));
    kept = end;
  };
  for (const operation of readOperations(bytes)) {
    const { operator, operands } = operation;
    state.follow(operation);
    for (const range of eraser.follow(operation, state.base)) replace(range, ' ');
    if (operator === 'Do') rewriteForm(operands[0], { ...content, base: state.base }, sought);
    const written = isShowing(operator) ? rewriteShown(operation, state, sought.glyphs) : undefined;
    if (written !== undefined) replace(operation, `${written}\n`);
  }
  return pieces.length === 0 ? bytes : Buffer.concat([...pieces, bytes.subarray(kept)]);
}

function createFontFinder(
  resources: PDFDict,
): (key: PdfValue | undefined) => GlyphMetrics | undefined {
  const known = new Map<PdfValue, GlyphMetrics | undefined>();
  return (key) => {
    if (typeof key !== 'string') return undefined;
    if (!known.has(key)) {
      const entry = entryOf(resources, 'Font', key);
      const font = entry && resources.context.lookup(entry);
      known.set(key, font instanceof PDFDict ? readGlyphMetrics(font) : undefined);
    }
    return known.get(key);
  };
}

function entryOf(resources: PDFDict, kind: string, key: PdfValue | undefined) {
  const group = resources.lookup(name(kind));
  if (!(group instanceof PDFDict) || typeof key !== 'string') return undefined;
  return group.get(name(key.slice(1)));
}

function rewriteForm(key: PdfValue | undefined, outer: Content, sought: SoughtContent): void {
  const { context } = outer.resources;
  const ref = entryOf(outer.resources, 'XObject', key);
  const form = ref && context.lookup(ref);
  if (!(form instanceof PDFRawStream) || !(ref instanceof PDFRef)) return;
  if (form.dict.lookup(name('Subtype')) !== name('Form') || outer.depth >= MAX_DEPTH) return;
  const bytes = decodeStream(form);
  if (bytes === undefined || !sought.glyphs.mayLookThrough(bytes.length)) return;
  const own = form.dict.lookup(name('Resources'));
  const resources = own instanceof PDFDict ? own : outer.resources;
  const matrix = form.dict.lookup(name('Matrix'));
  const base = matrix instanceof PDFArray ? multiply(readMatrix(matrix), outer.base) : outer.base;
  const changed = rewriteContent({ bytes, resources, base, depth: outer.depth + 1 }, sought);
  if (changed === bytes) return;
  context.assign(ref, encodeStream(form.dict, changed));
  sought.onFormChange();
}

function readMatrix(list: PDFArray): Matrix {
  return asMatrix(itemsOf(list).map((item) => (item instanceof PDFNumber ? item.asNumber() : 0)));
}
