import { describe, expect, it } from 'vitest';

import type { RecognizedLine } from '../ocr/recognized-line.ts';
import { placeRecognized } from './recognized-text.ts';

/** A line of words ten pixels wide and high, each with its confidence, one below the other. */
function lineOf(row: number, ...words: readonly (readonly [string, number])[]): RecognizedLine {
  return words.map(([text, confidence], column) => ({
    text,
    confidence,
    boxes: Float32Array.from(
      Array.from(text).flatMap(() => [column * 20, row * 20, column * 20 + 10, row * 20 + 10]),
    ),
  }));
}

describe('placeRecognized', () => {
  it('gives each character a box in points, and spaces no box', () => {
    const { lines } = placeRecognized([lineOf(1, ['a', 0.9], ['b', 0.7])], 2, []);
    expect(lines).toEqual([
      {
        part: 'body',
        text: 'a b',
        boxes: Float32Array.of(0, 10, 5, 15, 0, 0, 0, 0, 10, 10, 15, 15),
        isContinuation: false,
        confidence: 0.8,
      },
    ]);
  });

  it('drops what is unlikely to be a word but keeps possible names', () => {
    const line = lineOf(0, ['Miller', 0.4], ['~=', 0.4], ['Rxtr', 0.2], ['is', 0.9]);
    expect(placeRecognized([line], 1, []).lines.map(({ text }) => text)).toEqual(['Miller is']);
  });

  it('is unsure when many words are uncertain', () => {
    const sure = lineOf(0, ...Array.from({ length: 18 }, () => ['word', 0.9] as const));
    const unsure = lineOf(1, ['Miller', 0.4], ['Rxtr', 0.2]);
    expect(placeRecognized([sure, unsure], 1, []).isUnsure).toBe(false);
    expect(placeRecognized([sure, unsure, unsure], 1, []).isUnsure).toBe(true);
  });

  it('joins a word hyphenated across lines, but keeps a hyphen that no word follows', () => {
    const { lines } = placeRecognized(
      [lineOf(0, ['infor-', 0.9]), lineOf(1, ['mation', 0.9]), lineOf(2, ['X-', 0.9])],
      1,
      [],
    );
    expect(lines.map(({ text, isContinuation }) => [text, isContinuation])).toEqual([
      ['infor', false],
      ['mation', true],
      ['X-', false],
    ]);
    for (const { text, boxes } of lines) expect(boxes).toHaveLength(text.length * 4);
  });

  it('drops words that overlap text that was already read', () => {
    const boxes = Float32Array.of(0, 0, 10, 10);
    const known = [{ part: 'body', text: 'x', boxes, isContinuation: false }] as const;
    const { lines } = placeRecognized([lineOf(0, ['one', 0.9], ['two', 0.9])], 1, known);
    expect(lines.map(({ text }) => text)).toEqual(['two']);
  });
});
