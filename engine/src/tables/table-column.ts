import type { Place } from '#engine/detector.ts';
import { isDigit } from '#engine/text/ascii.ts';
import type { LabeledValue } from '#engine/text/labeled-value.ts';
import { startOfLine } from '#engine/text/lines.ts';
import { endOfMatchAt, matchesWhole, matchesAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { isCreatedColumn, readCreatedColumn } from './created-table.ts';
import { readInsertedValues, isInsertedColumn } from './inserted-rows.ts';

/** The longest head of a table. */
const LONGEST_HEAD = 400;
/** The longest row; rows may contain notes and data of machines. */
const LONGEST_ROW = 1600;
/** After more successive cells with something else than this, the column contains something else; many are empty. */
const MAX_MISSES = 2;
/** In a longer place, a line without an end is cut off by the place's end. */
const LONGEST_WHOLE = 9000;
/** How many more characters than the label its cell may have. */
const ROOM = 13;
/** The end of a head's cell right after a label; tested first, because in prose other words follow. */
const CELL_END =
  /(?: ?(?:(?:no|nr|number|id)\b|#))?\.?(?: ?\([^()\n;|,\t]{1,12}\)| (?:eur|usd|gbp|inr|chf|cad|aud|nzd|sgd|zar|rs))?[ "`\]]?(?:[;|,\t)]|\r?\n| {2}| \|)/iy;
/** By how many characters columns that were aligned by hand may be off. */
const SHIFT = 3;
/** The last row of a table, which adds up the others. */
const SUM = /^[\s|"]{0,8}(?:grand |sub-?)?totals?(?![\p{L}])/iu;
const RULED_LINE = /^[\s|:+=-]{3,400}$/;
/** Lines that a program quotes have cells between blanks too. */
const BLANKS = / {2,40}/g;
const SEPARATORS: ReadonlyMap<string, RegExp> = new Map([
  [';', /;/g],
  ['\t', /\t/g],
  ['|', /\|/g],
  [',', /,/g],
  [' ', BLANKS],
]);

/** In a row with too many commas, those before a blank do not separate cells: `7,Roe, Jane,Leeds`. */
const TIGHT_COMMA = /,(?! )/g;

/** The first cell of a row in a form with a column for each person, where every row is a different field. */
const FIELD = new RegExp(
  oneLine`^(?:name|date of birth|dob|address|nationality|status|mobile|phone|telephone
    |e-?mail|employer|role|job title|occupation|income|salary|marital status|gender|sex|age
    |religion|passport|ni number|signature)(?![\p{L}-])`,
  'iu',
);
/**
 * Labels hold a number at most, as `Phone 2` and `Sick days 2024` do: others are values, and `_c5_source` is a
 * machine's.
 */
const NO_LABEL =
  /^[\d£$€+-]|@|\d[.,:/-]\d|(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{3}|\d\D{1,40}\d|[A-Za-z]\d/;
const LABEL = /^\p{Lu}[^\d@:]{1,30}$/u;

/** A cell and where it stands in its text. */
interface Cell {
  readonly start: number;
  readonly written: string;
}

/** Whether a label may head a column, by the characters right beside it: letters, and then the end of a cell. */
export function isColumnHeader(text: string, start: number, end: number): boolean {
  if (isDigit(text.charCodeAt(end - 1)) || isDigit(text.charCodeAt(start))) return false;
  return matchesAt(text, end, CELL_END);
}

/** How many labels the head of a table has at least. */
const LEAST_LABELS = 3;

/**
 * The values in the column that the trigger of a place heads: below a line of at least three labels, in rows with as
 * many cells. Each value is all that its cell holds of `form`, which must be sticky.
 */
export function readColumnValues(place: Place, form: RegExp): LabeledValue[] {
  return readColumnOf(place, form, LEAST_LABELS);
}

/** The same below a line of at least `least` labels, for values that hardly stand in anything but a table. */
export function readColumnOf(
  { text, start, end }: Place,
  form: RegExp,
  least: number,
): LabeledValue[] {
  if (isColumnOfStatement(text, start, end))
    return readColumnOfStatement({ text, start, end }, form);
  const cellEnd = endOfMatchAt(text, end, CELL_END);
  if (cellEnd === undefined) return [];
  const head = lineAt(text, start, LONGEST_HEAD);
  if (head === undefined) return [];
  // Tables of pipes are padded with blanks.
  const separator = head.written.includes('|')
    ? SEPARATORS.get('|')
    : separatorBeside(text, start, cellEnd);
  const labels = separator === undefined ? [] : cellsOf(head, separator);
  const index = labels.findIndex(
    (cell) => start >= cell.start && end <= cell.start + cell.written.length,
  );
  const label = labels[index];
  if (labels.length < least || labels.some((one, at) => at !== index && NO_LABEL.test(one.written)))
    return [];
  if (separator === undefined || label === undefined) return [];
  if (label.written.length > end - start + ROOM) return [];
  const column = { separator, index, label, count: labels.length, form };
  if (isRow(text, head, column)) return [];
  return readRows(text, head, column);
}

/** Whether a label names a column in SQL: of a table that is created, or of rows that are inserted. */
function isColumnOfStatement(text: string, start: number, end: number): boolean {
  return (
    isCreatedColumn(text, end) || (matchesAt(text, end, CELL_END) && isInsertedColumn(text, start))
  );
}

function readColumnOfStatement(place: Place, form: RegExp): LabeledValue[] {
  return isCreatedColumn(place.text, place.end)
    ? readCreatedColumn(place, form)
    : readInsertedValues(place, form);
}

/** The separator after a label, or before it where it is the last of its line. */
function separatorBeside(text: string, start: number, end: number): RegExp | undefined {
  const after = text.charAt(end - 1);
  const mark = after === '\n' ? markBefore(text, start) : after;
  return mark === undefined ? undefined : SEPARATORS.get(mark);
}

function markBefore(text: string, start: number): string | undefined {
  const before = text.slice(Math.max(0, start - 3), start).replace(/"$/, '');
  return /[;|,\t](?= ?$)| (?= $)/.exec(before)?.[0];
}

/** Whether the line above is part of the table too, so that this line is not its head. */
function isRow(text: string, head: Cell, { separator, count }: Column): boolean {
  const lineEnd = head.start - 1;
  const isBlank = lineEnd <= 0 || text.charAt(lineEnd - 1) === '\n';
  const line = isBlank ? undefined : lineAt(text, lineEnd - 1, LONGEST_HEAD);
  if (line === undefined || cellsOf(line, separator).length !== count) return false;
  // Forms put a line of labels above each line of answers.
  return !(/[\d@]/.test(line.written) && isLineOfLabels(head, separator));
}

/** Whether a line with blanks between its cells is a line of labels: all of them capitalized, without numbers. */
function isLineOfLabels(line: Cell, separator: RegExp): boolean {
  if (separator !== SEPARATORS.get(' ')) return false;
  return cellsOf(line, separator).every(({ written }) => LABEL.test(written));
}

interface Column {
  readonly separator: RegExp;
  readonly index: number;
  readonly label: Cell;
  /** How many cells a row has. */
  readonly count: number;
  readonly form: RegExp;
}

function readRows(text: string, head: Cell, column: Column): LabeledValue[] {
  const values: LabeledValue[] = [];
  let misses = 0;
  for (const { row, cell } of cellsBelow(text, head, column)) {
    if (column.index === 0 && FIELD.test(cell.written)) return [];
    if (cell.written === '' && column.separator !== SEPARATORS.get(' ')) continue;
    if (matchesWhole(cell.written, column.form)) {
      values.push({
        start: cell.start,
        end: cell.start + cell.written.length,
        value: cell.written,
      });
      misses = 0;
      continue;
    }
    if (values.length > 0 && isLineOfLabels(row, column.separator)) break;
    misses += 1;
    if (misses > MAX_MISSES) break;
  }
  return values;
}

/** The cells of a column with their rows, down to the end of the table. */
function* cellsBelow(
  text: string,
  head: Cell,
  column: Column,
): Generator<{ readonly row: Cell; readonly cell: Cell }> {
  for (let from = head.start + head.written.length + 1; from < text.length;) {
    const row = lineAt(text, from, LONGEST_ROW);
    if (row === undefined) return;
    from = row.start + row.written.length + 1;
    if (RULED_LINE.test(row.written) || SUM.test(row.written)) continue;
    const cell = cellBelow(row, head, column);
    if (cell === undefined) return;
    yield { row, cell };
  }
}

/** The cell of a row that belongs to a column: by its index, or by its position where blanks separate cells. */
function cellBelow(
  row: Cell,
  head: Cell,
  { separator, index, label, count }: Column,
): Cell | undefined {
  const cells = cellsOf(row, separator);
  if (cells.length === count) return cells[index];
  if (cells.length > count && separator === SEPARATORS.get(',')) {
    const tight = cellsOf(row, TIGHT_COMMA);
    return tight.length === count ? tight[index] : undefined;
  }
  if (separator !== SEPARATORS.get(' ') || cells.length < 2) return undefined;
  const place = label.start - head.start;
  // A table that is indented begins with an empty cell.
  const near = cells.filter(
    (cell) => cell.written !== '' && Math.abs(cell.start - row.start - place) <= SHIFT,
  );
  return near.length === 1 ? near[0] : undefined;
}

/** The whole line around an offset; undefined for one that is blank, too long or cut off. */
function lineAt(text: string, offset: number, longest: number): Cell | undefined {
  const start = startOfLine(text, offset);
  if (offset - start > longest) return undefined;
  const line = text.slice(start, start + longest + 1);
  const end = line.indexOf('\n', offset - start);
  if (end === -1 && text.length > LONGEST_WHOLE) return undefined;
  const written = end === -1 ? line : line.slice(0, end);
  return written.length > longest || written.trim() === '' ? undefined : { start, written };
}

function cellsOf({ start, written }: Cell, separator: RegExp): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  for (const found of written.matchAll(separator)) {
    if (separator !== BLANKS && isQuoted(written.slice(from, found.index))) continue;
    cells.push(trimmed(start + from, written.slice(from, found.index)));
    from = found.index + found[0].length;
  }
  cells.push(trimmed(start + from, written.slice(from)));
  return cells;
}

/** Whether a quotation mark opens a cell and none closes it: `"Roe, Jane"` is one (RFC 4180). */
function isQuoted(raw: string): boolean {
  return /^\s{0,8}"/.test(raw) && raw.split('"').length % 2 === 0;
}

/** A cell without the blanks and the quotation marks around what it says. */
function trimmed(start: number, raw: string): Cell {
  const before = /^[\s"]{0,40}/.exec(raw)?.[0].length ?? 0;
  return { start: start + before, written: raw.slice(before).replace(/[\s"]{1,40}$/, '') };
}
