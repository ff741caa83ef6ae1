import type { TesseractPage, TesseractWord } from './tesseract.ts';

/** A word that was recognised. */
export interface RecognizedWord {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Left, top, right and bottom for each UTF-16 code unit, in pixels from the picture's top left corner. */
  readonly boxes: Float32Array;
}

/** The words of a line, from left to right. */
export type RecognizedLine = readonly RecognizedWord[];

/** The lines of a page in reading order: by blocks, paragraphs and lines. Words without a character are left out. */
export function listLines({ blocks = [] }: TesseractPage): RecognizedLine[] {
  return blocks
    .flatMap(({ paragraphs = [] }) => paragraphs)
    .flatMap(({ lines = [] }) => lines)
    .map(({ words = [] }) => words.map(toWord).filter(({ text }) => text !== ''))
    .filter((line) => line.length > 0);
}

function toWord({ bbox, confidence, symbols }: TesseractWord): RecognizedWord {
  const drawn = symbols.filter(({ text }) => text.trim() !== '');
  const text = drawn.map((symbol) => symbol.text).join('');
  const boxes = new Float32Array(text.length * 4);
  let at = 0;
  for (const [index, symbol] of drawn.entries()) {
    const left = index === 0 ? bbox.x0 : edgeBetween(drawn[index - 1], symbol);
    const next = drawn[index + 1];
    const right = next ? edgeBetween(symbol, next) : bbox.x1;
    for (let unit = 0; unit < symbol.text.length; unit += 1, at += 4) {
      boxes.set([left, bbox.y0, right, bbox.y1], at);
    }
  }
  return { text, confidence: confidence / 100, boxes };
}

type Symbol = TesseractWord['symbols'][number];

/** Half way between two characters: their own boxes overlap or leave gaps, where ink would stay when one is taken out. */
function edgeBetween(one: Symbol | undefined, other: Symbol): number {
  return one ? (one.bbox.x1 + other.bbox.x0) / 2 : other.bbox.x0;
}
