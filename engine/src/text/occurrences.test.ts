import { describe, expect, it } from 'vitest';

import { createOccurrenceFinder } from './occurrences.ts';

function found(text: string, ...values: string[]): string[] {
  return createOccurrenceFinder(values)(text).map(({ start, end }) => text.slice(start, end));
}

describe('the occurrences of values', () => {
  it('are whole words in any case, over any white space', () => {
    const text = 'BLUE\nheron, blue  heron, blue heronry, Blue\r\n\t  heron';
    expect(found(text, 'Blue Heron')).toEqual(['BLUE\nheron', 'blue  heron', 'Blue\r\n\t  heron']);
    expect(found('blue heron', 'Blue  Heron')).toEqual(['blue heron']);
  });

  it('keep their places behind wide gaps, and end at wider ones', () => {
    const text = `a  b   c Anna    Weber  d Anna${' '.repeat(41)}Weber`;
    const [first, ...others] = createOccurrenceFinder(['Anna Weber'])(text);
    expect(text.slice(first?.start, first?.end)).toBe('Anna    Weber');
    expect(others).toEqual([]);
  });

  it('are found in scripts without spaces between words', () => {
    expect(found('我在北京工作', '北京')).toEqual(['北京']);
    expect(found('プロジェクトNightjarは', 'Nightjar')).toEqual(['Nightjar']);
    expect(found('ไปกรุงเทพแล้ว', 'กรุงเทพ')).toEqual(['กรุงเทพ']);
    expect(found('사울시 Nightjars', '울시', 'Nightjar')).toEqual([]);
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
