import { DocumentError } from '#documents/document-error.ts';
import type { ExtractedDocument, TextSegment } from '#documents/extracted-document.ts';
import { firstEndingAfter } from '#documents/first-ending-after.ts';
import { findByteOffsets } from '#documents/txt/cleaning/byte-offsets.ts';

import { encodingOfLanguage } from '../code-pages.ts';
import type { DocParagraph, DocStretch } from '../doc-paragraphs.ts';
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

/** Tells where a character of the whole text stands; undefined where the file is torn. */
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

/** A segment of a document's text with the stretch of a paragraph that it is. */
export interface SegmentSource {
  readonly segment: TextSegment;
  readonly stretch: DocStretch;
}

/** Pairs the stretches of paragraphs that hold any text with the segments that they became; throws documents.corrupt. */
export function pairSegments(
  { text, segments }: ExtractedDocument,
  paragraphs: Iterable<DocParagraph>,
): SegmentSource[] {
  const pairs: SegmentSource[] = [];
  for (const { seen, hidden } of paragraphs) {
    for (const stretch of [seen, ...hidden]) {
      if (stretch.text.trim() === '') continue;
      const segment = segments[pairs.length];
      if (!segment || text.slice(segment.start, segment.end) !== stretch.text) {
        throw new DocumentError('documents.corrupt');
      }
      pairs.push({ segment, stretch });
    }
  }
  return pairs;
}

/** The characters of the whole text, in their order, that a stretch of a segment consists of. */
export function listPositions(
  { segment, stretch }: SegmentSource,
  range: { start: number; end: number },
  information: FileInformation,
): number[] {
  const start = Math.max(range.start, segment.start) - segment.start;
  const end = Math.min(range.end, segment.end) - segment.start;
  if (end <= start) return [];
  const [from, to] = rawRange(stretch, [start, end], information);
  return stretch.slices.flatMap((slice) => {
    const first = Math.max(from, slice.offset);
    const last = Math.min(to, slice.offset + slice.length);
    return Array.from(
      { length: Math.max(0, last - first) },
      (_, index) => slice.start + first - slice.offset + index,
    );
  });
}

/** Where a character may take several bytes, offsets in the decoded text are not those of the bytes. */
function rawRange(
  { raw, text }: DocStretch,
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
