import { TextDecoder } from 'node:util';

const UTF_8 = new TextDecoder('utf-8');
const UTF_16_BIG = new TextDecoder('utf-16be');
const UTF_16_LITTLE = new TextDecoder('utf-16le');
const WESTERN = new TextDecoder('windows-1252');

/** The possible readings of a PDF string: by its byte order mark, otherwise as plain bytes. */
export function textOfString(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return UTF_16_BIG.decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return UTF_16_LITTLE.decode(bytes);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return UTF_8.decode(bytes);
  // A zero in every second byte means UTF-16 without a byte order mark.
  const isWide = bytes.length >= 4 && bytes.length % 2 === 0 && bytes.every(isZeroIfEven);
  return isWide ? UTF_16_BIG.decode(bytes) : WESTERN.decode(bytes);
}

function isZeroIfEven(code: number, at: number): boolean {
  return at % 2 === 1 || code === 0;
}

/** A name with its number sign escapes decoded: `/A#20B` is `A B`. */
export function textOfName(name: string): string {
  const plain = name
    .slice(1)
    .replaceAll(/#([0-9A-Fa-f]{2})/g, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
  return UTF_8.decode(Buffer.from(plain, 'latin1'));
}

const RUN = /[\x20-\x7e\xa0-\xff]{4,}/g;
const WIDE_RUN = /(?:\0[\x20-\x7e\xa0-\xff]){4,}/g;
const WIDE_RUN_LITTLE = /(?:[\x20-\x7e\xa0-\xff]\0){4,}/g;

/** The runs of four or more characters in arbitrary bytes, 8-bit and 16-bit. */
export function textOfBytes(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString('latin1');
  const wide = [...runsOf(latin, WIDE_RUN), ...runsOf(latin, WIDE_RUN_LITTLE)];
  const narrow = runsOf(latin, RUN);
  return [...narrow, ...wide.map((run) => run.replaceAll('\0', ''))].join('\n');
}

function runsOf(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([run]) => run);
}
