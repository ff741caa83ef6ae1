import { ORGANIZATION, PERSON, PLACE } from '#engine/models/names/labeling/labels.ts';
import type { TaggedName } from '#engine/models/names/labeling/tagged-name.ts';
import { createOverlapCheck } from '#engine/spans/overlap-check.ts';
import { isColumnHeader, readColumnValues } from '#engine/tables/table-column.ts';
import type { Span } from '#engine/vocabulary.ts';

/**
 * Headings of company columns, in tables and in the statements that fill them. The pattern begins with letters, which
 * makes the search fast.
 */
const COMPANY_HEADS =
  /(?:(?:company|organi[sz]ation)(?:[_ ]?name)?|(?:supplier|vendor|business)[_ ]?name|brand|manufacturer)/gi;
/** Headings of columns for the parts of an address; houses and towns are called like people. */
const ADDRESS_HEADS =
  /(?:street(?:[_ ]?(?:name|address))?|address[_ ]?line[_ ]?1?|house[_ ]?name|city|town|county)/gi;
const WORD_BEFORE = /[\p{L}\d_]$/u;
const CELL = /[^\n\t|;]{1,120}/y;

/** Relabels person names in columns of companies and of addresses: `Zemlak, Crona and Ward`, `Ty Mawr`. */
export function relabelColumns(text: string, names: readonly TaggedName[]): readonly TaggedName[] {
  if (!names.some(({ label }) => label === PERSON)) return names;
  const ofCompanies = relabelIn(cellsBelow(text, COMPANY_HEADS), names, ORGANIZATION);
  return relabelIn(cellsBelow(text, ADDRESS_HEADS), ofCompanies, PLACE);
}

function relabelIn(
  cells: readonly Span[],
  names: readonly TaggedName[],
  label: TaggedName['label'],
): readonly TaggedName[] {
  if (cells.length === 0) return names;
  const isInColumn = createOverlapCheck(cells);
  return names.map((name) =>
    name.label === PERSON && isInColumn(name) ? { ...name, label } : name,
  );
}

function cellsBelow(text: string, heads: RegExp): Span[] {
  const cells: Span[] = [];
  for (const { 0: head, index: start } of text.matchAll(heads)) {
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
