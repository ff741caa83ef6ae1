import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import { findNumericCopy, type NumericCopies } from '#documents/cleaning/numeric-copies.ts';
import type { XmlSplice } from '#documents/xml/xml-splices.ts';
import { readText, tokenizeXml, type XmlToken } from '#documents/xml/xml-tokens.ts';

import type { TextSource } from './text-sources.ts';

/** Elements with the numbers of a chart, and those with one of them. */
const NUMBERS = new Set(['numCache', 'numLit', 'numDim']);
const NUMBER = new Set(['v', 'pt']);
/** Replaces a number: a chart with anything else in its place might not open. */
const NO_NUMBER = '0';

/** The sources of a part's texts, and the edits of the whole text. */
export interface EditedSources {
  readonly sources: readonly TextSource[];
  readonly edits: readonly TextEdit[];
}

/**
 * Finds removed amounts and dates among the numbers of charts, which store them without separators and as a count of
 * days. Numbers that an edit changes already are left to it.
 */
export function findChartNumbers(
  xml: string,
  { sources, edits }: EditedSources,
  copies: NumericCopies,
): XmlSplice[] {
  if (copies.size === 0 || !/numCache|numLit|numDim/.test(xml)) return [];
  const sourceAt = new Map(sources.map((source) => [source.rawStart, source]));
  const isEdited = (token: XmlToken): boolean => {
    const source = sourceAt.get(token.start);
    return (
      source !== undefined &&
      edits.some(
        ({ start, end, action }) =>
          action !== 'comment' && start < source.end && end > source.start,
      )
    );
  };
  return listNumbers(xml)
    .filter((token) => findNumericCopy(readText(xml, token), copies) !== undefined)
    .filter((token) => !isEdited(token))
    .map(({ start, end }) => ({ start, end, xml: NO_NUMBER }));
}

/** The texts of the numbers of a chart. */
function listNumbers(xml: string): XmlToken[] {
  const numbers: XmlToken[] = [];
  const open: string[] = [];
  for (const token of tokenizeXml(xml)) {
    if (token.kind === 'open' && !token.isEmpty) open.push(token.name);
    else if (token.kind === 'close') open.pop();
    if (token.kind !== 'text' || !NUMBER.has(open.at(-1) ?? '')) continue;
    if (open.slice(-4).some((name) => NUMBERS.has(name))) numbers.push(token);
  }
  return numbers;
}
