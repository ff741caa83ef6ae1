import type { TableCell } from '../paragraph-writer.ts';
import type { HiddenCharacters } from './hidden-characters.ts';

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

/** Characters of a stretch that stand in its story one behind the other, as they stand here. */
export interface StorySlice {
  /** Within the stretch's text. */
  readonly offset: number;
  readonly length: number;
  /** Within the story. */
  readonly start: number;
}

/** Characters of a paragraph that are read as one. */
export interface StoryStretch {
  readonly text: string;
  /** Where its characters come from, those that stand for control characters excepted. */
  readonly slices: readonly StorySlice[];
}

/** A paragraph's characters, and the cell that it stands in. */
export interface StoryParagraph {
  /** What is seen of it. */
  readonly seen: StoryStretch;
  readonly hidden: readonly StoryStretch[];
  readonly cell: TableCell;
}

/**
 * Splits a story into its paragraphs, empty ones included. Of a field, the result is kept and not its code; of the other
 * characters with a special meaning in Word, line breaks, tabs and hard hyphens. `hidden` counts from the story's start.
 */
export function* splitParagraphs(
  story: string,
  hidden: HiddenCharacters,
): Generator<StoryParagraph> {
  const fields = createFields();
  let cell: TableCell = { row: {}, column: 0 };
  let paragraph = new ParagraphText();
  for (let at = 0; at < story.length;) {
    const end = findControl(story, at);
    if (!fields.isInCode()) addCharacters(paragraph, story, { start: at, end, hidden });
    const control = story[end] ?? '';
    if (PARAGRAPH_ENDS.has(control)) {
      const finished = paragraph.finish();
      yield { ...finished, cell };
      cell = nextCell(cell, control, finished.seen.text === '' && finished.hidden.length === 0);
      paragraph = new ParagraphText();
    } else if (!fields.isInCode()) {
      paragraph.add(REPLACEMENTS.get(control) ?? '', hidden.stretchAt(end).isHidden);
    }
    fields.follow(control);
    at = end + 1;
  }
  yield { ...paragraph.finish(), cell };
}

function addCharacters(
  paragraph: ParagraphText,
  story: string,
  { start, end, hidden }: { start: number; end: number; hidden: HiddenCharacters },
): void {
  for (let at = start; at < end;) {
    const stretch = hidden.stretchAt(at);
    const stop = Math.min(end, stretch.end);
    paragraph.add(story.slice(at, stop), stretch.isHidden, at);
    at = stop;
  }
}

interface OpenStretch {
  text: string;
  readonly slices: StorySlice[];
}

/** The text of a paragraph as it is put together. */
class ParagraphText {
  readonly #seen: OpenStretch = { text: '', slices: [] };
  readonly #hidden: OpenStretch[] = [];
  #isInHidden = false;

  /** Adds text to what is seen, or to what is hidden and goes on until something is seen; `start` is its place in the story. */
  add(text: string, isHidden: boolean, start?: number): void {
    if (text === '') return;
    if (isHidden && !this.#isInHidden) this.#hidden.push({ text: '', slices: [] });
    this.#isInHidden = isHidden;
    const stretch = isHidden ? this.#hidden.at(-1)! : this.#seen;
    if (start !== undefined) {
      stretch.slices.push({ offset: stretch.text.length, length: text.length, start });
    }
    stretch.text += text;
  }

  finish(): Pick<StoryParagraph, 'seen' | 'hidden'> {
    return { seen: this.#seen, hidden: this.#hidden };
  }
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
