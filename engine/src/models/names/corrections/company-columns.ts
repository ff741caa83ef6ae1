import { ORGANIZATION, PERSON } from '#engine/models/names/labeling/labels.ts';
import type { TaggedName } from '#engine/models/names/labeling/tagged-name.ts';
import { createOverlapCheck } from '#engine/spans/overlap-check.ts';
import { isColumnHeader, readColumnValues } from '#engine/tables/table-column.ts';
import type { Span } from '#engine/vocabulary.ts';

/**
 * Headings of company columns, in tables and in the statements that fill them. The pattern begins with letters, which
 * makes the search fast.
 */
const HEADS =
  /(?:(?:company|organi[sz]ation)(?:[_ ]?name)?|(?:supplier|vendor|business)[_ ]?name|brand|manufacturer)/gi;
const WORD_BEFORE = /[\p{L}\d_]$/u;
const CELL = /[^\n\t|;]{1,120}/y;

/** Relabels person names in a company column as organizations: `Zemlak, Crona and Ward`. */
export function relabelCompanyColumns(
  text: string,
  names: readonly TaggedName[],
): readonly TaggedName[] {
  if (!names.some(({ label }) => label === PERSON)) return names;
  const cells = companyCells(text);
  if (cells.length === 0) return names;
  const isInCompanyColumn = createOverlapCheck(cells);
  return names.map((name) =>
    name.label === PERSON && isInCompanyColumn(name) ? { ...name, label: ORGANIZATION } : name,
  );
}

function companyCells(text: string): Span[] {
  const cells: Span[] = [];
  for (const { 0: head, index: start } of text.matchAll(HEADS)) {
    const end = start + head.length;
    if (
      !isColumnHeader(text, start, end) ||
      WORD_BEFORE.test(text.slice(Math.max(0, start - 2), start))
    )
      continue;
    cells.push(...readColumnValues({ text, start, end }, CELL));
  }
  return cells;
}
