import { PDFDocument, type PDFImage } from '@cantoo/pdf-lib';

import { pictureFormatOf } from '#documents/cleaning/pictures/picture-format.ts';
import { RECOGNITION_WALL_CLOCK_FACTOR } from '#documents/limits.ts';
import type { GrayPicture } from '#documents/ocr/gray-picture.ts';
import { createRecognizer } from '#documents/ocr/recognizer.ts';
import { createRotatedRecognition } from '#documents/ocr/rotated-recognition.ts';
import { drawGray } from '#documents/pdf/draw-gray.ts';
import { filterRecognizedText } from '#documents/pdf/filter-recognized-text.ts';
import { openPdf } from '#documents/pdf/open-pdf.ts';
import type { PlacedText } from '#documents/pdf/placed-text.ts';

import { canShowText, sizeOfPicture } from './picture-size.ts';
import { mayShowText } from './svg-text.ts';

/** The text in the pictures of a document. */
export interface RecognizedPictures {
  /** By the index of the picture's file; files without text have no entry. */
  readonly lines: ReadonlyMap<number, readonly PlacedText[]>;
  /** How many were not read: unknown format, too large, or no time left. */
  readonly unread: number;
  /** How many contain many low-confidence words. */
  readonly unsure: number;
}

/** The time limits for reading pictures, in milliseconds. */
interface RecognitionTime {
  /** CPU time for one picture. */
  readonly pictureLimit: number;
  /** Wall-clock time for all. */
  readonly totalLimit: number;
  readonly onRecognition?: (() => void) | undefined;
}

/** Larger ones would need more memory to unpack than a reading process has. */
const MAX_PIXELS = 16_000_000;
/** For a drawing: small screen lettering is read better at twice its size. */
const MIN_PIXELS = 3_000_000;
const MAX_ENLARGEMENT = 2;
const POINTS_PER_PIXEL = 72 / 200;
/** In points: print that touches the edge is taken for a drawing. */
const MARGIN = 10;

/**
 * Recognizes the text of picture files, drawing each on a page of its own; tiny ones are skipped, and those that were
 * read already.
 */
export async function recognizePictures(
  files: readonly Uint8Array[],
  time: RecognitionTime,
  known: ReadonlyMap<number, unknown>,
): Promise<RecognizedPictures> {
  const wanted = files
    .map((file, index) => ({ file, index }))
    .filter(({ file, index }) => !known.has(index) && canShowTextLine(file));
  const album = await PDFDocument.create();
  const pages: number[] = [];
  for (const { file, index } of wanted) {
    const image = await embed(album, file);
    if (image === undefined) continue;
    const { width, height } = image;
    const enlargement = Math.min(MAX_ENLARGEMENT, Math.sqrt(MIN_PIXELS / (width * height)));
    const size = {
      width: width * enlargement * POINTS_PER_PIXEL,
      height: height * enlargement * POINTS_PER_PIXEL,
    };
    const page = album.addPage([size.width + 2 * MARGIN, size.height + 2 * MARGIN]);
    page.drawImage(image, { x: MARGIN, y: MARGIN, ...size });
    pages.push(index);
  }
  const unknown = wanted.length - pages.length;
  if (pages.length === 0) return { lines: new Map(), unread: unknown, unsure: 0 };
  const read = await readAlbum(await album.save(), pages, time);
  return { ...read, unread: read.unread + unknown };
}

function canShowTextLine(file: Uint8Array): boolean {
  if (pictureFormatOf(file) === 'svg') return mayShowText(file);
  const size = sizeOfPicture(file);
  return size === undefined || canShowText(size.width, size.height);
}

/** Undefined for an unknown format, and for a picture that is broken or too large. */
async function embed(album: PDFDocument, file: Uint8Array): Promise<PDFImage | undefined> {
  const { width, height } = sizeOfPicture(file) ?? { width: Infinity, height: Infinity };
  if (width * height > MAX_PIXELS) return undefined;
  try {
    const format = pictureFormatOf(file);
    const image =
      format === 'png'
        ? await album.embedPng(file)
        : format === 'jpeg'
          ? await album.embedJpg(file)
          : undefined;
    await image?.embed();
    return image;
  } catch {
    return undefined;
  }
}

/** Reads the pages of an album, each of which shows the picture of one index. */
async function readAlbum(
  album: Uint8Array,
  pages: readonly number[],
  { pictureLimit, totalLimit, onRecognition }: RecognitionTime,
): Promise<RecognizedPictures> {
  const pdf = await openPdf(album);
  const recognizer = createRecognizer();
  const rotatedRecognition = createRotatedRecognition(recognizer);
  const end = performance.now() + totalLimit;
  const lines = new Map<number, readonly PlacedText[]>();
  let [unread, unsure] = [0, 0];
  try {
    for (const [page, index] of pages.entries()) {
      const left = end - performance.now();
      if (left > 0) onRecognition?.();
      const draw = (): GrayPicture | undefined => drawGray(pdf, page);
      const clock = Math.min(left, pictureLimit * RECOGNITION_WALL_CLOCK_FACTOR);
      const found =
        left > 0
          ? await rotatedRecognition.recognize(draw, { processor: pictureLimit, clock })
          : undefined;
      const recognizedText = found && filterRecognizedText(found, []);
      if (recognizedText === undefined) unread += 1;
      if (recognizedText?.isUnsure) unsure += 1;
      if (recognizedText && recognizedText.lines.length > 0) lines.set(index, recognizedText.lines);
    }
  } finally {
    await recognizer.close();
  }
  return { lines, unread, unsure };
}
