import { type FontRun, splitByFont, type Weight } from './fonts.ts';

/** How text is set; sizes in points. */
export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

/** Measures the width of a run in one font, in points. */
export type Measure = (run: FontRun, size: number) => number;

/**
 * Breaks a text into lines of at most the given width: between words, and within words wider than a line. All white
 * space collapses to one space.
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
