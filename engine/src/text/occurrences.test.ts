import { describe, expect, it } from 'vitest';

import { createOccurrenceFinder } from './occurrences.ts';

function found(text: string, ...values: string[]): string[] {
  return createOccurrenceFinder(values)(text).map(({ start, end }) => text.slice(start, end));
}

describe('the occurrences of values', () => {
  it('are whole words in any case, over any white space', () => {
    expect(found('BLUE\nheron, blue  heron, blue heronry', 'Blue Heron')).toEqual(['BLUE\nheron']);
  });

  it('are the longest where several begin', () => {
    expect(found('Anna Weber', 'Anna', 'Anna Weber')).toEqual(['Anna Weber']);
  });

  it('end with the text, though a longer value begins there', () => {
    const find = createOccurrenceFinder(['Anna Weber', 'Anna']);
    expect(find('for Anna')).toEqual([{ start: 4, end: 8, index: 1 }]);
  });

  it('keep their places beside letters that grow when made small', () => {
    expect(found('İİİ x-17 İ', 'X-17')).toEqual(['x-17']);
  });

  it('are none of a single character, and none of nothing', () => {
    expect(found('a b', 'a', '')).toEqual([]);
  });
});
