import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflateRaw } from 'node:zlib';

import type { ExtractedDocument } from '@proviso/documents';
import type { Span } from '@proviso/engine/vocabulary';

import type { StoredText } from '#server/ports/analyzer.ts';

import { writeLayout } from './text-layout.ts';

/** In code units: a long text is never held twice as a whole. */
const PIECE = 1 << 20;
const HIGH_SURROGATE = /[\uD800-\uDBFF]/;

/** A document's text, packed for storage so that it can be searched without its file. */
export async function packText(
  document: ExtractedDocument,
  sensitive: readonly Span[],
): Promise<StoredText> {
  return {
    characters: document.text.length,
    isPartial: document.unread.length > 0,
    content: await deflate(piecesOf(document.text.toWellFormed())),
    layout: await deflate(writeLayout(document.segments, sensitive)),
  };
}

function deflate(pieces: Iterable<string>): Promise<Uint8Array> {
  return buffer(Readable.from(pieces).pipe(createDeflateRaw()));
}

/** Surrogate pairs are not split between pieces. */
function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + PIECE, text.length);
    if (end < text.length && HIGH_SURROGATE.test(text[end - 1]!)) end -= 1;
    yield text.slice(start, end);
    start = end;
  }
}
