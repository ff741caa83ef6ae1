import { unzipSync } from 'fflate';

import { viewBytes } from '#documents/cleaning/byte-views.ts';
import type { FileContent } from '#documents/cleaning/cleaning.ts';
import { decodeAddress } from '#documents/cleaning/decode-address.ts';
import { GAP } from '#documents/cleaning/expected-text.ts';

import { spaceName } from './format-names.ts';
import { isCodeAttribute, isFreeTextAttribute, unusualName } from './free-text-attributes.ts';
import { listXmlNames, unusualKind } from './list-xml-names.ts';
import { decodeBase64, unpackBytes } from './packed-bytes.ts';

const XML_NAME = /\.(?:xml|rels|svg|vml|html?|mht)$/i;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const STRUCTURAL_ELEMENTS = new Set(['Relationship', 'Override', 'Default']);
const COMMENTS_AND_INSTRUCTIONS = /<!--[^]*?-->|<\?(?!xml\s)[^]*?\?>/g;
/** The readings above the words of a line, which stand between them in the file. */
const READINGS = /<((?:\w+:)?rt)>[^]*?<\/\1>/g;
const QUOTED = /=\s*["']([^"'<]{16,})["']/g;
const ALONE = /<(?!(?:\w+:)?(?:t|delText|v)[\s>])[^/!?>][^>]*>([^<]{16,})<\//g;
/** A picture in an archive in an attribute is two levels deep. */
const MAX_PACKINGS = 4;
const PRINTED_RUN = /[\u0020-\u007e\u00a0-\uffff]{4,}/g;

/**
 * Lists a package as a plain unpacker and a search for tags see it, without the parser that reads documents: for XML
 * its text without tags, its attributes and its comments; for everything else what reads as 8-bit or 16-bit text. No
 * value spans two entries of a list.
 */
export async function listDocxContents(bytes: Uint8Array): Promise<FileContent[]> {
  const parts = Object.entries(unzipSync(bytes));
  const names = {
    place: 'names of parts',
    text: parts.map(([name]) => unusualName(name)).join(GAP),
  };
  const directory = { place: 'directory of the archive', text: readDirectory(bytes) };
  return [names, directory, ...parts.flatMap(([name, content]) => listPart(name, content, 0))];
}

/** After the parts come their names again, comments on each of them, and one on the archive. */
function readDirectory(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = buffer.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  return unusualName(buffer.toString('utf8', buffer.readUInt32LE(end + 16)));
}

/** A part as text, and what is compressed in it, at this nesting level. */
function listPart(name: string, content: Uint8Array, depth: number): FileContent[] {
  const isXml = XML_NAME.test(name) || looksLikeXml(content);
  const own = isXml ? listXml(name, content) : listStrings(name, [content]);
  if (depth === MAX_PACKINGS) return own;
  const encoded = isXml ? listBase64(decode(content)) : [];
  const packed = [content, ...encoded].flatMap((bytes) => unpackBytes(bytes));
  const names = packed.map((one) => one.name).join(GAP);
  return [
    ...own,
    ...listStrings(`${name}, base64`, encoded),
    { place: `${name}, names of what is packed in it`, text: names },
    ...packed.flatMap((one) => listPart(`${name}, ${one.name}`, one.bytes, depth + 1)),
  ];
}

/** The text between tags, without anything instead of them. */
function listText(xml: string): string {
  return resolve(xml.replaceAll(/<!\[CDATA\[|\]\]>|<[^>]*>/g, ''));
}

function listXml(name: string, content: Uint8Array): FileContent[] {
  const views: readonly (readonly [place: string, view: (xml: string) => string])[] = [
    [name, listText],
    [`${name}, readings`, (xml) => listText((xml.match(READINGS) ?? []).join(''))],
    [
      `${name}, words with readings`,
      (xml) => (xml.includes('rubyBase') ? listText(xml.replaceAll(READINGS, '')) : ''),
    ],
    [`${name}, text apart`, (xml) => resolve(xml.replaceAll(/<[^>]*>/g, GAP))],
    [`${name}, attributes`, (xml) => listAttributes(xml).join(GAP)],
    [`${name}, names`, (xml) => listXmlNames(xml).map(resolve).join(GAP)],
    [`${name}, remarks`, (xml) => (xml.match(COMMENTS_AND_INSTRUCTIONS) ?? []).join(GAP)],
  ];
  return views.map(([place, view]) => ({
    place,
    // Created on demand: all at once would take several times the memory of the document.
    get text() {
      return view(decode(content));
    },
  }));
}

/** The bytes that attributes, and elements not named like text elements, encode in base64; without duplicates. */
function listBase64(xml: string): Uint8Array[] {
  const values = new Set(
    [...xml.matchAll(QUOTED), ...xml.matchAll(ALONE)].map(([, value]) => value!),
  );
  return [...values]
    .map((value) => decodeBase64(resolve(value)))
    .filter((bytes) => bytes !== undefined);
}

function looksLikeXml(content: Uint8Array): boolean {
  return /^\s*<\?xml/.test(decode(content.subarray(0, 100)));
}

function decode(content: Uint8Array): string {
  const isBig = content[0] === 0xfe && content[1] === 0xff;
  const isLittle = content[0] === 0xff && content[1] === 0xfe;
  if (isBig) return new TextDecoder('utf-16be').decode(content);
  return new TextDecoder(isLittle ? 'utf-16le' : 'utf-8').decode(content);
}

function listAttributes(xml: string): string[] {
  const values: string[] = [];
  for (const [tag] of xml.matchAll(/<[^!?/][^>]*>/g)) {
    const element = /^<(?:[^\s:>/]*:)?([^\s>/]*)/.exec(tag)?.[1] ?? '';
    for (const [, prefix, name, quoted] of tag.matchAll(
      /\s(?:([\w.-]+):)?([\w.-]+)\s*=\s*("[^"]*"|'[^']*')/g,
    )) {
      const own = resolve(quoted!.slice(1, -1));
      if (STRUCTURAL_ELEMENTS.has(element)) {
        values.push(...unusualStructuralValue(name!, own));
        continue;
      }
      const isDeclaration = prefix === 'xmlns' || name === 'xmlns';
      if (isDeclaration || !isFreeTextAttribute(element, name!, own)) continue;
      values.push(own, decodeAddress(own));
      if (isCodeAttribute(element, name!)) values.push(spaceName(own));
    }
  }
  return values;
}

/** The unusual part of an attribute by which the parts of a package are connected. */
function unusualStructuralValue(attribute: string, value: string): string[] {
  if (attribute === 'Id' && /^[a-z]+\d{1,4}$/i.test(value)) return [];
  const isKind = attribute === 'Type' || attribute === 'ContentType';
  const unusual = isKind ? unusualKind(value) : unusualName(value);
  return [unusual, decodeAddress(unusual)];
}

function resolve(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hexadecimal?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** The readable text in several byte arrays, joined. */
function listStrings(name: string, contents: readonly Uint8Array[]): FileContent[] {
  const views = contents.flatMap((content) => [...viewBytes(content)]);
  return [...Map.groupBy(views, (view) => view.name)].map(([kind, ofKind]) => ({
    place: `${name}, ${kind}`,
    text: ofKind.flatMap(({ text }) => text.match(PRINTED_RUN) ?? []).join(GAP),
  }));
}
