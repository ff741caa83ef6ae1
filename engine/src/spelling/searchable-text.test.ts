import { describe, expect, it } from 'vitest';

import { searchableText } from './searchable-text.ts';
import { searchedValue } from './searched-value.ts';

const count = (value: string, text: string): number =>
  searchableText(text).countAll([searchedValue(value)])[0]!;

describe('searchableText', () => {
  it('counts a value regardless of case, whitespace, compatibility forms and invisible characters', () => {
    const text =
      'Jane Quillfeather, JANE\n QUILLFEATHER, janequillfeather, Ｊane Quill\u200bfea\u00adther';
    expect(count('Jane Quillfeather', text)).toBe(4);
  });

  it('counts a value with control characters and commands to terminals in it, however short', () => {
    const long =
      'Jane\0 Quillfeather, Ja\u0008ne Quill\u001b[1;31mfeather, Jane\u001b[3G Quillfeather, Jane\u001fQuill\u007ffeather';
    expect(count('Jane Quillfeather', long)).toBe(4);
    expect(count('Anna', 'An\0na, \u001b[31mAnna\u001b[0m, 58=Anna\u000110=1')).toBe(3);
    expect(count('4111 1111 1111 1111', '4111\u00001111\u001c1111\u001b[m1111')).toBe(1);
  });

  it('counts a value with a command to terminals in it wherever a long text is divided', () => {
    for (let padding = 16_300; padding < 16_420; padding += 1) {
      const text = `${'.'.repeat(padding)}Quill\u001b[38;2;255;100;50mfeather${'.'.repeat(20_000)}`;
      expect(count('Quillfeather', text)).toBe(1);
    }
  });

  it('counts a long value inside words, but a short one only as a separate word', () => {
    expect(count('quillfeather', 'xQuillfeatherx')).toBe(1);
    expect(count('Anna', 'Anna, Annabel, Hanna, (anna) Anna1 Ann a')).toBe(2);
    expect(count('Ann Lee', 'Ann\nLee and AnnLee')).toBe(1);
  });

  it('counts a short word hyphenated across two lines, and its halves if they are separate words', () => {
    expect(
      count('Harris', 'Mr. Har-\n  ris and Har\u2010\r\nris, Har- ris, Har-\nrison, Char-\nris'),
    ).toBe(2);
    expect(count('Ann', 'for Jo Ann-\nMarie Lee')).toBe(1);
    expect(count('Jo Ann', 'for Jo Ann-\nMarie Lee')).toBe(1);
    expect(count('Mary Li', 'for Ann-\nMary Li')).toBe(1);
  });

  it('counts a long number regardless of its separators', () => {
    const text = '123-45-6789, 123 45 6789, 123456789, (123) 45.6789 and 123-45-678';
    expect(count('123-45-6789', text)).toBe(4);
    expect(count('4111 1111 1111 1111', '4111-1111-1111-1111; 4111111111111111')).toBe(2);
  });

  it('counts a short number only when no digit is next to it', () => {
    expect(count('5000', '5000, 15000, 50001, $5000')).toBe(2);
  });

  it('returns the same counts for many values at once as for each separately', () => {
    const values = ['Person1 Roe', 'Person1 Roebuck', 'Ann', 'Jo', '12345678', 'aaaaaaaa'];
    const others = Array.from({ length: 20 }, (_, index) => `Person${index} Roe`);
    const text =
      'Person1 Roe, PERSON1 Roebuck, Ann and 12-34-56-78; Jo, Person7 Roe, aaaaaaaaaaaaaaaaa';
    const all = [...values, ...others].map((value) => searchedValue(value));
    const counts = searchableText(text).countAll(all);
    expect(counts.slice(0, values.length)).toEqual([2, 1, 1, 1, 1, 2]);
    expect(counts).toEqual([...values, ...others].map((value) => count(value, text)));
  });

  it('counts a value with percent-encoded characters', () => {
    const mail = 'jane.roe@example.org';
    const text = `https://example.com/?to=jane.roe%40example.org&b=jane%2Eroe%40EXAMPLE%2eorg, ${mail}`;
    expect(count(mail, text)).toBe(3);
    expect(count('123-45-6789', '?id=123%2D45%2d6789, 123%20456789')).toBe(2);
    expect(count('Jürgen Roe', '?name=J%C3%BCrgen%20Roe&other=J%FCrgen%20Roe')).toBe(2);
    expect(count('Ann Lee', 'up 50%, Ann%, Ann%zz Lee')).toBe(0);
  });

  it('finds nothing for a value without visible characters', () => {
    expect(count(' \u200b', 'a  b')).toBe(0);
  });
});
