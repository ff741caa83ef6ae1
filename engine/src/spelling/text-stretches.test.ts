import { describe, expect, it } from 'vitest';

import { searchableText } from './searchable-text.ts';
import { searchedValue } from './searched-value.ts';

const LONGER_THAN_STRETCHES = 40_000;

/** How often a value is found after a filling of each of some lengths, which move it over every seam. */
function countsAfter(filling: string, value: string, written: string): Set<number> {
  const counts = new Set<number>();
  for (let more = 0; more < 60; more += 1) {
    const before = filling.repeat(LONGER_THAN_STRETCHES / filling.length) + filling.slice(0, more);
    const text = `${before.slice(0, 16_384 - 30 + more)}${written}${before}`;
    counts.add(searchableText(text).countAll([searchedValue(value)])[0]!);
  }
  return counts;
}

describe('searching a text in chunks', () => {
  it.each([
    ['a long value', 'Jane Quillfeather', 'Jane \n Quill\u200bfeather'],
    ['a composed letter', 'Zo\u00e9 Quillfeather', 'Zoe\u0301 Quillfeather'],
    ['a number with separators', '123-45-6789', '123 - 45\n6789'],
    ['a short value', 'Ann Lee', 'Ann \t\n Lee'],
    ['a letter of two units', '\u{1d400}\u{1d401}\u{1d402}', '\u{1d400}\u{1d401}\u{1d402}'],
  ])('finds %s wherever a chunk boundary falls', (_, value, written) => {
    for (const filling of [' x', ' \u044f', '\u5b57', '. ', '\u{1d7d8};']) {
      expect(countsAfter(filling, value, ` ${written} `)).toEqual(new Set([1]));
    }
  });

  it('does not find a short value inside a longer word across a boundary', () => {
    for (const filling of ['x', ' \u044f', '\u5b57 ']) {
      expect(countsAfter(filling, 'Ann', 'Xann ')).toEqual(new Set([0]));
      expect(countsAfter(filling, 'Ann', ' anna')).toEqual(new Set([0]));
    }
  });

  it('returns the same counts for a text in pieces as for the whole, despite long whitespace', () => {
    const text = `Jane${' '.repeat(LONGER_THAN_STRETCHES)}Quillfeather, 12345${'\n'.repeat(3)}678`;
    const values = ['Jane Quillfeather', '12345678', 'Roe'].map((value) => searchedValue(value));
    const pieces = Array.from(text, (unit) => unit);
    expect(searchableText(text).countAll(values)).toEqual([1, 1, 0]);
    expect(searchableText(pieces).countAll(values)).toEqual([1, 1, 0]);
  });

  it('counts many values at once correctly', () => {
    const names = Array.from({ length: 40 }, (_, index) => `Person${index} Roe`);
    const text = Array.from({ length: 8000 }, (_, index) => names[index % 40]).join(';  ');
    const all = names.map((value) => searchedValue(value));
    expect(searchableText(text).countAll(all)).toEqual(names.map(() => 200));
    expect(searchableText(text).countAll(all.slice(0, 3))).toEqual([200, 200, 200]);
  });
});
