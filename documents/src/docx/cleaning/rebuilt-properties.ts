import type { XmlSplice } from './xml-splices.ts';
import { tokenizeXml, type XmlToken } from './xml-tokens.ts';

/** What of a document's properties tells nothing of people or of what is in it; values must be plain. */
const KEPT = new Set([
  'DocSecurity',
  'ScaleCrop',
  'LinksUpToDate',
  'SharedDoc',
  'AppVersion',
  'HyperlinksChanged',
]);
const PLAIN_VALUE = /^(?:true|false|\d{1,3}(?:\.\d{1,4})?)$/;

/** Rebuilds a part of properties: its root with those children alone that are on the list. */
export function rebuildProperties(xml: string): XmlSplice[] {
  const splices: XmlSplice[] = [];
  let depth = 0;
  let child: XmlToken | undefined;
  for (const token of tokenizeXml(xml)) {
    if (token.kind === 'close') depth -= 1;
    if (depth === 1 && token.kind === 'open') child = token;
    const isEnd = token.kind === 'close' || token.isEmpty;
    if (depth === 1 && isEnd && child) {
      if (!isKept(xml, child, token)) splices.push({ start: child.start, end: token.end, xml: '' });
      child = undefined;
    } else if (depth <= 1 && (token.kind === 'other' ? token.start > 0 : isLooseText(xml, token))) {
      splices.push({ start: token.start, end: token.end, xml: '' });
    }
    if (token.kind === 'open' && !token.isEmpty) depth += 1;
  }
  return splices;
}

function isKept(xml: string, open: XmlToken, close: XmlToken): boolean {
  return KEPT.has(open.name) && PLAIN_VALUE.test(xml.slice(open.end, close.start));
}

function isLooseText(xml: string, { kind, start, end }: XmlToken): boolean {
  return kind === 'text' && xml.slice(start, end).trim() !== '';
}
