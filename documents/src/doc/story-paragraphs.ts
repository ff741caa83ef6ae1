import type { TableCell } from '../paragraph-writer.ts';

const FIELD_BEGIN = '\u0013';
const FIELD_SEPARATOR = '\u0014';
const FIELD_END = '\u0015';
const MAX_DEPTH = 64;

const CELL_END = '\u0007';
// Paragraph, table cell, page or section.
const PARAGRAPH_ENDS = new Set(['\r', CELL_END, '\f']);

const REPLACEMENTS = new Map([
  ['\t', '\t'],
  ['\u000b', '\n'],
  ['\u000e', '\n'],
  ['\u001e', '-'],
]);

/** Characters of a paragraph that stand in its story one behind the other, as they stand here. */
export interface StorySlice {
  /** Within the paragraph's text. */
  readonly offset: number;
  readonly length: number;
  /** Within the story. */
  readonly start: number;
}

/** A paragraph's characters, and the cell that it stands in. */
export interface StoryParagraph {
  readonly text: string;
  readonly cell: TableCell;
  /** Where its characters come from, those that stand for control characters excepted. */
  readonly slices: readonly StorySlice[];
}

/**
 * Splits a story into its paragraphs, empty ones included. Of a field its result is kept and not its code; of
 * the other characters that Word gives a meaning of its own, line breaks, tabs and hard hyphens.
 */
export function* splitParagraphs(story: string): Generator<StoryParagraph> {
  const fields = createFields();
  let cell: TableCell = { row: {}, column: 0 };
  let paragraph = '';
  let slices: StorySlice[] = [];
  for (let at = 0; at < story.length;) {
    const end = findControl(story, at);
    if (!fields.isInCode() && end > at) {
      slices.push({ offset: paragraph.length, length: end - at, start: at });
      paragraph += story.slice(at, end);
    }
    const control = story[end] ?? '';
    if (PARAGRAPH_ENDS.has(control)) {
      yield { text: paragraph, cell, slices };
      cell = nextCell(cell, control, paragraph === '');
      paragraph = '';
      slices = [];
    } else if (!fields.isInCode()) {
      paragraph += REPLACEMENTS.get(control) ?? '';
    }
    fields.follow(control);
    at = end + 1;
  }
  yield { text: paragraph, cell, slices };
}

/** Text outside of tables stands all in one cell. A row ends like a cell, with nothing before its end. */
function nextCell(cell: TableCell, end: string, isEmpty: boolean): TableCell {
  if (end !== CELL_END) return cell;
  return isEmpty ? { row: {}, column: 0 } : { row: cell.row, column: cell.column + 1 };
}

/** The next control character, or the end. */
function findControl(story: string, start: number): number {
  let at = start;
  while (at < story.length && story.charCodeAt(at) >= 0x20) at += 1;
  return at;
}

interface Fields {
  isInCode(): boolean;
  follow(control: string): void;
}

/** Follows the fields, which may stand within each other's code and result. */
function createFields(): Fields {
  /** For each open field, whether its code is being read. */
  let open: boolean[] = [];
  return {
    isInCode: () => open.includes(true),
    follow(control) {
      if (control === FIELD_BEGIN && open.length < MAX_DEPTH) open.push(true);
      else if (control === FIELD_SEPARATOR) open.splice(-1, 1, false);
      else if (control === FIELD_END) open.pop();
      // No code goes on into another paragraph: without this a torn field would hide all that follows.
      else if (PARAGRAPH_ENDS.has(control)) open = open.filter((isCode) => !isCode);
    },
  };
}
