import { inflateSync } from 'node:zlib';

import { viewBytes } from '#documents/cleaning/byte-views.ts';
import type { FileContent } from '#documents/cleaning/cleaning.ts';

import { encodingOfLanguage } from '../code-pages.ts';
import { openCompoundFile } from '../compound-file.ts';
import { codePageOf } from './clean-doc.ts';

const LANGUAGE_OFFSET = 6;
/** The first byte of zlib data as Word writes it, and the divisor of its two-byte header. */
const PACKED = 0x78;
const DIVISOR = 31;
/** The chunk type before the compressed pixels of a PNG, which mean nothing and resemble anything by chance: `IDAT`. */
const PIXELS = [0x49, 0x44, 0x41, 0x54];
/** The total for a stream; anything too large for the cleaner to unpack was removed. */
const MAX_BYTES = 16 * 1024 * 1024;
/** The stream names that every such file has. */
const STREAM_NAMES = /WordDocument|(?:Document)?SummaryInformation/g;

/**
 * Lists a compound file without interpreting its streams: each stream and the file as a whole, as 8-bit text in the
 * document's code page and as 16-bit text.
 */
export async function listDocContents(bytes: Uint8Array): Promise<FileContent[]> {
  const file = openCompoundFile(bytes);
  const main = file.stream('WordDocument') ?? new Uint8Array();
  const language = (main[LANGUAGE_OFFSET] ?? 0) | ((main[LANGUAGE_OFFSET + 1] ?? 0) << 8);
  const codePage = codePageOf(encodingOfLanguage(language));
  const streams = file.names.map((name): [string, Uint8Array] => [
    `stream ${name.replaceAll(/\p{Cc}/gu, '')}`,
    file.stream(name) ?? new Uint8Array(),
  ]);
  const packed = streams.flatMap(([place, content]) =>
    unpackAll(content).map((one) => [`${place}, packed`, one] as const),
  );
  return [...streams, ...packed, ['whole file', bytes] as const].flatMap(([place, content]) =>
    [...viewBytes(content, codePage)].map(({ name, text }) => ({
      place: `${place}, ${name}`,
      text: text.replaceAll(STREAM_NAMES, ''),
    })),
  );
}

/** Everything compressed in a stream, whatever it is. */
function unpackAll(stream: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = [];
  let room = MAX_BYTES;
  for (let at = stream.indexOf(PACKED); at >= 0; at = stream.indexOf(PACKED, at + 1)) {
    const isHead = (PACKED * 256 + (stream[at + 1] ?? 0)) % DIVISOR === 0;
    const isPixels =
      at >= PIXELS.length &&
      PIXELS.every((byte, index) => stream[at - PIXELS.length + index] === byte);
    const content = isHead && !isPixels ? unpack(stream.subarray(at), room) : undefined;
    if (content === undefined) continue;
    room -= content.length;
    found.push(content);
  }
  return found;
}

function unpack(bytes: Uint8Array, maxOutputLength: number): Uint8Array | undefined {
  if (maxOutputLength === 0) return undefined;
  try {
    return inflateSync(bytes, { maxOutputLength });
  } catch {
    return undefined;
  }
}
