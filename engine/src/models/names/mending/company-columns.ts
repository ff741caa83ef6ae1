import { ORGANIZATION, PERSON } from '#engine/models/names/labelling/labels.ts';
import type { TaggedName } from '#engine/models/names/labelling/tagged-name.ts';
import { createTouch } from '#engine/spans/touch.ts';
import { oneLine } from '#engine/text/one-line.ts';
import { isHeadOfColumn, valuesBelow } from '#engine/text/table-column.ts';
import type { Span } from '#engine/vocabulary.ts';

/** What heads a column of firms, in tables and in statements that fill them. */
const HEADS = new RegExp(
  oneLine`(?<![\p{L}\d_])(?:company|company[_ ]?name|organi[sz]ation|organi[sz]ation[_ ]?name
    |supplier[_ ]?name|vendor[_ ]?name|business[_ ]?name|brand|manufacturer)(?![\p{L}\d_])`,
  'giu',
);
const CELL = /[^\n\t|;]{1,120}/y;

/** The names, those of persons within a column of firms being of organizations: `Zemlak, Crona and Ward`. */
export function asFirmsInColumns(
  text: string,
  names: readonly TaggedName[],
): readonly TaggedName[] {
  if (!names.some(({ label }) => label === PERSON)) return names;
  const cells = cellsOfFirms(text);
  if (cells.length === 0) return names;
  const isOfFirm = createTouch(cells);
  return names.map((name) =>
    name.label === PERSON && isOfFirm(name) ? { ...name, label: ORGANIZATION } : name,
  );
}

function cellsOfFirms(text: string): Span[] {
  const cells: Span[] = [];
  for (const { 0: head, index: start } of text.matchAll(HEADS)) {
    const end = start + head.length;
    if (isHeadOfColumn(text, start, end)) cells.push(...valuesBelow({ text, start, end }, CELL));
  }
  return cells;
}
