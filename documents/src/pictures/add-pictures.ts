import { pictureFormatOf } from '#documents/cleaning/pictures/picture-format.ts';
import type {
  ExtractedDocument,
  RecognizedText,
  TextSegment,
  UnreadPart,
} from '#documents/extracted-document.ts';
import {
  MAX_CHARACTERS,
  RECOGNITION_PAGE_LIMIT,
  RECOGNITION_PICTURES_LIMIT,
  RECOGNITION_TOTAL_LIMIT,
} from '#documents/limits.ts';
import type { PlacedText } from '#documents/pdf/placed-text.ts';
import type { ReadingOptions } from '#documents/reading-options.ts';

import type { RecognizedPictures } from './recognize-pictures.ts';
import { readSvgText } from './svg-text.ts';

/** A document with less text than this consists of scans: reading those is all there is to do. */
const MAX_CHARACTERS_OF_SCAN = 1000;

const RECOGNIZED: RecognizedText = {
  code: 'text-recognition',
  message: 'Text in pictures was read by text recognition, which can misread characters.',
};

/** A Word document with the text of its pictures appended; unchanged if pictures are not to be read. */
export async function addPictures(
  document: ExtractedDocument,
  files: readonly Uint8Array[],
  options: ReadingOptions,
): Promise<ExtractedDocument> {
  const { recognizePages, recognizePictures: named, recognitionLimits, onRecognition } = options;
  if (files.length === 0 || recognizePages !== undefined || named !== undefined) return document;
  const drawings = readDrawings(files);
  const { recognizePictures } = await import('./recognize-pictures.ts');
  const isScanned = document.text.length < MAX_CHARACTERS_OF_SCAN;
  const totalLimit = isScanned ? RECOGNITION_TOTAL_LIMIT : RECOGNITION_PICTURES_LIMIT;
  const time = {
    pictureLimit: recognitionLimits?.pageLimit ?? RECOGNITION_PAGE_LIMIT,
    totalLimit: recognitionLimits?.totalLimit ?? totalLimit,
    onRecognition,
  };
  const read = await recognizePictures(files, time, drawings);
  const unread = [...document.unread, ...describeUnread(read)];
  const lines = new Map([...drawings, ...read.lines].sort(([one], [other]) => one - other));
  if (lines.size === 0) return { ...document, unread };
  const added = { ...document, ...append(document, lines), unread };
  return read.lines.size === 0 ? added : { ...added, recognized: RECOGNIZED };
}

/** The text of SVG drawings by index: it is stored as text. */
function readDrawings(files: readonly Uint8Array[]): Map<number, readonly PlacedText[]> {
  const drawings = new Map<number, readonly PlacedText[]>();
  for (const [index, file] of files.entries()) {
    const lines = pictureFormatOf(file) === 'svg' ? readSvgText(file) : undefined;
    if (lines === undefined) continue;
    const boxes = new Float32Array(4);
    const placed = lines.map(
      (text) => ({ part: 'picture', text, boxes, isContinuation: false }) as const,
    );
    drawings.set(index, placed);
  }
  return drawings;
}

function append(
  { text, segments }: ExtractedDocument,
  pictures: RecognizedPictures['lines'],
): Pick<ExtractedDocument, 'text' | 'segments'> {
  const pieces = [text];
  const added: TextSegment[] = [];
  let length = text.length;
  const add = (placed: PlacedText, picture: number, line: number): void => {
    const { text: ownText, isContinuation, confidence } = placed;
    const divider = length === 0 || isContinuation ? '' : '\n';
    const start = length + divider.length;
    if (start + ownText.length > MAX_CHARACTERS) return;
    length = start + ownText.length;
    pieces.push(divider, ownText);
    const place = { part: 'picture' as const, picture: picture + 1, line: line + 1 };
    added.push({
      start,
      end: length,
      ...place,
      ...(confidence === undefined ? {} : { confidence }),
    });
  };
  for (const [picture, lines] of pictures) {
    for (const [line, placed] of lines.entries()) add(placed, picture, line);
  }
  return { text: pieces.join(''), segments: [...segments, ...added] };
}

function describeUnread({ unread, unsure }: RecognizedPictures): UnreadPart[] {
  const parts: UnreadPart[] = [];
  if (unread > 0) {
    const message =
      unread === 1
        ? 'A picture was not read, because its format is not supported or time ran out.'
        : `${unread} pictures were not read, because their formats are not supported or time ran out.`;
    parts.push({ code: 'unread-picture', message });
  }
  if (unsure > 0) {
    const subject = unsure === 1 ? 'a picture' : `${unsure} pictures`;
    const message = `Text recognition was unsure of many words in ${subject}. Some may be missing or misread.`;
    parts.push({ code: 'unsure-picture', message });
  }
  return parts;
}
