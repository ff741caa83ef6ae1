import type { PlacedText } from '../placed-text.ts';
import type { UnseenReason } from './find-unseen-text.ts';

/** A stretch of a line, in UTF-16 code units, that is visible or invisible for one reason. */
export interface ReasonRange {
  readonly start: number;
  readonly end: number;
  readonly reason: UnseenReason | undefined;
}

/** A line in which words stand as they are seen, and the invisible text that was set within them. */
export interface ClosedLine {
  readonly line: PlacedText;
  readonly ranges: readonly ReasonRange[];
  readonly inner: readonly PlacedText[];
}

const LETTER = /[\p{L}\p{N}]/u;
/** One letter may seem to be covered by its neighbors. */
const LETTERS = /[\p{L}\p{N}].*?[\p{L}\p{N}]/u;
// Relative to the larger side of a letter: what follows at a wider distance is seen as another word.
const MAX_GAP = 0.1;

/**
 * Takes invisible letters out of words whose visible letters adjoin: a word is searched for as it is seen, and removing
 * the invisible letters would show one that nobody searched for. Undefined if there are none.
 */
export function closeWords(
  line: PlacedText,
  ranges: readonly ReasonRange[],
): ClosedLine | undefined {
  const inner = ranges.filter((_, at) => isWithinWord(line, ranges, at));
  if (inner.length === 0) return undefined;
  const kept = ranges.filter((range) => !inner.includes(range));
  const boxes = new Float32Array(kept.reduce((sum, { start, end }) => sum + end - start, 0) * 4);
  let length = 0;
  const moved = kept.map(({ start, end, reason }) => {
    boxes.set(line.boxes.subarray(start * 4, end * 4), length * 4);
    const from = length;
    length += end - start;
    return { start: from, end: length, reason };
  });
  const text = kept.map(({ start, end }) => line.text.slice(start, end)).join('');
  return {
    line: { part: line.part, text, boxes, isContinuation: line.isContinuation },
    ranges: moved,
    inner: inner.flatMap(({ start, end, reason }) =>
      reason === undefined || reason === 'redacted'
        ? []
        : {
            part: 'hidden-text' as const,
            hiddenBy: reason,
            text: line.text.slice(start, end),
            boxes: line.boxes.subarray(start * 4, end * 4),
            isContinuation: false,
          },
    ),
  };
}

function isWithinWord(
  { text, boxes }: PlacedText,
  ranges: readonly ReasonRange[],
  at: number,
): boolean {
  const { start, end, reason } = ranges[at]!;
  if (reason === undefined || reason === 'redacted') return false;
  const isAlone = [at - 1, at + 1].every((beside) => ranges[beside]?.reason === undefined);
  const isBetweenLetters = [start - 1, end].every((unit) => LETTER.test(text[unit] ?? ''));
  const conveying = reason === 'minute' ? LETTER : LETTERS;
  if (!isAlone || !isBetweenLetters || !conveying.test(text.slice(start, end))) return false;
  return doAdjoin(boxes.subarray((start - 1) * 4, start * 4), boxes.subarray(end * 4, end * 4 + 4));
}

function doAdjoin(
  [left = 0, top = 0, right = 0, bottom = 0]: Float32Array,
  [otherLeft = 0, otherTop = 0, otherRight = 0, otherBottom = 0]: Float32Array,
): boolean {
  const beside = Math.max(otherLeft - right, left - otherRight);
  const below = Math.max(otherTop - bottom, top - otherBottom);
  return Math.max(beside, below) <= Math.max(right - left, bottom - top) * MAX_GAP;
}
