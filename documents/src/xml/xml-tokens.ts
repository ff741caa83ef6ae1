import { DocumentError } from '#documents/document-error.ts';

import { DECLARATION } from './xml-parser.ts';

/** A piece of markup or text, by its offsets in the XML; `end` is exclusive. */
export interface XmlToken {
  readonly kind: 'open' | 'close' | 'text' | 'other';
  readonly start: number;
  readonly end: number;
  /** The local name; empty if there is none. */
  readonly name: string;
  readonly prefix: string;
  /** True for a self-closing element. */
  readonly isEmpty: boolean;
}

/** An attribute, by the offsets of its value between the quotes. */
export interface XmlAttribute {
  readonly name: string;
  readonly prefix: string;
  /** Decoded. */
  readonly value: string;
  /** From its name to its closing quote. */
  readonly start: number;
  readonly valueStart: number;
  readonly valueEnd: number;
}

const TOKEN =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<(\/?)([^\s/>]+)[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>|[^<]+/y;
const CDATA = '<![CDATA[';
const CDATA_END = ']]>';
const ATTRIBUTE = /([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Tokenizes XML that a parser has found to be well-formed and without a document type. The content of CDATA sections is
 * text. Throws documents.corrupt at a character that it cannot interpret.
 */
export function* tokenizeXml(xml: string): Generator<XmlToken> {
  const pattern = new RegExp(TOKEN);
  while (pattern.lastIndex < xml.length) {
    const start = pattern.lastIndex;
    const [whole, slash, name] = pattern.exec(xml) ?? refuse();
    const end = start + whole.length;
    if (name !== undefined) {
      const kind = slash === '/' ? 'close' : 'open';
      yield { kind, start, end, ...splitName(name), isEmpty: whole.endsWith('/>') };
    } else if (whole.startsWith(CDATA)) {
      yield textToken(start + CDATA.length, end - CDATA_END.length);
    } else if (whole.startsWith('<')) {
      yield { ...textToken(start, end), kind: 'other' };
    } else {
      yield textToken(start, end);
    }
  }
}

function refuse(): never {
  throw new DocumentError('documents.corrupt');
}

function textToken(start: number, end: number): XmlToken {
  return { kind: 'text', start, end, name: '', prefix: '', isEmpty: false };
}

/** The text of a text token: there are no references in a CDATA section. */
export function readText(xml: string, { start, end }: XmlToken): string {
  const raw = xml.slice(start, end);
  const isVerbatim = xml.startsWith(CDATA, start - CDATA.length);
  return isVerbatim ? raw.replaceAll(/\r\n?/g, '\n') : decodeXml(raw);
}

/** Lists the attributes of an opening tag. */
export function listAttributes(xml: string, { start, end }: XmlToken): XmlAttribute[] {
  return [...xml.slice(start, end).matchAll(ATTRIBUTE)].map((match) => {
    const raw = match[2] ?? match[3] ?? '';
    const attributeEnd = start + match.index + match[0].length;
    const { name, prefix } = splitName(match[1]!);
    return {
      name,
      prefix,
      value: decodeXml(raw.replaceAll(/\r\n|[\t\r\n]/g, ' ')),
      start: start + match.index,
      valueStart: attributeEnd - 1 - raw.length,
      valueEnd: attributeEnd - 1,
    };
  });
}

/** The attribute of a tag by its local name, or by its whole name if it declares a namespace. */
export function findAttribute(
  xml: string,
  tag: XmlToken,
  wanted: string,
): XmlAttribute | undefined {
  return listAttributes(xml, tag).find(({ name, prefix }) =>
    wanted.startsWith(DECLARATION) ? `${prefix}:${name}` === wanted : name === wanted,
  );
}

function splitName(qualified: string): { name: string; prefix: string } {
  const colon = qualified.indexOf(':');
  return { name: qualified.slice(colon + 1), prefix: qualified.slice(0, Math.max(0, colon)) };
}

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const REFERENCE = /&(?:#x([\dA-Fa-f]+)|#(\d+)|(\w+));|\r\n?/g;

/** Resolves references and line endings as XML defines. */
function decodeXml(raw: string): string {
  return raw.replaceAll(REFERENCE, decodeReference);
}

function decodeReference(
  whole: string,
  hexadecimal: string | undefined,
  decimal: string | undefined,
  name: string | undefined,
): string {
  if (hexadecimal !== undefined) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
  if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
  return name === undefined ? '\n' : (ENTITIES.get(name) ?? whole);
}

/** Encodes text for an element or an attribute; characters not allowed in XML are dropped. */
export function encodeXml(text: string): string {
  const holdable = text.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
  return holdable
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** The offset in raw text of a decoded offset, in UTF-16 code units. */
export function rawOffset(raw: string, offset: number): number {
  let decoded = 0;
  let at = 0;
  for (const match of raw.matchAll(REFERENCE)) {
    const plain = match.index - at;
    if (decoded + plain >= offset) break;
    decoded += plain + decodeXml(match[0]).length;
    at = match.index + match[0].length;
  }
  return at + Math.max(0, offset - decoded);
}
