import type { XmlSplice } from '#documents/xml/xml-splices.ts';
import { listAttributes, type XmlToken } from '#documents/xml/xml-tokens.ts';

/** Removes the attributes of a tag that are not among the given names. */
export function stripUnknownAttributes(
  xml: string,
  token: XmlToken,
  known: ReadonlySet<string>,
): XmlSplice[] {
  return listAttributes(xml, token)
    .filter(({ prefix, name }) => prefix !== '' || !known.has(name))
    .map(({ start, valueEnd }) => ({ start: start - 1, end: valueEnd + 1, xml: '' }));
}
