import { DocumentError } from '#documents/document-error.ts';
import type { TextSegment } from '#documents/extracted-document.ts';
import { MAX_CHARACTERS, MAX_SEGMENTS } from '#documents/limits.ts';

/** A segment's origin: all its fields except the offsets. */
type SegmentPlace = Omit<TextSegment, 'start' | 'end'>;

/** Builds a document's text segment by segment, within the limits. */
export interface DocumentText {
  /** The length so far, in UTF-16 code units. */
  readonly length: number;
  /** True once something has been dropped; everything after that is ignored. */
  readonly isTruncated: boolean;
  /**
   * Adds a segment on a new line, or after a tab on the current line, as for the cells of a row; empty text adds
   * nothing.
   */
  add(text: string, place: SegmentPlace, divider?: '\n' | '\t'): void;
  /** Adds a segment directly after the last one, without a line break, as for a hyphenated word. */
  continue(text: string, place: SegmentPlace): void;
  /** The whole text and its segments, in order. */
  finish(): { text: string; segments: TextSegment[] };
}

/** Starts an empty text; throws `documents.too_complex` when there are too many segments. */
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
