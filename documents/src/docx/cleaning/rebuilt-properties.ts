import type { XmlSplice } from '#documents/xml/xml-splices.ts';
import { tokenizeXml } from '#documents/xml/xml-tokens.ts';

/** The properties of a document that reveal nothing about people or its content; values must be plain. */
const KEPT = new Set([
  'DocSecurity',
  'ScaleCrop',
  'LinksUpToDate',
  'SharedDoc',
  'AppVersion',
  'HyperlinksChanged',
]);
const PLAIN_VALUE = /^(?:true|false|\d{1,3}(?:\.\d{1,4})?)$/;

/** Rebuilds a properties part: its root with only the listed children. */
export function rebuildProperties(xml: string): XmlSplice[] {
  const tokens = [...tokenizeXml(xml)];
  const root = tokens.find(({ kind }) => kind === 'open');
  const end = tokens.findLast(({ kind }) => kind === 'close');
  if (!root || root.isEmpty || !end) return [];
  const kept = tokens.flatMap((open, index) => {
    const close = tokens[index + 2];
    const isKept = close?.kind === 'close' && KEPT.has(open.name);
    return isKept && PLAIN_VALUE.test(xml.slice(open.end, close.start))
      ? [xml.slice(open.start, close.end)]
      : [];
  });
  const body = { start: root.end, end: end.start, xml: kept.join('') };
  const remarks = tokens
    .filter(({ kind, start }) => kind === 'other' && !xml.startsWith('<?xml ', start))
    .map((token) => ({ start: token.start, end: token.end, xml: '' }));
  return xml.slice(body.start, body.end) === body.xml ? remarks : [...remarks, body];
}
