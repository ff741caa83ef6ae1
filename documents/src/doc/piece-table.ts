import { DocumentError } from '../document-error.ts';
import { MAX_CHARACTERS } from '../limits.ts';
import type { FileInformation } from './file-information-block.ts';

const PIECES_FOLLOW = 2;
const PROPERTIES_FOLLOW = 1;
const PIECE_LENGTH = 8;
const IS_COMPRESSED = 0x40000000;

/**
 * Joins the pieces of a document's text, at most the characters that are read of any document. Word 6 and 95
 * give one unit for each byte, still to be decoded; later versions give text. Throws documents.corrupt.
 */
export function joinPieces(
  main: Uint8Array,
  table: Uint8Array,
  { isOld, pieceTable, text }: FileInformation,
): string {
  const { start, length } = pieceTable;
  if (length === 0) return readBytes(main, text.start, text.length);
  const pieces = findPieces(table.subarray(start, start + length));
  const count = Math.floor((pieces.byteLength - 4) / (PIECE_LENGTH + 4));
  const texts: string[] = [];
  let room = MAX_CHARACTERS;
  for (let index = 0; index < count && room > 0; index += 1) {
    const position = pieces.getUint32(index * 4, true);
    const characters = Math.min(room, pieces.getUint32(index * 4 + 4, true) - position);
    if (characters < 0) throw new DocumentError('documents.corrupt');
    const offset = pieces.getUint32((count + 1) * 4 + index * PIECE_LENGTH + 2, true);
    const piece = isOld
      ? readBytes(main, offset, characters)
      : readCharacters(main, offset, characters);
    // A torn file: what follows must keep its distance from the beginning.
    texts.push(piece.padEnd(characters, '\0'));
    room -= characters;
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

/** One unit for each byte. */
function readBytes(main: Uint8Array, start: number, length: number): string {
  return Buffer.from(main.subarray(start, start + length)).toString('latin1');
}

/** Later versions write a piece as windows-1252 where it has no other characters, else as UTF-16. */
function readCharacters(main: Uint8Array, offset: number, characters: number): string {
  const isCompressed = (offset & IS_COMPRESSED) !== 0;
  const address = offset & (IS_COMPRESSED - 1);
  const start = isCompressed ? address / 2 : address;
  const bytes = main.subarray(start, start + characters * (isCompressed ? 1 : 2));
  return new TextDecoder(isCompressed ? 'windows-1252' : 'utf-16le', { ignoreBOM: true }).decode(
    bytes,
  );
}
