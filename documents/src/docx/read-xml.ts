import { TextDecoder } from 'node:util';

import { SaxesParser, type SaxesTagPlain } from 'saxes';

import { DocumentError } from '../document-error.ts';
import type { ZipArchive } from './zip-archive.ts';

/** What is told of an XML part while it is read. Names come without their namespace prefix. */
export interface XmlHandler {
  open(name: string, attribute: (name: string) => string | undefined): void;
  close(name: string): void;
  text(text: string): void;
}

const OPTIONS = { position: false, xmlns: false } as const;
const MAX_DEPTH = 256;
const MAX_ATTRIBUTES = 1000;

/**
 * Reads an XML part of a package as a stream. Document types are refused, so that there are no entities
 * to expand. Throws documents.corrupt where the XML is not well-formed, documents.too_complex beyond the limits.
 */
export function readXml(archive: ZipArchive, name: string, handler: XmlHandler): void {
  const parser = createParser(handler);
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

function createParser(handler: XmlHandler): SaxesParser<typeof OPTIONS> {
  const parser = new SaxesParser(OPTIONS);
  let depth = 0;
  let attributes = 0;
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) throw new DocumentError('documents.too_complex');
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    depth += 1;
    if (depth > MAX_DEPTH) throw new DocumentError('documents.too_complex');
    handler.open(localName(tag.name), (name) => findAttribute(tag, name));
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    handler.close(localName(tag.name));
  });
  parser.on('text', (text) => handler.text(text));
  parser.on('cdata', (text) => handler.text(text));
  return parser;
}

function refuse(): never {
  throw new DocumentError('documents.corrupt');
}

function findAttribute(tag: SaxesTagPlain, name: string): string | undefined {
  return Object.entries(tag.attributes).find(([key]) => localName(key) === name)?.[1];
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
