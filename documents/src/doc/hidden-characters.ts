import { firstEndingAfter } from '../first-ending-after.ts';
import { applyProperties, type Visibility } from './character-switches.ts';
import type { FileInformation } from './file-information-block.ts';
import { listPieces, type Piece } from './piece-table.ts';
import { characterProperties, listPropertyRuns, paragraphStyle } from './property-pages.ts';
import { readStyleSheet } from './style-sheet.ts';

/** The characters of a document's whole text that are formatted as hidden. */
export interface HiddenCharacters {
  /** Whether the character at a position is hidden, and the end of the run of characters with the same state. */
  runAt(position: number): { readonly isHidden: boolean; readonly end: number };
}

/** Bytes of the main stream, or positions in the text; `end` is exclusive. */
interface Range {
  readonly start: number;
  readonly end: number;
}

const NOTHING_HIDDEN: HiddenCharacters = {
  runAt: () => ({ isHidden: false, end: Infinity }),
};
const CHARACTER_ENTRY = 1;
const PARAGRAPH_ENTRY = 13;

/**
 * Finds the characters hidden by formatting: their own, that of their paragraph, or that of their character style. Word
 * 6 and 95 store formatting differently, which is not read: nothing counts as hidden there.
 */
export function findHiddenCharacters(
  main: Uint8Array,
  table: Uint8Array,
  information: FileInformation,
): HiddenCharacters {
  if (information.isOld) return NOTHING_HIDDEN;
  const hiddenBytes = joinRanges(listHiddenBytes(main, table, information));
  if (hiddenBytes.length === 0) return NOTHING_HIDDEN;
  const pieces = listPieces(table, information);
  return createLookup(joinRanges(pieces.flatMap((piece) => positionsIn(piece, hiddenBytes))));
}

function listHiddenBytes(
  main: Uint8Array,
  table: Uint8Array,
  { styleSheet, characterPages, paragraphPages }: FileInformation,
): Range[] {
  const sheet = table.subarray(styleSheet.start, styleSheet.start + styleSheet.length);
  const styles = readStyleSheet(sheet);
  const isHiding = (style: number): boolean => styles.isHiding(style);
  const paragraphs = [
    ...listPropertyRuns(main, table, { range: paragraphPages, entryLength: PARAGRAPH_ENTRY }),
  ].filter((run) => isHiding(paragraphStyle(run)));
  const hiddenParagraphs = joinRanges(paragraphs);
  const hidden: Range[] = [];
  const runs = listPropertyRuns(main, table, {
    range: characterPages,
    entryLength: CHARACTER_ENTRY,
  });
  for (const run of runs) {
    const properties = characterProperties(run);
    for (const { isHidden: byParagraph, start, end } of splitAtHidden(run, hiddenParagraphs)) {
      const before: Visibility = { isHidden: byParagraph, isHiddenByStyle: byParagraph };
      const { isHidden } = applyProperties(properties, before, isHiding);
      if (isHidden) hidden.push({ start, end });
    }
  }
  return hidden;
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

function createLookup(ranges: readonly Range[]): HiddenCharacters {
  return {
    runAt(position) {
      const range = ranges[firstEndingAfter(ranges, position, ({ end }) => end)];
      if (range === undefined) return { isHidden: false, end: Infinity };
      const isHidden = range.start <= position;
      return { isHidden, end: isHidden ? range.end : range.start };
    },
  };
}
