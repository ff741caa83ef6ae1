import { PDFArray, PDFBool, type PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';

import {
  type PictureSamples,
  writePicture,
  writeStencil,
} from '#documents/pdf/cleaning/pictures/picture-samples.ts';
import type { Matrix } from '#documents/pdf/page-geometry.ts';

import { type Box, doOverlap } from '../box.ts';
import { blankPicture } from './blank-picture.ts';
import { moveBox } from './matrices.ts';

/** The pictures that a page draws. */
export interface PagePictures {
  /** Decodes the picture that the page draws with a matrix, on every call; undefined if there is none. */
  find(matrix: Matrix): PictureSamples | undefined;
  /** Decodes a picture's mask; undefined if that is not possible. */
  decode(mask: PDFRawStream): PictureSamples | undefined;
}

/** What to remove from a page's pictures. */
interface TargetAreas {
  readonly areas: readonly Box[];
  readonly pictures: PagePictures;
}

const name = (text: string): PDFName => PDFName.of(text);
const UNIT: Box = { left: 0, top: 1, right: 1, bottom: 0 };
// Anything larger would become far larger than it was, and no page shows that many.
const MAX_PIXELS = 12_000_000;
/** A soft mask, and a stencil mask. */
const MASKS = [name('SMask'), name('Mask')];
/** The entries that do not depend on how a picture's samples are encoded. */
const KEPT = [...MASKS, name('Interpolate'), name('Intent')];

/**
 * A picture without what it and its mask show in the areas, given in the coordinates that its matrix maps to. Undefined
 * if they show nothing there, or cannot be rewritten: with color key masking, or if it cannot be decoded.
 */
export function rewritePicture(
  { dict }: PDFRawStream,
  matrix: Matrix,
  { areas, pictures }: TargetAreas,
): PDFRawStream | undefined {
  const place = upright(moveBox(UNIT, matrix));
  const touched = areas.filter((area) => doOverlap(upright(area), place));
  const picture = touched.length > 0 && canBeRewritten(dict) ? pictures.find(matrix) : undefined;
  if (!picture || !isOfSize(picture, dict)) return undefined;
  const isBlanked = blankPicture(picture, matrix, touched);
  const masks = blankMasks(dict, matrix, { areas: touched, pictures });
  if (!isBlanked && masks.size === 0) return undefined;
  if (isStencil(dict)) return writeStencil(dict.context, picture);
  const written = writePicture(dict.context, picture);
  for (const key of KEPT) {
    const value = dict.get(key);
    if (value !== undefined) written.dict.set(key, value);
  }
  for (const [key, mask] of masks) written.dict.set(key, dict.context.register(mask));
  return written;
}

function isStencil(dict: PDFDict): boolean {
  return dict.lookup(name('ImageMask')) === PDFBool.True;
}

function canBeRewritten(dict: PDFDict): boolean {
  const pixels = numberIn(dict, 'Width') * numberIn(dict, 'Height');
  return pixels <= MAX_PIXELS && !(dict.lookup(name('Mask')) instanceof PDFArray);
}

function isOfSize({ width, height }: PictureSamples, dict: PDFDict): boolean {
  return width === numberIn(dict, 'Width') && height === numberIn(dict, 'Height');
}

/** A picture's masks, made uniform in each area; masks that already are, or are not understood, are omitted. */
function blankMasks(
  dict: PDFDict,
  matrix: Matrix,
  { areas, pictures }: TargetAreas,
): ReadonlyMap<PDFName, PDFRawStream> {
  const blanked = new Map<PDFName, PDFRawStream>();
  for (const key of MASKS) {
    const mask = dict.lookup(key);
    const samples = mask instanceof PDFRawStream ? readMask(mask, pictures) : undefined;
    if (!(mask instanceof PDFRawStream) || !samples) continue;
    if (!blankPicture(samples, matrix, areas)) continue;
    const write = isStencil(mask.dict) ? writeStencil : writePicture;
    blanked.set(key, write(mask.dict.context, samples));
  }
  return blanked;
}

function readMask(mask: PDFRawStream, pictures: PagePictures): PictureSamples | undefined {
  const samples = canBeRewritten(mask.dict) ? pictures.decode(mask) : undefined;
  return samples?.bytesOfPixel === 1 && isOfSize(samples, mask.dict) ? samples : undefined;
}

/** Infinity if there is no such number. */
function numberIn(dict: PDFDict, key: string): number {
  const value = dict.lookup(name(key));
  return value instanceof PDFNumber ? value.asNumber() : Infinity;
}

/** The same box in coordinates that grow downwards: the top is less. */
function upright({ left, top, right, bottom }: Box): Box {
  return { left, top: -top, right, bottom: -bottom };
}
