import type { TextPart } from '../extracted-document.ts';

/** A line of a page's text, or a note on it, with its places. */
export interface PlacedText {
  readonly part: TextPart;
  readonly text: string;
  /** Left, top, right and bottom for each UTF-16 code unit, as in a page layout; or once for the whole text. */
  readonly boxes: Float32Array;
  /** True where it goes on with a word that the line before divides: no line break stands between them. */
  readonly isContinuation: boolean;
  /** From 0 to 1, where it was recognised in a picture of the page. */
  readonly confidence?: number;
}
