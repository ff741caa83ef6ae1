import type { TextSegment } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import { groupIntoBlocks, lastAtOrBefore, lineStarts } from './text-blocks.ts';

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
  it.each([
    ['', [0]],
    ['one', [0]],
    ['one\ntwo', [0, 4]],
    ['one\r\ntwo\r\n', [0, 5, 10]],
    ['a\rb\u2028c\u2029d', [0, 2, 4, 6]],
    ['\n\n', [0, 1, 2]],
  ])('in %j begin at %j', (text, starts) => {
    expect(lineStarts(text)).toEqual(starts);
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
