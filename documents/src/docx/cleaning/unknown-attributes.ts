import type { XmlSplice } from './xml-splices.ts';
import { listAttributes, type XmlToken } from './xml-tokens.ts';

/** Takes the attributes out of a tag that are not of the names given. */
export function stripUnknownAttributes(
  xml: string,
  token: XmlToken,
  known: ReadonlySet<string>,
): XmlSplice[] {
  return listAttributes(xml, token)
    .filter(({ prefix, name }) => prefix !== '' || !known.has(name))
    .map(({ start, valueEnd }) => ({ start: start - 1, end: valueEnd + 1, xml: '' }));
}
