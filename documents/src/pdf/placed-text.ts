import type { TextPart } from '../extracted-document.ts';

/** A rectangle in points from the page's top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A line of a page's text, or a note on it, with its places. */
export interface PlacedText {
  readonly part: TextPart;
  readonly text: string;
  /** Left, top, right and bottom for each UTF-16 code unit, as in a page layout; or once for the whole text. */
  readonly boxes: readonly number[];
  /** True where it goes on with a word that the line before divides: no line break stands between them. */
  readonly isContinuation: boolean;
}
