import type { XmlSplice } from '#documents/xml/xml-splices.ts';
import { encodeXml, listAttributes, tokenizeXml } from '#documents/xml/xml-tokens.ts';

import { stripUnknownAttributes } from './unknown-attributes.ts';
import type { WordPackage } from './word-package.ts';

export const CONTENT_TYPES = '[Content_Types].xml';
const PLAIN_MAIN =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** The types of the main part of templates, and of documents with macros. */
const OTHER_MAIN =
  /^application\/vnd\.(?:openxmlformats-officedocument\.wordprocessingml\.template|ms-word\.(?:document|template)\.macroenabled(?:template)?)\.main\+xml$/;

const ATTRIBUTES = new Set(['PartName', 'Extension', 'ContentType']);
/** The extension of a file name. */
const EXTENSION = /(?<=\.)[^./]*$/;

/**
 * Keeps only the content types of parts and extensions that the package has, because others may name who made it; the
 * main part is that of a document without macros, as the name of a copy says, even if it was a template.
 */
export function cleanContentTypes(xml: string, parts: readonly string[]): XmlSplice[] {
  const names = new Set(parts.map((name) => name.toLowerCase()));
  const endings = new Set(parts.map((name) => EXTENSION.exec(name.toLowerCase())?.[0] ?? ''));
  const splices: XmlSplice[] = [];
  for (const token of tokenizeXml(xml)) {
    const isOverride = token.name === 'Override';
    if (token.kind !== 'open' || (!isOverride && token.name !== 'Default')) continue;
    const attributes = new Map(listAttributes(xml, token).map((entry) => [entry.name, entry]));
    const valueOf = (name: string): string => attributes.get(name)?.value.toLowerCase() ?? '';
    const type = attributes.get('ContentType');
    const isUsed = isOverride
      ? names.has(valueOf('PartName').slice(1))
      : endings.has(valueOf('Extension'));
    if (!isUsed) {
      const end = token.isEmpty ? token.end : xml.indexOf('>', token.end) + 1;
      splices.push({ start: token.start, end, xml: '' });
      continue;
    }
    splices.push(...stripUnknownAttributes(xml, token, ATTRIBUTES));
    if (type && OTHER_MAIN.test(type.value.toLowerCase())) {
      splices.push({ start: type.valueStart, end: type.valueEnd, xml: PLAIN_MAIN });
    }
  }
  return splices;
}

/** A new part and the relationship by which another part uses it. */
export interface NewPart {
  readonly name: string;
  readonly contentType: string;
  readonly content: string;
  readonly relationshipsName: string;
  readonly relationshipType: string;
}

const RELATIONSHIPS =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

/** Adds a part to a package; the target of its relationship is the part's name from the package root. */
export function addPart(target: WordPackage, part: NewPart): void {
  const { name, contentType, content, relationshipsName, relationshipType } = part;
  target.set(name, Buffer.from(content));
  const override = `<Override PartName="/${encodeXml(name)}" ContentType="${contentType}"/>`;
  target.splice(CONTENT_TYPES, [insertAtEnd(target.xml(CONTENT_TYPES), override)]);
  const hasRoot = target.has(relationshipsName) && target.xml(relationshipsName).includes('</');
  if (!hasRoot) target.set(relationshipsName, Buffer.from(RELATIONSHIPS));
  const relationship = `<Relationship Id="provisoComments" Type="${relationshipType}" Target="/${encodeXml(name)}"/>`;
  target.splice(relationshipsName, [insertAtEnd(target.xml(relationshipsName), relationship)]);
}

/** Inserts an element of the root's namespace before the root's end tag; the root may have a prefix. */
function insertAtEnd(xml: string, element: string): XmlSplice {
  const at = xml.lastIndexOf('</');
  const prefix = /^<\/(\w+:)/.exec(xml.slice(at))?.[1] ?? '';
  return { start: at, end: at, xml: element.replace('<', `<${prefix}`) };
}
