import { DocumentError } from '../document-error.ts';
import { MAX_CHARACTERS } from '../limits.ts';
import type { FileInformation } from './file-information-block.ts';

const PIECES_FOLLOW = 2;
const PROPERTIES_FOLLOW = 1;
const PIECE_LENGTH = 8;
const IS_COMPRESSED = 0x40000000;

/**
 * Joins the pieces of a document's text, at most the characters that are read of any document. Those in a
 * code page come as one unit for each byte, still to be decoded. Throws documents.corrupt.
 */
export function joinPieces(
  main: Uint8Array,
  table: Uint8Array,
  { characters, pieceTable, text }: FileInformation,
): string {
  const { start, length } = pieceTable;
  const read = READERS[characters];
  if (length === 0) return read(main, text.start, text.length);
  const pieces = findPieces(table.subarray(start, start + length));
  const count = Math.floor((pieces.byteLength - 4) / (PIECE_LENGTH + 4));
  const texts: string[] = [];
  let room = MAX_CHARACTERS;
  for (let index = 0; index < count && room > 0; index += 1) {
    const position = pieces.getUint32(index * 4, true);
    const pieceLength = Math.min(room, pieces.getUint32(index * 4 + 4, true) - position);
    if (pieceLength < 0) throw new DocumentError('documents.corrupt');
    const offset = pieces.getUint32((count + 1) * 4 + index * PIECE_LENGTH + 2, true);
    // In a torn file, what follows a lost piece must keep its distance from the beginning.
    texts.push(read(main, offset, pieceLength).padEnd(pieceLength, '\0'));
    room -= pieceLength;
  }
  return texts.join('');
}

/** The table of pieces, behind the lists of properties that come before it. */
function findPieces(bytes: Uint8Array): DataView {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 0;
  while (at + 3 <= bytes.length && bytes[at] === PROPERTIES_FOLLOW) {
    at += 3 + view.getUint16(at + 1, true);
  }
  if (at + 5 > bytes.length || bytes[at] !== PIECES_FOLLOW)
    throw new DocumentError('documents.corrupt');
  const length = Math.min(view.getUint32(at + 1, true), bytes.length - at - 5);
  if (length < 4) throw new DocumentError('documents.corrupt');
  return new DataView(bytes.buffer, bytes.byteOffset + at + 5, length);
}

/** Reads a number of characters from an offset, as a piece gives it. */
type PieceReader = (main: Uint8Array, offset: number, length: number) => string;

const READERS: Readonly<Record<FileInformation['characters'], PieceReader>> = {
  'code-page': (main, offset, length) =>
    Buffer.from(main.subarray(offset, offset + length)).toString('latin1'),
  'utf-16': readWide,
  'as-marked': (main, offset, length) => {
    const address = offset & (IS_COMPRESSED - 1);
    if ((offset & IS_COMPRESSED) === 0) return readWide(main, address, length);
    const bytes = main.subarray(address / 2, address / 2 + length);
    return new TextDecoder('windows-1252').decode(bytes);
  },
};

function readWide(main: Uint8Array, offset: number, length: number): string {
  const bytes = main.subarray(offset, offset + length * 2);
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(bytes);
}
