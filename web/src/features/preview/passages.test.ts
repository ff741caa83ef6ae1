import { describe, expect, it } from 'vitest';

import { cutPassages } from './passages.ts';

const text = 'abcdefghij';

describe('the passages of a text', () => {
  it('together are the text, whatever is found in it', () => {
    const findings = [
      { start: 0, end: 2 },
      { start: 1, end: 5 },
      { start: 5, end: 5 },
      { start: 6, end: 10 },
    ];
    const passages = cutPassages(text, findings);
    expect(passages.map((passage) => passage.text).join('')).toBe(text);
    expect(passages.filter(({ finding }) => finding).map((passage) => passage.text)).toEqual([
      'ab',
      'ghij',
    ]);
  });

  it('are one when there are no findings', () => {
    expect(cutPassages(text, [])).toEqual([{ start: 0, text, finding: null }]);
  });
});
