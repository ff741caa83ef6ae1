import { listAttributes, tokenizeXml, type XmlAttribute } from '#documents/xml/xml-tokens.ts';

import type { FieldCode } from './field-codes.ts';

/** Names that programs give to shapes and pictures. */
const PLAIN_SHAPE =
  /^(?:Picture|Image|Graphic|Chart|Diagram|Text ?Box|Rectangle|Shape|AutoShape|Group|Oval|Line|Connector|Straight(?: Arrow)? Connector|Table|Object|Canvas|Drawing|Freeform|Ink|Video|WordArt)?[\s:]*\d*(?:\.(?:png|jpe?g|gif|emf|wmf|svg))?$/i;
/** Names that programs give to bookmarks. */
const PLAIN_BOOKMARK = /^_(?:Toc|Ref|Hlk|Int|ENREF|GoBack)[_\w]*$/;
const PLAIN_THEME = /^(?:Office(?: Theme)?)?$/;

const SHAPES = new Set(['docPr', 'cNvPr']);
const THEMES = new Set(['theme', 'clrScheme', 'fontScheme', 'fmtScheme', 'themeFamily', 'custClr']);

/**
 * The replacement for a name given by a person that no reader sees: of a shape, a theme, or a bookmark that nothing in
 * the document refers to. Undefined if the name stays.
 */
export function stripName(
  element: string,
  attributes: readonly XmlAttribute[],
  { name, value }: XmlAttribute,
  isReferenced: (bookmark: string) => boolean,
): string | undefined {
  if (name !== 'name') return undefined;
  if (SHAPES.has(element)) return PLAIN_SHAPE.test(value) ? undefined : 'Object';
  if (THEMES.has(element)) return PLAIN_THEME.test(value) ? undefined : 'Office';
  if (element !== 'bookmarkStart' || PLAIN_BOOKMARK.test(value) || isReferenced(value))
    return undefined;
  const id = attributes.find((attribute) => attribute.name === 'id')?.value ?? '';
  const plain = `bookmark${id.replaceAll(/\D/g, '')}`;
  return value === plain ? undefined : plain;
}

const LEADING = new Set(['anchor', 'docLocation']);

/**
 * The names of bookmarks to which links and fields of a part may refer; also includes other words of its field codes.
 */
export function listReferencedBookmarks(xml: string, codes: readonly FieldCode[]): string[] {
  const referencedBookmarks = codes.flatMap(({ code }) => code.match(/[\p{L}\p{N}_.]+/gu) ?? []);
  for (const token of tokenizeXml(xml)) {
    if (token.kind !== 'open' || !/anchor=|docLocation=/.test(xml.slice(token.start, token.end)))
      continue;
    for (const { name, value } of listAttributes(xml, token)) {
      if (LEADING.has(name)) referencedBookmarks.push(value);
    }
  }
  return referencedBookmarks;
}
