import { TextDecoder } from 'node:util';

import { createXmlParser, type XmlHandler } from '#documents/xml/xml-parser.ts';

import type { ZipArchive } from './zip-archive.ts';

/** Reads an XML part of a package as a stream; throws as the parser does. */
export function readXml(archive: ZipArchive, name: string, handler: XmlHandler): void {
  const parser = createXmlParser(handler);
  let decoder: TextDecoder | undefined;
  archive.read(name, (piece) => {
    decoder ??= new TextDecoder(encodingOf(piece));
    parser.write(decoder.decode(piece, { stream: true }));
  });
  parser.write(decoder?.decode() ?? '').close();
}

/** XML in a package is UTF-8, or UTF-16 with a byte order mark. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
