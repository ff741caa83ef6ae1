import { type FontRun, splitByFont, type Weight } from './fonts.ts';

/** How a text is set; sizes in points. */
export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
}

/** Tells how wide a stretch of one font is, in points. */
export type Measure = (run: FontRun, size: number) => number;

/**
 * Breaks a text into lines that are at most so wide: between words, and within those that are wider than a line.
 * White space of every kind is one blank.
 */
export function layOut(text: string, style: TextStyle, width: number, measure: Measure): string[] {
  const widthOf = (piece: string) =>
    splitByFont(piece, style.weight).reduce((sum, run) => sum + measure(run, style.size), 0);
  const blank = widthOf(' ');
  const lines: { text: string; width: number }[] = [];
  for (const word of text.split(/\s+/u).filter((piece) => piece !== '')) {
    for (const piece of breakWord(word, width, widthOf)) {
      const line = lines.at(-1);
      const pieceWidth = widthOf(piece);
      if (line !== undefined && line.width + blank + pieceWidth <= width) {
        line.text += ` ${piece}`;
        line.width += blank + pieceWidth;
      } else {
        lines.push({ text: piece, width: pieceWidth });
      }
    }
  }
  return lines.map((line) => line.text);
}

function breakWord(word: string, width: number, widthOf: (piece: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}
