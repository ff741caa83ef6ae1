import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

import { readOperations } from '#documents/pdf/cleaning/content/content-operations.ts';
import type { PdfValue } from '#documents/pdf/cleaning/content/token-reader.ts';
import type { Matrix } from '#documents/pdf/page-geometry.ts';

import type { Box } from '../box.ts';
import { decodeStream, encodeStream } from '../scrub/stream-bytes.ts';
import { type GlyphMetrics, itemsOf, readGlyphMetrics } from './glyph-metrics.ts';
import { multiply } from './matrices.ts';
import { PathEraser } from './path-eraser.ts';
import { type PagePictures, rewritePicture } from './rewrite-picture.ts';
import type { TargetGlyphs } from './target-glyphs.ts';
import { type Replacement, TextGaps } from './text-gaps.ts';
import { asMatrix, TextState } from './text-state.ts';

/** A content stream with its drawing context. */
export interface Content {
  readonly bytes: Uint8Array;
  readonly resources: PDFDict;
  /** Its matrix to user space. */
  readonly base: Matrix;
  /** The number of enclosing forms. */
  readonly depth: number;
}

/** What to remove from a page. */
export interface TargetContent {
  readonly glyphs: TargetGlyphs;
  /** Their positions, in user space: outlines drawn within are removed too. */
  readonly areas: readonly Box[];
  /** The pictures that the page draws. */
  readonly pictures: PagePictures;
  /** Called for each changed form: other pages may draw it too. */
  readonly onFormChange: () => void;
}

export interface RewrittenContent {
  /** The original bytes if nothing was removed. */
  readonly bytes: Uint8Array;
  /** The original resources, or a copy with the replaced pictures: others may share the original. */
  readonly resources: PDFDict;
}

const name = (text: string): PDFName => PDFName.of(text);
const MAX_DEPTH = 8;
const BLANKED = 'ProvisoBlanked';

/**
 * Removes the sought glyphs from a content stream and the forms that it draws, and leaves every other byte as it is.
 * Forms are changed in place, wherever else they may be drawn.
 */
export function rewriteContent(content: Content, target: TargetContent): RewrittenContent {
  const { bytes, resources, base } = content;
  const pictures = new Map<PDFName, PDFRef>();
  const state = new TextState(base, createFontFinder(resources));
  const eraser = new PathEraser(target.areas);
  const gaps = new TextGaps(state, target.glyphs);
  const replacements: Replacement[] = [];
  for (const operation of readOperations(bytes)) {
    const { operator, operands, start, end } = operation;
    state.follow(operation);
    for (const range of eraser.follow(operation, state.base)) {
      replacements.push({ ...range, written: ' ' });
    }
    replacements.push(...gaps.follow(operation));
    if (operator !== 'Do') continue;
    const picture = rewriteDrawn(operands[0], { ...content, base: state.base }, target);
    if (picture === undefined) continue;
    // The same one may be drawn elsewhere, where nothing is to be removed.
    const ref = resources.context.register(picture);
    const key = name(`${BLANKED}${ref.objectNumber}`);
    pictures.set(key, ref);
    replacements.push({ start, end, written: `${key.asString()} Do\n` });
  }
  if (replacements.length === 0) return { bytes, resources };
  return {
    bytes: replaceRanges(bytes, replacements),
    resources: pictures.size === 0 ? resources : withPictures(resources, pictures),
  };
}

/** In broken content one stretch may lie within another, with which it goes. */
function replaceRanges(bytes: Uint8Array, replacements: readonly Replacement[]): Uint8Array {
  const pieces: Uint8Array[] = [];
  let kept = 0;
  for (const { start, end, written } of replacements.toSorted(
    (one, other) => one.start - other.start,
  )) {
    if (start < kept) continue;
    pieces.push(bytes.subarray(kept, start), Buffer.from(written));
    kept = end;
  }
  return Buffer.concat([...pieces, bytes.subarray(kept)]);
}

function withPictures(resources: PDFDict, pictures: ReadonlyMap<PDFName, PDFRef>): PDFDict {
  const { context } = resources;
  const old = resources.lookup(name('XObject'));
  const drawn = context.obj({});
  for (const [key, value] of old instanceof PDFDict ? old.entries() : []) drawn.set(key, value);
  for (const [key, ref] of pictures) drawn.set(key, ref);
  const copy = context.obj({});
  for (const [key, value] of resources.entries()) copy.set(key, value);
  copy.set(name('XObject'), drawn);
  return copy;
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

/** Rewrites a form in place; for a picture, returns what to draw instead. */
function rewriteDrawn(
  key: PdfValue | undefined,
  outer: Content,
  target: TargetContent,
): PDFRawStream | undefined {
  const { context } = outer.resources;
  const ref = entryOf(outer.resources, 'XObject', key);
  const drawn = ref && context.lookup(ref);
  if (!(drawn instanceof PDFRawStream) || !(ref instanceof PDFRef)) return undefined;
  const subtype = drawn.dict.lookup(name('Subtype'));
  if (subtype === name('Form')) rewriteForm([ref, drawn], outer, target);
  return subtype === name('Image') ? rewritePicture(drawn, outer.base, target) : undefined;
}

function rewriteForm(
  [ref, form]: readonly [PDFRef, PDFRawStream],
  outer: Content,
  target: TargetContent,
): void {
  const { context } = outer.resources;
  if (outer.depth >= MAX_DEPTH) return;
  const bytes = decodeStream(form);
  if (bytes === undefined || !target.glyphs.hasBudgetFor(bytes.length)) return;
  const own = form.dict.lookup(name('Resources'));
  const resources = own instanceof PDFDict ? own : outer.resources;
  const matrix = form.dict.lookup(name('Matrix'));
  const base = matrix instanceof PDFArray ? multiply(readMatrix(matrix), outer.base) : outer.base;
  const changed = rewriteContent({ bytes, resources, base, depth: outer.depth + 1 }, target);
  if (changed.bytes === bytes) return;
  if (changed.resources !== resources) form.dict.set(name('Resources'), changed.resources);
  context.assign(ref, encodeStream(form.dict, changed.bytes));
  target.onFormChange();
}

function readMatrix(list: PDFArray): Matrix {
  return asMatrix(itemsOf(list).map((item) => (item instanceof PDFNumber ? item.asNumber() : 0)));
}
