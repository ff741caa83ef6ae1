import type { XmlSplice } from '#documents/xml/xml-splices.ts';
import { encodeXml, readText, type XmlToken } from '#documents/xml/xml-tokens.ts';

/** Elements that tell which cells of its workbook a chart's values come from. */
const REFERENCES = new Set(['f', 'sqref']);
const CELLS = /\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?$/;

/**
 * Removes the names that people gave to sheets, files and ranges from the references of a chart, whose workbook is not
 * in a cleaned copy: the cells stay, on a sheet with a neutral name.
 */
export function sanitizeChartReference(
  xml: string,
  token: XmlToken,
  parent: string | undefined,
): XmlSplice[] {
  if (parent === undefined || !REFERENCES.has(parent)) return [];
  const reference = readText(xml, token);
  const sanitized = `Sheet1!${CELLS.exec(reference)?.[0] ?? '$A$1'}`;
  if (reference.trim() === '' || reference === sanitized) return [];
  return [{ start: token.start, end: token.end, xml: encodeXml(sanitized) }];
}
