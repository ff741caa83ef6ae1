import type { HiddenReason, TextPart } from '../extracted-document.ts';

/** A line of a page's text, or a note on it, with its places. */
export interface PlacedText {
  readonly part: TextPart;
  readonly text: string;
  /** Left, top, right and bottom for each UTF-16 code unit, as in a page layout; or once for the whole text. */
  readonly boxes: Float32Array;
  /** True where it goes on with a word that the line before divides, or with a line: no line break stands between. */
  readonly isContinuation: boolean;
  /** From 0 to 1, where it was recognised in a picture of the page. */
  readonly confidence?: number;
  /** True where it belongs to the line of the seen text before it. */
  readonly isSameLine?: boolean;
  /** Present where the part is `hidden-text`. */
  readonly hiddenBy?: HiddenReason;
  /** Offsets of what was to be taken out and still stands under something. */
  readonly redacted?: readonly { readonly start: number; readonly end: number }[];
}
