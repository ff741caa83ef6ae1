import { describe, expect, it } from 'vitest';

import { splitIntoPassages } from './passages.ts';

const text = 'abcdefghij';

describe('the passages of a text', () => {
  it('add up to the text, even with overlapping or empty findings', () => {
    const findings = [
      { start: 0, end: 2 },
      { start: 1, end: 5 },
      { start: 5, end: 5 },
      { start: 6, end: 10 },
    ];
    const passages = splitIntoPassages(text, findings);
    expect(passages.map((passage) => passage.text).join('')).toBe(text);
    expect(passages.filter(({ finding }) => finding).map((passage) => passage.text)).toEqual([
      'ab',
      'ghij',
    ]);
  });

  it('are a single passage when there are no findings', () => {
    expect(splitIntoPassages(text, [])).toEqual([{ start: 0, text, finding: null }]);
  });
});
