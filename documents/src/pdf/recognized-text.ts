import {
  WORD_PATTERN,
  type RecognizedLine,
  type RecognizedWord,
  MIN_CONFIDENCE,
} from '../ocr/recognized-line.ts';
import type { PlacedText } from './placed-text.ts';

/** The text recognized on a page, in points, and whether much of it is unsure. */
export interface RecognizedText {
  readonly lines: readonly PlacedText[];
  /** True if a person should check the page. */
  readonly isUnsure: boolean;
}

// From 0 to 1. Less confident words are misread more often than not.
const MIN_READABLE_CONFIDENCE = 0.3;
const MAX_SHARE_OF_UNSURE_WORDS = 0.1;
const HYPHENATED_END = /\p{Ll}-$/u;
const CONTINUATION_START = /^\p{Ll}/u;

/**
 * Places the lines recognized in a picture with this many pixels per point. Low-confidence words stay if they look like
 * words: one that is dropped could be a name. Anything that overlaps one of the texts is dropped: it was read already.
 */
export function placeRecognized(
  recognized: readonly RecognizedLine[],
  dotsPerPoint: number,
  texts: readonly PlacedText[],
): RecognizedText {
  const known = texts.flatMap(extentsOf);
  const words = recognized.map((line) =>
    line
      .map((word) => ({ ...word, boxes: word.boxes.map((dots) => dots / dotsPerPoint) }))
      .filter((word) => !known.some((extent) => containsCenter(extent, extentOf(word)))),
  );
  const wordLike = words.flat().filter(({ text }) => WORD_PATTERN.test(text));
  const unsure = wordLike.filter(({ confidence }) => confidence < MIN_CONFIDENCE);
  return {
    lines: joinHyphenated(
      words
        .map((line) => line.filter(isReadable))
        .filter(isNotEmpty)
        .map(joinWords),
    ),
    isUnsure: unsure.length > wordLike.length * MAX_SHARE_OF_UNSURE_WORDS,
  };
}

function isReadable({ text, confidence }: RecognizedWord): boolean {
  return (
    confidence >= MIN_CONFIDENCE ||
    (confidence >= MIN_READABLE_CONFIDENCE && WORD_PATTERN.test(text))
  );
}

function isNotEmpty(line: RecognizedLine): boolean {
  return line.length > 0;
}

function joinWords(words: RecognizedLine): PlacedText {
  const text = words.map((word) => word.text).join(' ');
  // The spaces between words keep zeros: they have no position of their own.
  const boxes = new Float32Array(text.length * 4);
  let at = 0;
  for (const word of words) {
    boxes.set(word.boxes, at);
    at += word.boxes.length + 4;
  }
  const sum = words.reduce((total, { confidence }) => total + confidence, 0);
  return { part: 'body', text, boxes, isContinuation: false, confidence: sum / words.length };
}

/** Joins words hyphenated across two lines, as the text layer reader does. */
function joinHyphenated(lines: readonly PlacedText[]): PlacedText[] {
  const isHyphenated = (index: number): boolean =>
    HYPHENATED_END.test(lines[index]?.text ?? '') &&
    CONTINUATION_START.test(lines[index + 1]?.text ?? '');
  return lines.map((line, index) => {
    const isContinuation = isHyphenated(index - 1);
    if (!isHyphenated(index)) return { ...line, isContinuation };
    const [text, boxes] = [line.text.slice(0, -1), line.boxes.subarray(0, -4)];
    return { ...line, text, boxes, isContinuation };
  });
}

/** In line heights: a wider gap separates columns, between which there may be something else. */
const GAP = 2;

/** The stretches that a line covers. */
function extentsOf({ boxes }: Pick<PlacedText, 'boxes'>): Extent[] {
  const extents: Extent[] = [];
  let from = 0;
  let end: number | undefined;
  for (let at = 0; at < boxes.length; at += 4) {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(at, at + 4);
    if (right <= left) continue;
    if (end !== undefined && left - end > (bottom - top) * GAP) {
      extents.push(extentOf({ boxes: boxes.subarray(from, at) }));
      from = at;
    }
    end = right;
  }
  return [...extents, extentOf({ boxes: boxes.subarray(from) })];
}

type Extent = readonly [left: number, top: number, right: number, bottom: number];

function extentOf({ boxes }: Pick<PlacedText, 'boxes'>): Extent {
  const extent: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < boxes.length; at += 4) {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(at, at + 4);
    if (right <= left) continue;
    extent[0] = Math.min(extent[0], left);
    extent[1] = Math.min(extent[1], top);
    extent[2] = Math.max(extent[2], right);
    extent[3] = Math.max(extent[3], bottom);
  }
  return extent;
}

function containsCenter([left, top, right, bottom]: Extent, inner: Extent): boolean {
  const x = (inner[0] + inner[2]) / 2;
  const y = (inner[1] + inner[3]) / 2;
  return x >= left && x <= right && y >= top && y <= bottom;
}
