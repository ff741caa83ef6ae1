import type { XmlSplice } from '#documents/xml/xml-splices.ts';
import {
  encodeXml,
  findAttribute,
  readText,
  tokenizeXml,
  type XmlToken,
} from '#documents/xml/xml-tokens.ts';

import { FORMAT, isFormatted } from '../chart-texts.ts';
import { quoteFormatWords } from '../number-format.ts';

/** Puts the words of all number formats in quotation marks, each format in one piece, so that they can be edited. */
export function quoteFormats(xml: string): XmlSplice[] {
  if (!xml.includes(FORMAT)) return [];
  const splices: XmlSplice[] = [];
  let format: { readonly start: number; texts: string[] } | undefined;
  for (const token of tokenizeXml(xml)) {
    if (token.kind === 'open') {
      format =
        token.name === FORMAT && !token.isEmpty ? { start: token.end, texts: [] } : undefined;
      splices.push(...quoteAttribute(xml, token));
    } else if (token.kind === 'text') {
      format?.texts.push(readText(xml, token));
    } else if (token.kind === 'close' && format) {
      const { start, texts } = format;
      splices.push(
        ...quote(texts.join(''), { start, end: token.start, isSplit: texts.length > 1 }),
      );
      format = undefined;
    }
  }
  return splices;
}

function quoteAttribute(xml: string, token: XmlToken): XmlSplice[] {
  if (!isFormatted(token.name)) return [];
  const attribute = findAttribute(xml, token, FORMAT);
  if (attribute === undefined) return [];
  const { valueStart: start, valueEnd: end, value } = attribute;
  return quote(value, { start, end });
}

/** A splice for a number format that is to be written otherwise. */
function quote(
  format: string,
  { start, end, isSplit = false }: { start: number; end: number; isSplit?: boolean },
): XmlSplice[] {
  const quoted = quoteFormatWords(format);
  return quoted === format && !isSplit ? [] : [{ start, end, xml: encodeXml(quoted) }];
}
