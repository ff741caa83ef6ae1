import { StringDecoder } from 'node:string_decoder';

import iconv from 'iconv-lite';

import type { FileContent } from '#documents/cleaning/cleaning.ts';

import { recognizeEncoding } from '../decode-text.ts';
import { libraryName } from './encode-text.ts';

const PIECE_BYTES = 65_536;

interface PieceDecoder {
  write(bytes: Buffer): string;
  /** The rest, from incomplete bytes. */
  end(): string | undefined;
}

/** Lists a text file as another library decodes it, and as its bytes would read in the two most common encodings. */
export async function listTxtContents(bytes: Uint8Array): Promise<FileContent[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const encoding = libraryName(recognizeEncoding(bytes));
  const contents = [
    contentOf(buffer, 'bytes as UTF-8', () => new StringDecoder('utf8')),
    contentOf(buffer, 'bytes as Latin-1', () => new StringDecoder('latin1')),
  ];
  if (!iconv.encodingExists(encoding)) return contents;
  const own = contentOf(buffer, `text as ${encoding}`, () => iconv.getDecoder(encoding));
  return [own, ...contents];
}

/** Decoded only on demand: as a whole, each takes twice the memory of the file. */
function contentOf(buffer: Buffer, place: string, open: () => PieceDecoder): FileContent {
  const pieces = { [Symbol.iterator]: () => decodePieces(buffer, open()) };
  return {
    place,
    pieces,
    get text() {
      return [...pieces].join('');
    },
  };
}

function* decodePieces(buffer: Buffer, decoder: PieceDecoder): Generator<string> {
  for (let at = 0; at < buffer.length; at += PIECE_BYTES) {
    yield decoder.write(buffer.subarray(at, at + PIECE_BYTES));
  }
  yield decoder.end() ?? '';
}
