import type { HiddenReason, TextPart } from '../extracted-document.ts';

/** A line of a page's text, or a note on it, with its boxes. */
export interface PlacedText {
  readonly part: TextPart;
  readonly text: string;
  /** Left, top, right and bottom for each UTF-16 code unit, as in a page layout; or once for the whole text. */
  readonly boxes: Float32Array;
  /** True if it continues a split word of the line before, or the line itself: no line break precedes it. */
  readonly isContinuation: boolean;
  /** OCR confidence from 0 to 1, if it was recognized in a picture of the page. */
  readonly confidence?: number;
  /** True if it belongs to the preceding line of visible text. */
  readonly isSameLine?: boolean;
  /** Present if the part is `hidden-text`. */
  readonly hiddenBy?: HiddenReason;
  /** Offsets of text that was meant to be redacted and is merely covered. */
  readonly redacted?: readonly { readonly start: number; readonly end: number }[];
}
