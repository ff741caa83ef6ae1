import { TokenReader, type PdfValue } from '#documents/pdf/cleaning/content/token-reader.ts';

/** A stream of a file, reachable or not. */
export interface FileStream {
  /** Its object number; 0 if none precedes it. */
  readonly object: number;
  /** The entries of its dictionary, keys and values alternating. */
  readonly entries: readonly PdfValue[];
  readonly bytes: Uint8Array;
}

/** A file split by its syntax alone, without the xref. */
export interface FilePieces {
  /** Everything outside of streams, by the object it begins with; 0 for what is before and after objects. */
  readonly texts: readonly { readonly object: number; readonly bytes: Uint8Array }[];
  readonly streams: readonly FileStream[];
}

const STREAM = /\bstream(?:\r\n|\n|\r)/g;
const HEAD = /(\d+)\s+\d+\s+obj\b/g;
const END_OF_OBJECT = /\bendobj\b/;

/** Splits a file: all of its revisions, orphaned objects, and what is before and after them. */
export function splitFile(bytes: Uint8Array): FilePieces {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const text = file.toString('latin1');
  const texts: FilePieces['texts'][number][] = [];
  const streams: FileStream[] = [];
  let at = 0;
  STREAM.lastIndex = 0;
  for (let match = STREAM.exec(text); match; match = STREAM.exec(text)) {
    const start = match.index + match[0].length;
    const found = text.indexOf('endstream', start);
    const end = found < 0 ? text.length : found;
    texts.push(...splitObjects(text.slice(at, match.index)));
    streams.push(describe(text.slice(at, match.index), file.subarray(start, end)));
    at = end;
    STREAM.lastIndex = end + 'endstream'.length;
  }
  texts.push(...splitObjects(text.slice(at)));
  return { texts, streams };
}

/** The stream whose dictionary ends a text. */
function describe(before: string, bytes: Uint8Array): FileStream {
  const head = [...before.matchAll(HEAD)].at(-1);
  const start = head ? head.index + head[0].length : before.lastIndexOf('<<');
  const reader = new TokenReader(Buffer.from(before.slice(Math.max(0, start)), 'latin1'));
  const value = reader.skipSpaces() ? reader.next() : [];
  const entries = Array.isArray(value) ? (value as readonly PdfValue[]) : [];
  return { object: Number(head?.[1] ?? 0), entries, bytes };
}

function splitObjects(text: string): FilePieces['texts'][number][] {
  const heads = [...text.matchAll(HEAD)];
  const pieces = [{ object: 0, text: text.slice(0, heads[0]?.index) }];
  for (const [index, head] of heads.entries()) {
    const whole = text.slice(head.index + head[0].length, heads[index + 1]?.index);
    const [own = '', ...rest] = whole.split(END_OF_OBJECT);
    pieces.push({ object: Number(head[1]), text: own }, { object: 0, text: rest.join('\n') });
  }
  return pieces
    .filter((piece) => piece.text.trim() !== '')
    .map((piece) => ({ object: piece.object, bytes: Buffer.from(piece.text, 'latin1') }));
}

/** The value of an entry; undefined if there is none. */
export function entryOf(entries: readonly PdfValue[], key: string): PdfValue | undefined {
  const at = entries.indexOf(`/${key}`);
  return at < 0 ? undefined : entries[at + 1];
}
