import { createHash } from 'node:crypto';

import { RECOGNITION_WALL_CLOCK_FACTOR, RECOGNITION_PICTURES_LIMIT } from '../limits.ts';
import type { GrayPicture } from '../ocr/gray-picture.ts';
import type { RecognizedLine } from '../ocr/recognized-line.ts';
import type { Recognizer } from '../ocr/recognizer.ts';
import { createRotatedRecognition, type RotatedRecognition } from '../ocr/rotated-recognition.ts';
import { drawGrayArea } from './draw-gray.ts';
import { filterRecognizedText } from './filter-recognized-text.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { PageGap } from './page-gaps.ts';
import type { PictureArea } from './picture-areas.ts';
import type { PlacedText } from './placed-text.ts';
import type { PageContent } from './read-page.ts';

/** Reads the pictures beside the text of pages. */
export interface PictureRecognition {
  /** A page's content, counted from 0, with the text of its pictures after its own lines. */
  complete(content: PageContent, index: number): Promise<PageContent>;
}

interface PictureReading {
  readonly startRecognizer: () => Promise<Recognizer>;
  /** The wall-clock milliseconds left for all recognition in the document. */
  readonly time: { left: number };
  /** CPU time for one picture. */
  readonly pictureLimit: number;
  readonly onRecognition?: (() => void) | undefined;
}

type Lines = readonly RecognizedLine[] | undefined;

/** Creates a picture reader; a picture in the same place on many pages, such as a letterhead, is read once. */
export function createPictureRecognition(
  pdf: OpenPdf,
  reading: PictureReading,
): PictureRecognition {
  const read = new Map<string, Lines>();
  let rotatedRecognition: RotatedRecognition | undefined;
  let left = RECOGNITION_PICTURES_LIMIT;

  async function recognize(draw: () => GrayPicture | undefined): Promise<Lines> {
    const { time, pictureLimit } = reading;
    if (Math.min(left, time.left) <= 0) return undefined;
    reading.onRecognition?.();
    rotatedRecognition ??= createRotatedRecognition(await reading.startRecognizer());
    const start = performance.now();
    const lines = await rotatedRecognition.recognize(draw, {
      processor: pictureLimit,
      clock: Math.min(pictureLimit * RECOGNITION_WALL_CLOCK_FACTOR, left, time.left),
    });
    const spent = performance.now() - start;
    left -= spent;
    time.left -= spent;
    return lines;
  }

  async function readArea(index: number, area: PictureArea): Promise<Lines> {
    const draw = (): GrayPicture | undefined => drawGrayArea(pdf, index, area);
    const picture = draw();
    if (picture === undefined) return undefined;
    const key = createHash('sha256')
      .update(picture.pixels)
      .update(`${picture.width}`)
      .digest('hex');
    if (!read.has(key)) read.set(key, await recognize(draw));
    const dotsPerPoint = picture.width / (area.right - area.left);
    return read.get(key)?.map((line) => line.map((word) => placeWord(word, area, dotsPerPoint)));
  }

  return {
    async complete(content, index) {
      return addPictures(
        content,
        content.pictures.map((area) => async () => readArea(index, area)),
      );
    },
  };
}

/** Appends the text of pictures to a page's content, one after the other, after its own lines. */
async function addPictures(
  content: PageContent,
  pictures: readonly (() => Promise<Lines>)[],
): Promise<PageContent> {
  const seen = content.texts.filter(({ part }) => part === 'body');
  const found: PlacedText[] = [];
  const gaps = new Set<PageGap['code']>();
  for (const read of pictures) {
    const lines = await read();
    if (lines === undefined) gaps.add('unread-picture');
    const recognizedText = filterRecognizedText(lines ?? [], [...seen, ...found]);
    found.push(...recognizedText.lines);
    if (recognizedText.isUnsure) gaps.add('unsure-picture');
  }
  const behind = content.texts.findLastIndex(isOfPage) + 1;
  const texts = content.texts.toSpliced(behind, 0, ...found);
  return { ...content, texts, gaps: [...content.gaps, ...gaps] };
}

/** A word with its boxes in points of the page. */
function placeWord(
  word: RecognizedLine[number],
  { left, top }: PictureArea,
  dotsPerPoint: number,
): RecognizedLine[number] {
  const boxes = word.boxes.map((dots, at) => dots / dotsPerPoint + (at % 2 === 0 ? left : top));
  return { ...word, boxes };
}

/** Whether a text is a line of the page itself, not a note on it. */
function isOfPage({ part }: PlacedText): boolean {
  return part === 'body' || part === 'hidden-text';
}
