import { TextDecoder } from 'node:util';

import {
  PDFArray,
  type PDFDict,
  PDFDict as Dictionary,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { Encodings } from '@cantoo/pdf-lib/standard-fonts';

import { decodeStream } from '../scrub/stream-bytes.ts';
import { readCharacterMap } from './character-map.ts';

/** Decodes the bytes of a shown string into characters, as far as the font allows. */
export type FontDecoder = (bytes: Uint8Array) => string;

const WESTERN = new TextDecoder('windows-1252');
const GLYPHS = new Map(
  [Encodings.WinAnsi, Encodings.Symbol].flatMap((encoding) =>
    encoding.supportedCodePoints.map((point): [string, string] => [
      encoding.encodeUnicodeCodePoint(point).name,
      String.fromCodePoint(point),
    ]),
  ),
);

/** Reads a font's encoding: its ToUnicode CMap, otherwise its differences from the western encoding. */
export function createFontDecoder(font: PDFDict): FontDecoder {
  const map = readMap(font);
  const width = font.lookup(PDFName.of('Subtype')) === PDFName.of('Type0') ? 2 : 1;
  const differences = readDifferences(font);
  return (bytes) => {
    const pieces: string[] = [];
    for (let at = 0; at < bytes.length; at += width) {
      const code = bytes.subarray(at, at + width);
      const mapped = map.get(Buffer.from(code).toString('hex'));
      pieces.push(mapped ?? differences.get(code[0] ?? 0) ?? WESTERN.decode(code));
    }
    return pieces.join('');
  };
}

function readMap(font: PDFDict): ReadonlyMap<string, string> {
  const stream = font.lookup(PDFName.of('ToUnicode'));
  const bytes = stream instanceof PDFRawStream ? decodeStream(stream) : undefined;
  return bytes === undefined ? new Map() : readCharacterMap(bytes);
}

function readDifferences(font: PDFDict): ReadonlyMap<number, string> {
  const encoding = font.lookup(PDFName.of('Encoding'));
  const list =
    encoding instanceof Dictionary ? encoding.lookup(PDFName.of('Differences')) : undefined;
  const differences = new Map<number, string>();
  let code = 0;
  for (const item of list instanceof PDFArray ? list.asArray() : []) {
    if (item instanceof PDFNumber) {
      code = item.asNumber();
    } else if (item instanceof PDFName) {
      const character = characterOf(item.decodeText());
      if (character !== undefined) differences.set(code, character);
      code += 1;
    }
  }
  return differences;
}

function characterOf(glyph: string): string | undefined {
  const known = GLYPHS.get(glyph);
  if (known !== undefined) return known;
  const digits = /^(?:uni|u)([0-9A-Fa-f]{4,6})$/.exec(glyph)?.[1];
  return digits === undefined ? undefined : String.fromCodePoint(Number.parseInt(digits, 16));
}
