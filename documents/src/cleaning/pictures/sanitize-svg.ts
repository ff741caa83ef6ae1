import { isWellFormedXml } from '#documents/xml/xml-parser.ts';
import { spliceXml, type XmlSplice } from '#documents/xml/xml-splices.ts';
import {
  listAttributes,
  tokenizeXml,
  type XmlAttribute,
  type XmlToken,
} from '#documents/xml/xml-tokens.ts';

const DRAWN_NAMESPACES = new Set([
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/1999/xhtml',
]);
/** Elements that describe the drawing or a part of it. */
const NOTES = new Set(['metadata', 'title', 'desc']);
/** A document type that only names the kind of file and declares nothing. */
const DOCUMENT_TYPE = /<!DOCTYPE\s[^[>]*>/;
/** Data of programs, and what screen readers say instead of the drawing. */
const UNSEEN = /^(?:data|aria)-/;
/** Longer than the identifiers that programs give. */
const NAME = /\p{L}{3}/u;
const DECLARATION = /^<\?xml\s/;

/**
 * An SVG drawing without titles, descriptions, metadata, comments and editor data. The same text if there is none of
 * that, or it cannot be read.
 */
export function sanitizeSvg(svg: string): string {
  const xml = svg.replace(DOCUMENT_TYPE, '');
  if (!isWellFormedXml(xml)) return svg;
  const isDrawn = readPrefixes(xml);
  const rules = { isDrawn, referred: listReferred(xml) };
  const splices: XmlSplice[] = [];
  const tokens = tokenizeXml(xml);
  for (const token of tokens) {
    const { kind, start, end } = token;
    if (kind === 'open' && isMetadata(token, isDrawn)) {
      splices.push({ start, end: endOfElement(tokens, token), xml: '' });
    } else if (kind === 'open') {
      splices.push(...stripAttributes(xml, token, rules));
    } else if (kind === 'other' && !DECLARATION.test(xml.slice(start, end))) {
      splices.push({ start, end, xml: '' });
    }
  }
  return spliceXml(xml, splices);
}

/** Advances to the end of the element that was just opened. */
function endOfElement(tokens: Generator<XmlToken>, opened: XmlToken): number {
  let last = opened;
  let depth = 0;
  for (;;) {
    if (last.kind === 'open' && !last.isEmpty) depth += 1;
    if (last.kind === 'close') depth -= 1;
    const next = depth > 0 ? tokens.next() : undefined;
    if (next === undefined || next.done) return last.end;
    last = next.value;
  }
}

type IsDrawnPrefix = (prefix: string) => boolean;

/** Finds the prefixes that are used only for what is drawn; one without a declaration belongs to an editor. */
function readPrefixes(xml: string): IsDrawnPrefix {
  const drawn = new Set(['', 'xml']);
  const foreign = new Set<string>();
  for (const token of tokenizeXml(xml)) {
    if (token.kind !== 'open') continue;
    for (const { prefix, name, value } of listAttributes(xml, token)) {
      if (prefix === 'xmlns') (DRAWN_NAMESPACES.has(value) ? drawn : foreign).add(name);
    }
  }
  return (prefix) => drawn.has(prefix) && !foreign.has(prefix);
}

function isMetadata({ prefix, name }: XmlToken, isDrawn: IsDrawnPrefix): boolean {
  return NOTES.has(name) || !isDrawn(prefix);
}

interface AttributeRules {
  readonly isDrawn: IsDrawnPrefix;
  readonly referred: ReadonlySet<string>;
}

/** The names to which a drawing may refer, in addresses and in its style sheets. */
function listReferred(xml: string): ReadonlySet<string> {
  const names = [...xml.matchAll(/#([^\s"'()<>#]+)/g)].map(([, name]) => name!);
  return new Set(names.flatMap((name) => [name, name.replace(/[.:,;{&].*$/, '')]));
}

/** Whether it is a name, given by a person, to which nothing in the drawing refers. */
function isUnused(referred: ReadonlySet<string>, { prefix, name, value }: XmlAttribute): boolean {
  return prefix === '' && name === 'id' && NAME.test(value) && !referred.has(value);
}

function stripAttributes(
  xml: string,
  token: XmlToken,
  { isDrawn, referred }: AttributeRules,
): XmlSplice[] {
  return listAttributes(xml, token)
    .filter((attribute) => {
      const { prefix, name } = attribute;
      return prefix === 'xmlns'
        ? !isDrawn(name)
        : !isDrawn(prefix) || UNSEEN.test(name) || isUnused(referred, attribute);
    })
    .map(({ start, valueEnd }) => ({ start: start - 1, end: valueEnd + 1, xml: '' }));
}
