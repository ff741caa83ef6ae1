import { deflateSync } from 'node:zlib';

import { writeCompoundFile } from '../doc/cleaning/write-compound-file.ts';
import { makeDocStreams } from './minimal-doc.ts';
import { TINY_PNG } from './tiny-pictures.ts';

/** Planted everywhere in a trap file; it has as many bytes as characters. */
export const DOC_SECRET = 'Jane Quillfeather';

/** By their index in the FIB: title and author, authors of comments and of changes, and who saved it. */
const ASSOCIATED = 32;
const COMMENT_AUTHORS = 36;
const CHANGE_AUTHORS = 51;
const DOCUMENT_VARIABLES = 60;
const SAVED_BY = 71;
const BOOKMARKS = 21;

const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');

/** A length-prefixed name. */
function named(text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16LE(text.length);
  return Buffer.concat([length, wide(text)]);
}

/** A string table (STTB) of 16-bit characters. */
function makeStrings(...texts: readonly string[]): Buffer {
  const head = Buffer.from([0xff, 0xff, texts.length, 0, 0, 0]);
  return Buffer.concat([head, ...texts.map(named)]);
}

/**
 * Writes a Word document with the secret in its text, a field code, a comment, its tables, its properties, the stream
 * of an earlier save, a picture, a macro, and an unused sector.
 */
export function makeTrapDoc(): Uint8Array {
  const document = makeDocStreams({
    body: `Hired: ${DOC_SECRET} today\rSee \u0013HYPERLINK "mailto:${DOC_SECRET}"\u0014the page\u0015\rAgain ${DOC_SECRET}\r`,
    footnotes: `Note on ${DOC_SECRET}\r`,
    comments: `Ask ${DOC_SECRET}\r`,
    tables: {
      [BOOKMARKS]: makeStrings(DOC_SECRET),
      [ASSOCIATED]: makeStrings('', '', `About ${DOC_SECRET}`, DOC_SECRET),
      [COMMENT_AUTHORS]: named(DOC_SECRET),
      [CHANGE_AUTHORS]: makeStrings('Unknown', DOC_SECRET),
      [DOCUMENT_VARIABLES]: wide(DOC_SECRET),
      [SAVED_BY]: makeStrings(DOC_SECRET, `C:\\${DOC_SECRET}.doc`),
    },
  });
  const streams = new Map<string, Uint8Array>([
    ...Object.entries(document),
    ['0Table', wide(`An older save, ${DOC_SECRET}`)],
    [
      'Data',
      Buffer.concat([Buffer.of(0), wide(`Name of a picture: ${DOC_SECRET}`), makePicture()]),
    ],
    ['\u0005SummaryInformation', Buffer.from(DOC_SECRET)],
    ['\u0005DocumentSummaryInformation', wide(DOC_SECRET)],
    ['Macros', Buffer.from(`' by ${DOC_SECRET}`)],
  ]);
  const file = writeCompoundFile({ streams, programClass: new Uint8Array(16) });
  return Buffer.concat([file, wide(DOC_SECRET), Buffer.alloc(512)]);
}

/**
 * The record of a drawing's PNG whose metadata names the secret: compressed, so that a plain search does not find it.
 */
function makePicture(): Buffer {
  const note = deflateSync(`Author ${DOC_SECRET}`);
  const [head, noteHead] = [Buffer.alloc(8), Buffer.alloc(4)];
  noteHead.writeUInt32BE(note.length);
  const chunk = Buffer.concat([noteHead, Buffer.from('zTXt'), note, Buffer.alloc(4)]);
  const picture = [TINY_PNG.subarray(0, 33), chunk, TINY_PNG.subarray(33)];
  const data = Buffer.concat([Buffer.alloc(17), ...picture]);
  head.writeUInt16LE(0x6e00);
  head.writeUInt16LE(0xf01e, 2);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}
