import { describe, expect, it } from 'vitest';

import { readCharacterMap } from './character-map.ts';

describe('readCharacterMap', () => {
  it('reads single codes, ranges, and ranges with a list', () => {
    const map = readCharacterMap(
      Buffer.from(`1 begincodespacerange <00> <ff> endcodespacerange
        2 beginbfchar <01> <0041> <02> <00660069> endbfchar
        2 beginbfrange <10> <12> <0061> <20> <21> [<0078> <D83DDE00>] endbfrange`),
    );
    expect(Object.fromEntries(map)).toEqual({
      '01': 'A',
      '02': 'fi',
      '10': 'a',
      '11': 'b',
      '12': 'c',
      '20': 'x',
      '21': '😀',
    });
  });

  it('limits an excessively large range', () => {
    expect(
      readCharacterMap(Buffer.from('<00000000> <ffffffff> <0041> endbfrange')).size,
    ).toBeLessThan(100_000);
  });

  it('takes a bounded time for ranges that repeat one another', () => {
    const start = performance.now();
    readCharacterMap(Buffer.from('<00000000> <ffffffff> <0041> endbfrange '.repeat(2000)));
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
