import type { TextSegment } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import {
  divideIntoChunks,
  divideIntoLines,
  groupIntoBlocks,
  lastAtOrBefore,
} from './text-blocks.ts';

/** A text made of these pieces, with a segment for each except the separators. */
function compose(...pieces: readonly (readonly [text: string, part?: string])[]) {
  const segments: TextSegment[] = [];
  let text = '';
  for (const [piece, part] of pieces) {
    if (part !== undefined) {
      segments.push({ start: text.length, end: text.length + piece.length, part });
    }
    text += piece;
  }
  const shapeOf = () =>
    groupIntoBlocks(text, segments).map(({ part, cells }) => [
      part,
      cells.map(({ start, end }) => text.slice(start, end)).join(' | '),
    ]);
  return { shapeOf };
}

describe('the blocks of a text', () => {
  it('are its paragraphs', () => {
    const { shapeOf } = compose(['One', 'body'], ['\n'], ['Two', 'body']);
    expect(shapeOf()).toEqual([
      ['body', 'One'],
      ['body', 'Two'],
    ]);
  });

  it('are the rows of its tables, with nonempty cells', () => {
    const { shapeOf } = compose(
      ['Item', 'body'],
      ['\t'],
      ['Fee', 'body'],
      ['\n'],
      ['Support', 'body'],
      ['\t\t'],
      ['$9', 'body'],
    );
    expect(shapeOf()).toEqual([
      ['body', 'Item | Fee'],
      ['body', 'Support | $9'],
    ]);
  });

  it('separate body text from other parts, even without a separator', () => {
    const { shapeOf } = compose(['Kept', 'body'], ['Gone', 'deleted-text'], ['Head', 'header']);
    expect(shapeOf()).toEqual([
      ['body', 'Kept'],
      ['deleted-text', 'Gone'],
      ['header', 'Head'],
    ]);
  });

  it('are an empty list for an empty text', () => {
    expect(groupIntoBlocks('', [])).toEqual([]);
  });
});

describe('the lines of plain text', () => {
  const shapeOf = (text: string) =>
    divideIntoLines(text).map(({ start, end, number }) => [number, text.slice(start, end)]);

  it.each([
    ['', ['']],
    ['one', ['one']],
    ['one\ntwo', ['one', 'two']],
    ['one\r\ntwo\r\n', ['one', 'two', '']],
    ['a\rb\u2028c\u2029d', ['a', 'b', 'c', 'd']],
    ['\n\n', ['', '', '']],
  ])('in %j are %j, numbered from one', (text, lines) => {
    expect(shapeOf(text)).toEqual(lines.map((line, index) => [index + 1, line]));
  });

  it('come in pieces of bounded length when they are very long, which lose no text', () => {
    const long = 'word '.repeat(100_000);
    const pieces = divideIntoLines(`first\n${long}\nlast`);
    expect(pieces.map(({ number }) => number)).toEqual([
      1,
      2,
      ...Array.from({ length: pieces.length - 3 }, () => undefined),
      3,
    ]);
    expect(Math.max(...pieces.map(({ start, end }) => end - start))).toBeLessThanOrEqual(2000);
    expect(
      shapeOf(long)
        .map(([, piece]) => piece)
        .join(''),
    ).toBe(long);
  });

  it('are cut after a space, and elsewhere never within a character', () => {
    expect(shapeOf(`${'x'.repeat(1990)} ${'y'.repeat(1990)}`)).toEqual([
      [1, `${'x'.repeat(1990)} `],
      [undefined, 'y'.repeat(1990)],
    ]);
    expect(shapeOf(`x${'😀'.repeat(1000)}`)).toEqual([
      [1, `x${'😀'.repeat(999)}`],
      [undefined, '😀'],
    ]);
  });
});

describe('the chunks of a text', () => {
  it('hold fifty short lines at most', () => {
    const starts = Array.from({ length: 120 }, (_, line) => line * 10);
    expect(divideIntoChunks(starts, 1200)).toEqual([
      { first: 0, last: 50, start: 0, end: 500 },
      { first: 50, last: 100, start: 500, end: 1000 },
      { first: 100, last: 120, start: 1000, end: 1200 },
    ]);
  });

  it('hold fewer long ones, and one where that is longer than a chunk', () => {
    expect(divideIntoChunks([0, 4000, 8000, 12_000, 40_000], 40_010)).toEqual([
      { first: 0, last: 2, start: 0, end: 8000 },
      { first: 2, last: 3, start: 8000, end: 12_000 },
      { first: 3, last: 4, start: 12_000, end: 40_000 },
      { first: 4, last: 5, start: 40_000, end: 40_010 },
    ]);
  });

  it('are none where there are no paragraphs', () => {
    expect(divideIntoChunks([], 0)).toEqual([]);
  });
});

describe('the last start at or before an offset', () => {
  const starts = [0, 4, 9];

  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [8, 1],
    [9, 2],
    [1000, 2],
  ])('for %i has index %i', (offset, index) => {
    expect(lastAtOrBefore(starts, offset)).toBe(index);
  });

  it('has index 0 when there is none', () => {
    expect(lastAtOrBefore([5, 9], 2)).toBe(0);
    expect(lastAtOrBefore([], 2)).toBe(0);
  });
});
