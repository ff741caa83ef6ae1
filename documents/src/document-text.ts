import { DocumentError } from './document-error.ts';
import type { TextSegment } from './extracted-document.ts';
import { MAX_CHARACTERS, MAX_SEGMENTS } from './limits.ts';

/** Where a segment comes from: everything about it but its offsets. */
type SegmentPlace = Omit<TextSegment, 'start' | 'end'>;

/** Gathers a document's text segment by segment, within the limits. */
export interface DocumentText {
  /** The number of UTF-16 code units so far. */
  readonly length: number;
  /** True once something was left out; nothing more is taken in from then on. */
  readonly isTruncated: boolean;
  /**
   * Adds a segment on a line of its own, or behind a tab in the line of the last one, as the cells of a row
   * stand; empty text adds nothing.
   */
  add(text: string, place: SegmentPlace, divider?: '\n' | '\t'): void;
  /** Adds a segment that goes on where the last one ended, without a line break, as a hyphenated word does. */
  continue(text: string, place: SegmentPlace): void;
  /** The whole text and its segments, ordered. */
  finish(): { text: string; segments: TextSegment[] };
}

/** Starts an empty text; `documents.too_complex` is thrown when it gets too many segments. */
export function createDocumentText(): DocumentText {
  const pieces: string[] = [];
  const segments: TextSegment[] = [];
  let length = 0;
  let isTruncated = false;

  function take(divider: string, text: string, place: SegmentPlace): void {
    if (text === '' || isTruncated) return;
    const room = MAX_CHARACTERS - length - divider.length;
    isTruncated = text.length > room;
    const kept = text.slice(0, Math.max(0, room));
    if (kept === '') return;
    if (segments.length === MAX_SEGMENTS) throw new DocumentError('documents.too_complex');
    const start = length + divider.length;
    length = start + kept.length;
    pieces.push(divider, kept);
    segments.push({ start, end: length, ...place });
  }

  return {
    get length() {
      return length;
    },
    get isTruncated() {
      return isTruncated;
    },
    add: (text, place, divider = '\n') => take(length === 0 ? '' : divider, text, place),
    continue: (text, place) => take('', text, place),
    finish: () => ({ text: pieces.join(''), segments }),
  };
}
