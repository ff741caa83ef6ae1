import { describe, expect, it } from 'vitest';

import { markCellGaps } from './cell-gaps.ts';

/** Marks the gaps of a line ten points high, with characters five points wide at these positions. */
function mark(text: string, lefts: readonly number[], tops: readonly number[] = []): string {
  const units = Uint16Array.from(text, (character) => character.charCodeAt(0));
  const boxes = Float32Array.from(
    lefts.flatMap((left, index) => [left, tops[index] ?? 0, left + 5, (tops[index] ?? 0) + 10]),
  );
  markCellGaps({ units, boxes });
  return String.fromCharCode(...units);
}

describe('markCellGaps', () => {
  it('turns a gap as wide as the line height into a tab', () => {
    expect(mark('a b', [0, 5, 15])).toBe('a\tb');
    expect(mark('a b', [0, 5, 14])).toBe('a b');
  });

  it('handles right-to-left text', () => {
    expect(mark('a b', [30, 25, 10])).toBe('a\tb');
  });

  it('does not treat text above or below as a cell', () => {
    expect(mark('a b', [0, 5, 100], [0, 0, 10])).toBe('a b');
  });

  it('leaves repeated, leading, and trailing spaces unchanged', () => {
    expect(mark(' a  b ', [0, 30, 35, 40, 90, 120])).toBe(' a  b ');
  });
});
