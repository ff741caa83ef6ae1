import { firstEndingAfter } from '#documents/text/first-ending-after.ts';

import { applyProperties, type Visibility } from './character-switches.ts';
import type { FileInformation } from './file-information-block.ts';
import { listPieces, type Piece } from './piece-table.ts';
import { characterProperties, listPropertyRuns, paragraphStyle } from './property-pages.ts';
import { readStyleSheet } from './style-sheet.ts';

/**
 * Why characters are not shown: their formatting hides them, a tracked change has deleted them, or a field only stores
 * them.
 */
export type Concealment = 'hidden' | 'deleted' | 'stored';

/** Characters in the same state; `end` is exclusive. */
interface StateRun {
  /** Absent if they are shown. */
  readonly concealment: Concealment | undefined;
  readonly end: number;
}

/** The characters of a document's whole text that are not shown. */
export interface HiddenCharacters {
  /** The state of the character at a position, and the end of the run of characters with the same state. */
  runAt(position: number): StateRun;
}

/** Bytes of the main stream, or positions in the text; `end` is exclusive. */
interface Range {
  readonly start: number;
  readonly end: number;
}

const NOTHING_HIDDEN: HiddenCharacters = {
  runAt: () => ({ concealment: undefined, end: Infinity }),
};
const CHARACTER_ENTRY = 1;
const PARAGRAPH_ENTRY = 13;

/**
 * Finds the characters deleted by a tracked change, and those hidden by formatting: their own, that of their paragraph,
 * or that of their character style. Word 6 and 95 store formatting differently, which is not read: nothing counts as
 * hidden there.
 */
export function findHiddenCharacters(
  main: Uint8Array,
  table: Uint8Array,
  information: FileInformation,
): HiddenCharacters {
  if (information.isOld) return NOTHING_HIDDEN;
  const bytes = listHiddenBytes(main, table, information);
  if (bytes.hidden.length === 0 && bytes.deleted.length === 0) return NOTHING_HIDDEN;
  const pieces = listPieces(table, information);
  const lookUp = (ranges: readonly Range[]) => {
    const joined = joinRanges(ranges);
    return createLookup(joinRanges(pieces.flatMap((piece) => positionsIn(piece, joined))));
  };
  const [isHiddenAt, isDeletedAt] = [lookUp(bytes.hidden), lookUp(bytes.deleted)];
  return {
    runAt(position) {
      const [hidden, deleted] = [isHiddenAt(position), isDeletedAt(position)];
      const hiddenState = hidden.isInside ? 'hidden' : undefined;
      return {
        concealment: deleted.isInside ? 'deleted' : hiddenState,
        end: Math.min(hidden.end, deleted.end),
      };
    },
  };
}

function listHiddenBytes(
  main: Uint8Array,
  table: Uint8Array,
  { styleSheet, characterPages, paragraphPages }: FileInformation,
): Readonly<Record<'hidden' | 'deleted', Range[]>> {
  const sheet = table.subarray(styleSheet.start, styleSheet.start + styleSheet.length);
  const styles = readStyleSheet(sheet);
  const isHiding = (style: number): boolean => styles.isHiding(style);
  const paragraphs = [
    ...listPropertyRuns(main, table, { range: paragraphPages, entryLength: PARAGRAPH_ENTRY }),
  ].filter((run) => isHiding(paragraphStyle(run)));
  const hiddenParagraphs = joinRanges(paragraphs);
  const [hidden, deleted]: [Range[], Range[]] = [[], []];
  const runs = listPropertyRuns(main, table, {
    range: characterPages,
    entryLength: CHARACTER_ENTRY,
  });
  for (const run of runs) {
    const properties = characterProperties(run);
    for (const { isHidden: byParagraph, start, end } of splitAtHidden(run, hiddenParagraphs)) {
      const before: Visibility = {
        isHidden: byParagraph,
        isHiddenByStyle: byParagraph,
        isDeleted: false,
      };
      const { isHidden, isDeleted } = applyProperties(properties, before, isHiding);
      if (isHidden) hidden.push({ start, end });
      if (isDeleted) deleted.push({ start, end });
    }
  }
  return { hidden, deleted };
}

/** Splits a range where it enters and leaves hidden ranges, which are in order. */
function splitAtHidden(
  { start, end }: Range,
  hidden: readonly Range[],
): (Range & { readonly isHidden: boolean })[] {
  const split: (Range & { readonly isHidden: boolean })[] = [];
  let at = start;
  for (
    let index = firstEndingAfter(hidden, start, (range) => range.end);
    index < hidden.length && at < end;
    index += 1
  ) {
    const next = hidden[index]!;
    if (next.start >= end) break;
    if (next.start > at) split.push({ start: at, end: next.start, isHidden: false });
    const from = Math.max(at, next.start);
    at = Math.min(end, next.end);
    split.push({ start: from, end: at, isHidden: true });
  }
  if (at < end) split.push({ start: at, end, isHidden: false });
  return split;
}

/** The positions in the whole text of a piece's hidden bytes. */
function positionsIn(
  { position, length, offset, width }: Piece,
  hidden: readonly Range[],
): Range[] {
  return splitAtHidden({ start: offset, end: offset + length * width }, hidden)
    .filter(({ isHidden }) => isHidden)
    .map(({ start, end }) => ({
      start: position + Math.floor((start - offset) / width),
      end: position + Math.ceil((end - offset) / width),
    }));
}

/** Sorts ranges and merges overlapping and adjacent ones. */
function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (end <= start) continue;
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** Creates a function that says whether a position is in one of the ranges, and up to where this holds. */
function createLookup(
  ranges: readonly Range[],
): (position: number) => { readonly isInside: boolean; readonly end: number } {
  return (position) => {
    const range = ranges[firstEndingAfter(ranges, position, ({ end }) => end)];
    if (range === undefined) return { isInside: false, end: Infinity };
    const isInside = range.start <= position;
    return { isInside, end: isInside ? range.end : range.start };
  };
}
