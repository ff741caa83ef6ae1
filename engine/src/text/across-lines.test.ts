import { describe, expect, it } from 'vitest';

import type { Match, Place } from '#engine/detector.ts';

import { acrossLines } from './across-lines.ts';

const FORM = /\d{4}(?: \d{4}){3}/y;

function fourGroups({ text, start }: Place): Match | undefined {
  FORM.lastIndex = start;
  const written = FORM.exec(text)?.[0];
  if (written === undefined) return undefined;
  return { start, end: start + written.length, confidence: 0.9, why: 'Four groups.' };
}

function found(text: string): string | undefined {
  const start = text.search(/\d/);
  const match = acrossLines(fourGroups)({ text, start, end: start + 4 });
  return match && text.slice(match.start, match.end);
}

describe('a number split across lines', () => {
  it('is read as if it were on one line', () => {
    expect(found('No 1234 5678\n9012 3456.')).toBe('1234 5678\n9012 3456');
    expect(found('No 1234\r\n  5678 \r\n 9012\n3456, or')).toBe('1234\r\n  5678 \r\n 9012\n3456');
  });

  it('is read from a single line when that is enough', () => {
    expect(found('1234 5678 9012 3456\n7890')).toBe('1234 5678 9012 3456');
  });

  it('is not read across an empty line or when a word begins the next line', () => {
    expect(found('1234 5678\n\n9012 3456')).toBeUndefined();
    expect(found('1234 5678\nand 9012 3456')).toBeUndefined();
  });

  it('is not read when the lines contain nothing else', () => {
    expect(found('1234 5678\n9012 3456\n')).toBeUndefined();
  });
});
