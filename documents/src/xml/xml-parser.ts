import { SaxesParser, type SaxesTagPlain } from 'saxes';

import { DocumentError } from '#documents/document-error.ts';

/** Returns an attribute of an element by its local name, or by its whole name if it declares a namespace: `xmlns:w`. */
export type ReadAttribute = (name: string) => string | undefined;

/** Receives the events of the XML parser. Names come without their namespace prefix. */
export interface XmlHandler {
  open(name: string, attribute: ReadAttribute): void;
  close(name: string): void;
  text(text: string): void;
}

const OPTIONS = { position: false, xmlns: false } as const;
const MAX_DEPTH = 256;
const MAX_ATTRIBUTES = 1000;
/** What the name of an attribute begins with that declares a namespace. */
export const DECLARATION = 'xmlns:';

/**
 * Creates a parser that is fed in chunks. Document types are refused, so there are no entities to expand. Throws
 * documents.corrupt if the XML is not well-formed, documents.too_complex beyond the limits.
 */
export function createXmlParser(handler: XmlHandler): SaxesParser<typeof OPTIONS> {
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

/**
 * Whether the XML is well-formed and has no document type, for when a reader has not seen all of it. Throws
 * documents.too_complex beyond the limits.
 */
export function isWellFormedXml(xml: string): boolean {
  try {
    createXmlParser({ open() {}, close() {}, text() {} })
      .write(xml)
      .close();
    return true;
  } catch (error) {
    if (error instanceof DocumentError && error.code === 'documents.corrupt') return false;
    throw error;
  }
}

/** Reads XML up to its first error, or the limits; whether that was its end. */
export function readUpToError(xml: string, handler: XmlHandler): boolean {
  try {
    createXmlParser(handler).write(xml).close();
    return true;
  } catch (error) {
    if (error instanceof DocumentError) return false;
    throw error;
  }
}

/** The result of a handler for XML up to its first error, or the limits. */
export function collectUpToError(
  xml: string,
  createHandler: (receive: (value: string) => void) => XmlHandler,
): string[] {
  const values: string[] = [];
  readUpToError(
    xml,
    createHandler((value) => values.push(value)),
  );
  return values;
}

function refuse(): never {
  throw new DocumentError('documents.corrupt');
}

function findAttribute(tag: SaxesTagPlain, name: string): string | undefined {
  const isNamed = name.startsWith(DECLARATION)
    ? (key: string) => key === name
    : (key: string) => localName(key) === name;
  return Object.entries(tag.attributes).find(([key]) => isNamed(key))?.[1];
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
