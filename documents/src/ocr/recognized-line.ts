import { characterSpans } from './character-spans.ts';
import type { GrayPicture } from './gray-picture.ts';
import type { TesseractPage, TesseractWord } from './tesseract-page.ts';

export interface RecognizedWord {
  readonly text: string;
  /** From 0 to 1. */
  readonly confidence: number;
  /** Left, top, right and bottom for each UTF-16 code unit, in pixels from the picture's top left corner. */
  readonly boxes: Float32Array;
}

/** The words of a line, from left to right. */
export type RecognizedLine = readonly RecognizedWord[];

/** From 0 to 1: less confident words are seldom words at all. */
export const MIN_CONFIDENCE = 0.6;
/** Drawings and dirt are seldom recognized as this many consecutive letters or digits. */
export const WORD_PATTERN = /[\p{L}\p{N}]{3}/u;

/** Whether the recognition of a word is reliable. */
export function isConfidentWord({ text, confidence }: RecognizedWord): boolean {
  return confidence >= MIN_CONFIDENCE && WORD_PATTERN.test(text);
}

/**
 * The lines of a recognized page in reading order: by blocks, paragraphs and lines. Words without characters are left
 * out.
 */
export function listLines({ blocks = [] }: TesseractPage, picture: GrayPicture): RecognizedLine[] {
  return blocks
    .flatMap(({ paragraphs = [] }) => paragraphs)
    .flatMap(({ lines = [] }) => lines)
    .map(({ words = [] }) =>
      words.map((word) => toWord(word, picture)).filter(({ text }) => text !== ''),
    )
    .filter((line) => line.length > 0);
}

function toWord(
  { bbox, confidence, symbols: all }: TesseractWord,
  picture: GrayPicture,
): RecognizedWord {
  const symbols = all.filter(({ text }) => text.trim() !== '');
  const text = symbols.map((symbol) => symbol.text).join('');
  const spans = characterSpans(picture, { bbox, confidence, symbols });
  const spanOfUnits = symbols.flatMap((symbol, index) =>
    Array.from({ length: symbol.text.length }, () => spans[index]!),
  );
  const boxes = spanOfUnits.flatMap(([left, right]) => [left, bbox.y0, right, bbox.y1]);
  return { text, confidence: confidence / 100, boxes: Float32Array.from(boxes) };
}
