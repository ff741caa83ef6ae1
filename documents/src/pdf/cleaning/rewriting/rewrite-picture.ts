import {
  PDFArray,
  PDFBool,
  type PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';

import type { Matrix } from '#documents/pdf/page-geometry.ts';

import { type Box, doOverlap } from '../box.ts';
import { type PictureSamples, writePicture, writeStencil } from '../picture-samples.ts';
import { decodeStream } from '../scrub/stream-bytes.ts';
import { blankPicture } from './blank-picture.ts';
import { moveBox } from './matrices.ts';

/** Decodes the picture that a page draws with a matrix, each time that it does; undefined where there is none. */
export type FindPicture = (matrix: Matrix) => PictureSamples | undefined;

const name = (text: string): PDFName => PDFName.of(text);
const UNIT: Box = { left: 0, top: 1, right: 1, bottom: 0 };
// What else would be far larger than it was, and no page shows as much.
const MAX_PIXELS = 12_000_000;
const SOFT_MASK = name('SMask');
/** What of a picture tells nothing of how its samples are written. */
const KEPT = [SOFT_MASK, name('Mask'), name('Interpolate'), name('Intent')];

/**
 * A picture without what it shows in areas, which are given as its matrix leads to them. Undefined where it shows
 * nothing there, or cannot be written anew: where some of its colours are a mask, or the mask cannot be decoded.
 */
export function rewritePicture(
  { dict }: PDFRawStream,
  matrix: Matrix,
  { areas, find }: { readonly areas: readonly Box[]; readonly find: FindPicture },
): PDFRawStream | undefined {
  const place = upright(moveBox(UNIT, matrix));
  const touched = areas.filter((area) => doOverlap(upright(area), place));
  const picture = touched.length > 0 && canBeRewritten(dict) ? find(matrix) : undefined;
  if (!picture || !isOfSize(picture, dict)) return undefined;
  const isBlanked = blankPicture(picture, matrix, touched);
  const mask = blankMask(dict.lookup(SOFT_MASK), matrix, touched);
  if (!isBlanked && mask === undefined) return undefined;
  if (dict.lookup(name('ImageMask')) === PDFBool.True) return writeStencil(dict.context, picture);
  const written = writePicture(dict.context, picture);
  for (const key of KEPT) {
    const value = dict.get(key);
    if (value !== undefined) written.dict.set(key, value);
  }
  if (mask) written.dict.set(SOFT_MASK, dict.context.register(mask));
  return written;
}

function canBeRewritten(dict: PDFDict): boolean {
  const pixels = numberIn(dict, 'Width') * numberIn(dict, 'Height');
  return pixels <= MAX_PIXELS && !(dict.lookup(name('Mask')) instanceof PDFArray);
}

function isOfSize({ width, height }: PictureSamples, dict: PDFDict): boolean {
  return width === numberIn(dict, 'Width') && height === numberIn(dict, 'Height');
}

/** A picture's mask that lets through the same in all of each area; undefined where it does already, or is not understood. */
function blankMask(
  mask: PDFObject | undefined,
  matrix: Matrix,
  areas: readonly Box[],
): PDFRawStream | undefined {
  if (!(mask instanceof PDFRawStream) || numberIn(mask.dict, 'BitsPerComponent') !== 8) {
    return undefined;
  }
  const [width, height] = [numberIn(mask.dict, 'Width'), numberIn(mask.dict, 'Height')];
  const pixels = decodeStream(mask);
  if (pixels?.length !== width * height || mask.dict.has(name('Decode'))) return undefined;
  const samples = { width, height, stride: width, bytesOfPixel: 1, pixels };
  const isBlanked = blankPicture(samples, matrix, areas);
  return isBlanked ? writePicture(mask.dict.context, samples) : undefined;
}

/** Infinity where there is no such number. */
function numberIn(dict: PDFDict, key: string): number {
  const value = dict.lookup(name(key));
  return value instanceof PDFNumber ? value.asNumber() : Infinity;
}

/** The same box where coordinates grow downwards: above is less. */
function upright({ left, top, right, bottom }: Box): Box {
  return { left, top: -top, right, bottom: -bottom };
}
