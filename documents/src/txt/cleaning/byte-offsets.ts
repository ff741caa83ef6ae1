import { TextDecoder } from 'node:util';

import iconv from 'iconv-lite';

interface StreamingDecoder {
  /** How many UTF-16 code units these bytes complete. */
  feed(bytes: Uint8Array): number;
}

const PIECE_BYTES = 256;

/**
 * Tells at which bytes the given text offsets lie (ascending, in UTF-16 code units), for any encoding that texts are
 * read in. The text before and behind them is never encoded anew, so that even bytes without meaning stay as they are.
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

/** Whether each byte, where it stands for a character at all, is one of ASCII. */
function isPlain(piece: Uint8Array): boolean {
  return piece.every((byte) => byte < 0x80);
}

interface PieceSearch {
  readonly piece: Uint8Array;
  readonly at: number;
  readonly units: number;
  readonly decoder: StreamingDecoder;
}

/** Goes byte by byte, and adds each offset that is reached to those that are found. */
function searchPiece(search: PieceSearch, offsets: readonly number[], found: number[]): void {
  let { units } = search;
  for (let index = 0; index <= search.piece.length; index += 1) {
    while ((offsets[found.length] ?? Infinity) <= units) {
      // A byte without meaning is only known by the next one, and both are then told at once.
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
