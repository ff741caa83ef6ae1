import { DocumentError } from '../document-error.ts';
import { MAX_CHARACTERS } from '../limits.ts';
import type { FileInformation } from './file-information-block.ts';

const PIECES_FOLLOW = 2;
const PROPERTIES_FOLLOW = 1;
const PIECE_LENGTH = 8;
const IS_COMPRESSED = 0x40000000;

/** A stretch of a document's text, and the location of its characters in the main stream. */
export interface Piece {
  /** Of its first character, in the whole text. */
  readonly position: number;
  /** In characters. */
  readonly length: number;
  /** Of its first byte, in the main stream. */
  readonly offset: number;
  /** Bytes per character. */
  readonly width: 1 | 2;
}

/** Lists the pieces of a document's text in order; without a piece table there is one. Throws documents.corrupt. */
export function listPieces(
  table: Uint8Array,
  { characters, pieceTable, text }: FileInformation,
): Piece[] {
  const { start, length } = pieceTable;
  const width: Piece['width'] = characters === 'code-page' ? 1 : 2;
  if (length === 0) return [{ position: 0, length: text.length, offset: text.start, width }];
  const entries = findPieces(table.subarray(start, start + length));
  const count = Math.floor((entries.byteLength - 4) / (PIECE_LENGTH + 4));
  return Array.from({ length: count }, (_, index) => {
    const position = entries.getUint32(index * 4, true);
    const pieceLength = entries.getUint32(index * 4 + 4, true) - position;
    if (pieceLength < 0) throw new DocumentError('documents.corrupt');
    const address = entries.getUint32((count + 1) * 4 + index * PIECE_LENGTH + 2, true);
    const place = characters === 'as-marked' ? resolveMark(address) : { offset: address, width };
    return { position, length: pieceLength, ...place };
  });
}

/** In later versions, each piece specifies whether its characters are compressed to one byte. */
function resolveMark(marked: number): Pick<Piece, 'offset' | 'width'> {
  const address = marked & (IS_COMPRESSED - 1);
  const isCompressed = (marked & IS_COMPRESSED) !== 0;
  return isCompressed ? { offset: address >> 1, width: 1 } : { offset: address, width: 2 };
}

/**
 * Joins the pieces of a document's text, up to the maximum number of characters that is read. Code page text has one
 * unit per byte, still to be decoded. Throws documents.corrupt.
 */
export function joinPieces(
  main: Uint8Array,
  table: Uint8Array,
  information: FileInformation,
): string {
  const pieces = listPieces(table, information);
  const isInOnePiece = information.pieceTable.length === 0;
  const texts: string[] = [];
  let room = MAX_CHARACTERS;
  for (const piece of pieces) {
    const length = Math.min(room, piece.length);
    if (length === 0) continue;
    const text = readPiece(main, { ...piece, length }, information.characters);
    // In a truncated file, the text after a lost piece must keep its position.
    texts.push(isInOnePiece ? text : text.padEnd(length, '\0'));
    room -= length;
  }
  return texts.join('');
}

/** The piece table, after the property lists that precede it. */
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

function readPiece(
  main: Uint8Array,
  { offset, length, width }: Piece,
  characters: FileInformation['characters'],
): string {
  const bytes = main.subarray(offset, offset + length * width);
  if (width === 2) return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(bytes);
  if (characters === 'code-page') return Buffer.from(bytes).toString('latin1');
  return new TextDecoder('windows-1252').decode(bytes);
}
