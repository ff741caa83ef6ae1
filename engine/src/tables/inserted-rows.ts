import type { Place } from '#engine/detector.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import type { LabeledValue } from '#engine/text/labeled-value.ts';
import { endOfMatchAt, matchesWhole, matchAt } from '#engine/text/match-at.ts';

/** The names of the columns before a label, from the statement on. */
const BEFORE = endingAtOffset(
  String.raw`INSERT\s{1,4}INTO\s{1,4}[\w."\x60[\]]{1,80}\s{0,4}\((?:[\w\s"\x60[\].]{1,60},){0,40}[\s"\x60[]{0,9}`,
  'i',
);
/** The rest of the columns, and what stands before the first row. */
const AFTER = /["`\]]?\s{0,4}((?:,[\w\s"`[\].]{1,60}){0,40})\)\s{0,4}VALUES\s{0,4}/iy;
const ROW_OPENS = /[,\s]{0,8}\(\s{0,4}/y;
const CELL_END = /\s{0,4}(,\s{0,4}|\))/y;
/** A string, in which two marks stand for one, or anything else up to the end of the cell. */
const CELL = /N?'(?:[^'\\]|''|\\.){0,400}'|[^,()'\n]{0,60}/y;
const MAX_ROWS = 100;

/** Whether a label stands among the columns of a statement that inserts rows. */
export function isInsertedColumn(text: string, start: number): boolean {
  return startOfMatchBefore(text, start, BEFORE) !== undefined;
}

/**
 * The values of the column that the trigger of a place names in `INSERT INTO people (id, name) VALUES (1, 'Roe')`: all
 * that is written there of `form`, which must be sticky.
 */
export function readInsertedValues({ text, start, end }: Place, form: RegExp): LabeledValue[] {
  const from = startOfMatchBefore(text, start, BEFORE);
  const after = from === undefined ? null : matchAt(text, end, AFTER);
  if (from === undefined || after === null) return [];
  const index = text.slice(text.indexOf('(', from), start).split(',').length - 1;
  const count = index + (after[1] ?? '').split(',').length;
  return cellsOf(rowsAt(text, end + after[0].length, count), index, form);
}

/** The cells of a column that match `form` completely. */
export function cellsOf(
  rows: readonly LabeledValue[][],
  index: number,
  form: RegExp,
): LabeledValue[] {
  return rows.flatMap((row) => {
    const cell = row[index];
    return cell !== undefined && matchesWhole(cell.value, form) ? [cell] : [];
  });
}

/** The rows of so many cells from an offset on: those that a statement inserts. */
export function rowsAt(text: string, from: number, count: number): LabeledValue[][] {
  const rows: LabeledValue[][] = [];
  let at = from;
  while (rows.length < MAX_ROWS) {
    const cells = rowAt(text, at);
    if (cells?.values.length !== count) break;
    at = cells.end;
    rows.push(cells.values);
  }
  return rows;
}

function rowAt(
  text: string,
  from: number,
): { readonly values: LabeledValue[]; readonly end: number } | undefined {
  let at = endOfMatchAt(text, from, ROW_OPENS);
  const values: LabeledValue[] = [];
  while (at !== undefined) {
    const written = matchAt(text, at, CELL)?.[0] ?? '';
    const end = at + written.length;
    values.push(withoutMarks(at, written));
    const next = matchAt(text, end, CELL_END);
    if (next === null) return undefined;
    at = end + next[0].length;
    if (next[1] === ')') return { values, end: at };
  }
  return undefined;
}

function withoutMarks(start: number, written: string): LabeledValue {
  const lead = /^N?'/.exec(written)?.[0].length ?? 0;
  const value = lead === 0 ? written.trimEnd() : written.slice(lead, -1);
  return { start: start + lead, end: start + lead + value.length, value };
}
