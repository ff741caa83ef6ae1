import { TextDecoder } from 'node:util';

import iconv from 'iconv-lite';

interface StreamingDecoder {
  /** The number of UTF-16 code units that these bytes complete. */
  feed(bytes: Uint8Array): number;
}

const PIECE_BYTES = 256;

/**
 * Returns the byte offsets of the given text offsets (ascending, in UTF-16 code units), for any supported encoding. The
 * text around them is never re-encoded, so even invalid bytes stay as they are.
 */
export function findByteOffsets(
  bytes: Uint8Array,
  encoding: string,
  offsets: readonly number[],
): number[] {
  const ahead = createDecoder(encoding);
  const behind = createDecoder(encoding);
  const found: number[] = [];
  let units = 0;
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES);
    const end = units + ahead.feed(piece);
    if ((offsets[found.length] ?? Infinity) > end) {
      behind.feed(piece);
    } else if (end - units === piece.length && isPlain(piece)) {
      behind.feed(piece);
      while ((offsets[found.length] ?? Infinity) <= end) {
        found.push(at + offsets[found.length]! - units);
      }
    } else searchPiece({ piece, at, units, decoder: behind }, offsets, found);
    units = end;
  }
  while (found.length < offsets.length) found.push(bytes.length);
  return found;
}

/** Whether every byte that is a character at all is an ASCII one. */
function isPlain(piece: Uint8Array): boolean {
  return piece.every((byte) => byte < 0x80);
}

interface PieceSearch {
  readonly piece: Uint8Array;
  readonly at: number;
  readonly units: number;
  readonly decoder: StreamingDecoder;
}

/** Advances byte by byte and records each offset that is reached. */
function searchPiece(search: PieceSearch, offsets: readonly number[], found: number[]): void {
  let { units } = search;
  for (let index = 0; index <= search.piece.length; index += 1) {
    while ((offsets[found.length] ?? Infinity) <= units) {
      // An invalid byte is only recognized with the next one; both are then reported at once.
      const isPassed = offsets[found.length]! < units && index > 0;
      found.push(search.at + index - (isPassed ? 1 : 0));
    }
    if (index < search.piece.length) {
      units += search.decoder.feed(search.piece.subarray(index, index + 1));
    }
  }
}

function createDecoder(encoding: string): StreamingDecoder {
  try {
    const decoder = new TextDecoder(encoding, { ignoreBOM: true });
    return { feed: (bytes) => decoder.decode(bytes, { stream: true }).length };
  } catch {
    const decoder = iconv.getDecoder(encoding, { stripBOM: false });
    return { feed: (bytes) => decoder.write(Buffer.from(bytes)).length };
  }
}
