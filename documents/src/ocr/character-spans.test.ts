import { expect, it } from 'vitest';

import { characterSpans } from './character-spans.ts';

/** A word ten rows high, drawn by its columns: `#` is ink. */
function spansOf(columns: string, text: string) {
  const width = columns.length;
  const row = Array.from(columns, (column) => (column === '#' ? 20 : 240));
  const pixels = Uint8Array.from(Array.from({ length: 10 }, () => row).flat());
  return characterSpans(
    { width, height: 10, pixels, dotsPerInch: 200 },
    {
      bbox: { x0: 0, y0: 0, x1: width, y1: 10 },
      confidence: 90,
      symbols: Array.from(text, (letter) => ({ text: letter })),
    },
  );
}

it('each letter gets its ink and half of the gap to the next one', () => {
  expect(spansOf('###..####..##', 'abc')).toEqual([
    [0, 4],
    [4, 10],
    [10, 13],
  ]);
});

it('letters of a word with touching letters each get the whole word', () => {
  expect(spansOf('#######..##', 'abc')).toEqual([
    [0, 11],
    [0, 11],
    [0, 11],
  ]);
});

it('a punctuation mark at the end is separated from touching letters', () => {
  expect(spansOf('#######..##.', 'ab,')).toEqual([
    [0, 8],
    [0, 8],
    [8, 12],
  ]);
});

it('a letter is not mistaken for the punctuation mark that touches it', () => {
  expect(spansOf('####..#####', 'abc.')).toEqual(Array.from({ length: 4 }, () => [0, 11]));
});

it('each letter gets the whole image of a blank word', () => {
  expect(spansOf('......', 'ab')).toEqual([
    [0, 6],
    [0, 6],
  ]);
});
