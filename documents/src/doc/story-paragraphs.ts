import type { TableCell } from '#documents/text/paragraph-writer.ts';

import { createFieldCodeReader, type FieldCodeReader } from '../fields/field-code-reader.ts';
import type { Concealment, HiddenCharacters } from './hidden-characters.ts';

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

/** Characters of a stretch that are consecutive in their story. */
export interface StorySlice {
  /** Within the stretch's text. */
  readonly offset: number;
  readonly length: number;
  /** Within the story. */
  readonly start: number;
}

/** Characters of a paragraph that are read as one text. */
export interface StoryRun {
  readonly text: string;
  /** The origin of its characters, except for those that replace control characters. */
  readonly slices: readonly StorySlice[];
}

/** Characters that are not shown. */
interface ConcealedRun extends StoryRun {
  readonly concealment: Concealment;
}

/** A paragraph's characters, and the cell that contains it. */
export interface StoryParagraph {
  /** Its visible text. */
  readonly visible: StoryRun;
  readonly hidden: readonly ConcealedRun[];
  readonly cell: TableCell;
}

/**
 * Splits a story into its paragraphs, empty ones included. Keeps the results of fields and the text in their codes and,
 * of Word's other special characters, line breaks, tabs and hard hyphens. `hidden` is relative to the story's start.
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
    for (const { isUnseen, ...range } of fields.textsIn(story, { start: at, end })) {
      const hiding = isUnseen ? storeInField(hidden) : hidden;
      addCharacters(paragraph, story, { ...range, hidden: hiding });
    }
    const control = story[end] ?? '';
    if (PARAGRAPH_ENDS.has(control)) {
      const finished = paragraph.finish();
      yield { ...finished, cell };
      cell = nextCell(cell, control, finished.visible.text === '' && finished.hidden.length === 0);
      paragraph = new ParagraphText();
    } else if (!fields.isInCode()) {
      paragraph.add(REPLACEMENTS.get(control) ?? '', hidden.runAt(end).concealment);
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
    const run = hidden.runAt(at);
    const stop = Math.min(end, run.end);
    paragraph.add(story.slice(at, stop), run.concealment, at);
    at = stop;
  }
}

interface OpenRun {
  text: string;
  readonly slices: StorySlice[];
}

class ParagraphText {
  readonly #visible: OpenRun = { text: '', slices: [] };
  readonly #hidden: (OpenRun & { readonly concealment: Concealment })[] = [];
  #last: Concealment | undefined;

  /**
   * Appends visible text, or concealed text, which continues until something else; `start` is its position in the
   * story.
   */
  add(text: string, concealment: Concealment | undefined, start?: number): void {
    if (text === '') return;
    const isNext = concealment !== undefined && concealment !== this.#last;
    if (isNext) this.#hidden.push({ text: '', slices: [], concealment });
    this.#last = concealment;
    const run = concealment === undefined ? this.#visible : this.#hidden.at(-1)!;
    if (start !== undefined) {
      run.slices.push({ offset: run.text.length, length: text.length, start });
    }
    run.text += text;
  }

  finish(): Pick<StoryParagraph, 'visible' | 'hidden'> {
    return { visible: this.#visible, hidden: this.#hidden };
  }
}

/** All text outside of tables shares one cell. A row mark is like a cell mark with nothing before it. */
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

/** Word marks entries of an index as hidden, too. */
function storeInField(hidden: HiddenCharacters): HiddenCharacters {
  return {
    runAt(position) {
      const { concealment, end } = hidden.runAt(position);
      return { concealment: concealment === 'deleted' ? concealment : 'stored', end };
    },
  };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

interface Fields {
  isInCode(): boolean;
  /** The text in a stretch without control characters; within a code, not all is. */
  textsIn(story: string, range: Range): (Range & { readonly isUnseen: boolean })[];
  follow(control: string): void;
}

/** Follows the fields, which may be nested in each other's code and result. */
function createFields(): Fields {
  /** For each open field, the reader of its code while that is being read. */
  let open: (FieldCodeReader | undefined)[] = [];
  // The result of a field within a code is part of that code.
  const innermostCode = (): FieldCodeReader | undefined => open.findLast((code) => code);
  return {
    isInCode: () => innermostCode() !== undefined,
    textsIn(story, { start, end }) {
      const code = innermostCode();
      if (!code) return [{ start, end, isUnseen: false }];
      return code.read(story.slice(start, end)).map((text) => {
        return { start: start + text.start, end: start + text.end, isUnseen: text.isHidden };
      });
    },
    follow(control) {
      if (control === FIELD_BEGIN && open.length < MAX_DEPTH) open.push(createFieldCodeReader());
      else if (control === FIELD_SEPARATOR) open.splice(-1, 1, undefined);
      else if (control === FIELD_END) open.pop();
      // A field code does not continue in another paragraph: otherwise a broken field would hide everything that
      // follows.
      else if (PARAGRAPH_ENDS.has(control)) open = open.filter((code) => !code);
    },
  };
}
