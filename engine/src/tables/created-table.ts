import type { Place } from '#engine/detector.ts';
import type { LabeledValue } from '#engine/text/labeled-value.ts';
import { matchAt, matchesAt } from '#engine/text/match-at.ts';

import { cellsOf, rowsAt } from './inserted-rows.ts';

/** The type of a column right behind its name. */
const TYPE =
  /["`\]]?\s{1,20}(?:n?varchar|n?char|character|text|tinytext|mediumtext|longtext|string|int|integer|bigint|smallint|tinyint|mediumint|serial|numeric|decimal|date|datetime|timestamp|uuid|enum|boolean|bool|float|double|real)(?![\w-])/iy;
/** The statement, up to the bracket before its columns. */
const CREATE =
  /CREATE\s{1,4}(?:TEMPORARY\s{1,4})?TABLE\s{1,4}(?:IF\s{1,4}NOT\s{1,4}EXISTS\s{1,4})?([\w."`[\]]{1,80})\s{0,4}\(/iy;
/** Lines of the statement that are no columns. */
const NO_COLUMN =
  /^\s{0,20}(?:PRIMARY|UNIQUE|KEY|INDEX|CONSTRAINT|FOREIGN|CHECK|FULLTEXT|SPATIAL)\b/i;
const LONGEST_STATEMENT = 4000;
/** How far behind the statement its rows may begin. */
const LONGEST_GAP = 4000;
const MAX_COLUMNS = 60;

/** Whether a label is the name of a column in a statement that creates a table. */
export function isCreatedColumn(text: string, end: number): boolean {
  return matchesAt(text, end, TYPE);
}

/**
 * The values of the column that the trigger of a place names in `CREATE TABLE people (id int, name text)`, in the rows
 * that are inserted into that table without naming its columns: all that is written there of `form`, which must be
 * sticky.
 */
export function readCreatedColumn({ text, start }: Place, form: RegExp): LabeledValue[] {
  const table = tableAround(text, start);
  if (table === undefined) return [];
  const { name, columns, index, end } = table;
  const insert = new RegExp(
    String.raw`INSERT\s{1,4}INTO\s{1,4}["\x60[]?${name}["\x60\]]?\s{1,4}VALUES\s{0,4}`,
    'gi',
  );
  insert.lastIndex = end;
  const found = insert.exec(text.slice(0, end + LONGEST_GAP));
  if (found === null) return [];
  return cellsOf(rowsAt(text, found.index + found[0].length, columns), index, form);
}

/** A table that a statement creates, and the position of one of its columns. */
interface CreatedTable {
  readonly name: string;
  readonly columns: number;
  readonly index: number;
  readonly end: number;
}

/** The table whose statement contains an offset. */
function tableAround(text: string, offset: number): CreatedTable | undefined {
  const before = text.slice(Math.max(0, offset - LONGEST_STATEMENT), offset);
  const at = Math.max(before.lastIndexOf('CREATE'), before.lastIndexOf('create'));
  const statement = offset - before.length + at;
  const created = at === -1 ? null : matchAt(text, statement, CREATE);
  const name = /(\w{1,60})["`\]]?$/.exec(created?.[1] ?? '')?.[1];
  if (created === null || name === undefined) return undefined;
  const { starts, end } = columnsFrom(text, statement + created[0].length);
  const index = starts.findLastIndex((start) => start <= offset);
  return index === -1 || end <= offset ? undefined : { name, columns: starts.length, index, end };
}

/** The start of each column in a statement, and the end of the bracket around them. */
function columnsFrom(text: string, from: number): { starts: number[]; end: number } {
  const starts = [from];
  let depth = 1;
  let at = from;
  for (; at < from + LONGEST_STATEMENT && at < text.length && depth > 0; at += 1) {
    const mark = text.charAt(at);
    if (mark === '(') depth += 1;
    else if (mark === ')') depth -= 1;
    else if (mark === ',' && depth === 1 && starts.length < MAX_COLUMNS) starts.push(at + 1);
  }
  const isColumn = (start: number): boolean => !NO_COLUMN.test(text.slice(start, start + 40));
  return { starts: starts.filter(isColumn), end: at };
}
