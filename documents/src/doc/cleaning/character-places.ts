import { DocumentError } from '#documents/document-error.ts';
import type { ExtractedDocument, TextSegment } from '#documents/extracted-document.ts';
import { firstEndingAfter } from '#documents/text/first-ending-after.ts';
import { findByteOffsets } from '#documents/txt/cleaning/byte-offsets.ts';

import { encodingOfLanguage } from '../code-pages.ts';
import type { DocParagraph, DocRun } from '../doc-paragraphs.ts';
import type { FileInformation } from '../file-information-block.ts';
import type { Piece } from '../piece-table.ts';

/** The bytes of a character in the main stream. */
export interface CharacterPlace {
  readonly offset: number;
  readonly width: 1 | 2;
}

function endOfPiece({ position, length }: Piece): number {
  return position + length;
}

/** Creates a function that locates a character of the whole text; undefined if the file is truncated. */
export function createPlaceFinder(
  main: Uint8Array,
  pieces: readonly Piece[],
): (position: number) => CharacterPlace | undefined {
  return (position) => {
    const piece = pieces[firstEndingAfter(pieces, position, endOfPiece)];
    if (!piece || piece.position > position) return undefined;
    const offset = piece.offset + (position - piece.position) * piece.width;
    return offset + piece.width <= main.length ? { offset, width: piece.width } : undefined;
  };
}

/** A segment of a document's text, and the stretch of a paragraph that it came from. */
export interface SegmentSource {
  readonly segment: TextSegment;
  readonly run: DocRun;
}

/** Pairs the non-empty stretches of paragraphs with their segments; throws documents.corrupt. */
export function pairSegments(
  { text, segments }: ExtractedDocument,
  paragraphs: Iterable<DocParagraph>,
): SegmentSource[] {
  const pairs: SegmentSource[] = [];
  for (const { visible, hidden } of paragraphs) {
    for (const run of [visible, ...hidden]) {
      if (run.text.trim() === '') continue;
      const segment = segments[pairs.length];
      if (!segment || text.slice(segment.start, segment.end) !== run.text) {
        throw new DocumentError('documents.corrupt');
      }
      pairs.push({ segment, run });
    }
  }
  return pairs;
}

/** The positions in the whole text, in order, of the characters in a stretch of a segment. */
export function listPositions(
  { segment, run }: SegmentSource,
  range: { start: number; end: number },
  information: FileInformation,
): number[] {
  const start = Math.max(range.start, segment.start) - segment.start;
  const end = Math.min(range.end, segment.end) - segment.start;
  if (end <= start) return [];
  const [from, to] = rawRange(run, [start, end], information);
  return run.slices.flatMap((slice) => {
    const first = Math.max(from, slice.offset);
    const last = Math.min(to, slice.offset + slice.length);
    return Array.from(
      { length: Math.max(0, last - first) },
      (_, index) => slice.start + first - slice.offset + index,
    );
  });
}

/** In a multi-byte code page, offsets in the decoded text differ from those of the bytes. */
function rawRange(
  { raw, text }: DocRun,
  range: readonly [number, number],
  { language }: FileInformation,
): readonly [number, number] {
  if (raw.length === text.length) return range;
  const [from, to] = findByteOffsets(
    Buffer.from(raw, 'latin1'),
    encodingOfLanguage(language),
    range,
  );
  return [from!, to!];
}
