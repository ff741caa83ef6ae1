import { describe, expect, it } from 'vitest';

import { searchableText } from './searchable-text.ts';
import { searchedValue } from './searched-value.ts';
import { createValueFinder } from './value-finder.ts';

/** What stands where a value is found. */
const found = (value: string, text: string): string[] =>
  createValueFinder([{ searched: searchedValue(value) }])
    .find(text)
    .map(({ start, end }) => text.slice(start, end));

describe('createValueFinder', () => {
  it('reports the position of each spelling in the original text', () => {
    const text = 'a JANE\n  Quill\u200bfeather, Jane\u00a0Quillfeather.';
    expect(found('Jane Quillfeather', text)).toEqual([
      'JANE\n  Quill\u200bfeather',
      'Jane\u00a0Quillfeather',
    ]);
  });

  it('reports the position of a value with control characters in it, with all of them', () => {
    const text = 'a \u001b[31mJane\0 Quill\u001b[0mfea\u007fther\u001b[m and An\bna';
    expect(found('Jane Quillfeather', text)).toEqual(['Jane\0 Quill\u001b[0mfea\u007fther']);
    expect(found('Anna', text)).toEqual(['An\bna']);
  });

  it('reports correct positions after characters whose length changes in normalization', () => {
    expect(found('Ren\u00e9e', 'ﬁ ½ Rene\u0301e, RENÉE')).toEqual(['Rene\u0301e', 'RENÉE']);
    expect(found('4111 1111 1111 1111', 'No 4111.1111.1111.1111!')).toEqual([
      '4111.1111.1111.1111',
    ]);
  });

  it('finds a short word hyphenated across two lines, and the words next to a line break', () => {
    const text = 'Mr. Har-\r\n  ris, Jo Ann-\nMarie Lee';
    expect(found('Harris', text)).toEqual(['Har-\r\n  ris']);
    expect(found('Jo Ann', text)).toEqual(['Jo Ann']);
    expect(found('Marie', text)).toEqual(['Marie']);
    expect(found('Lee', text)).toEqual(['Lee']);
  });

  it('finds a value in letters that only look like its own', () => {
    const symbols = Array.from('Hovanskaya', (letter) =>
      String.fromCharCode(0xf000 + letter.charCodeAt(0)),
    ).join('');
    // With Cyrillic and with Greek letters.
    const mixed = ['H\u043evansk\u0430y\u0430', 'H\u03bf\u03bdansk\u03b1ya'];
    expect(found('Hovanskaya', `A ${symbols}, ${mixed.join(' or ')}.`)).toEqual([
      symbols,
      ...mixed,
    ]);
    expect(found('Hopa', '\u041d\u043e\u0440\u0430')).toEqual([]);
  });

  it('reports the position of a value with percent-encoded characters', () => {
    const text =
      'https://example.com/?to=jane.roe%40example.org&by=J%C3%BCrgen%20Roe;\u212a%\u017f.';
    expect(found('jane.roe@example.org', text)).toEqual(['jane.roe%40example.org']);
    expect(found('J\u00fcrgen Roe', text)).toEqual(['J%C3%BCrgen%20Roe']);
    expect(found('k%s', text)).toEqual(['\u212a%\u017f']);
  });

  it('reports the exact span of an escaped or obfuscated value', () => {
    const mail = 'jane.roe@example.org';
    expect(found(mail, 'To: &#106;ane.roe&#64;example.org&nbsp;')).toEqual([
      '&#106;ane.roe&#64;example.org',
    ]);
    expect(found(mail, 'jane.roe (at) example (dot) org')).toEqual([
      'jane.roe (at) example (dot) org',
    ]);
    expect(found('J\u00fcrgen Roe', '"J\\u00fcrgen\\nRoe"')).toEqual(['J\\u00fcrgen\\nRoe']);
    expect(found(mail, `${mail}, jane.roe=40example.org`)).toEqual([
      mail,
      'jane.roe=40example.org',
    ]);
    expect(found('4111 1111 1111 1111', 'card=4111111111111111; 4111_1111|1111:1111')).toEqual([
      '4111111111111111',
      '4111_1111|1111:1111',
    ]);
  });

  it('treats both lowercase forms of sigma as the same letter', () => {
    expect(found('ΠΑΠΑΣ', 'Ο Παπας, ΠΑΠΑΣ')).toEqual(['Παπας', 'ΠΑΠΑΣ']);
  });

  it('finds as many occurrences as searchableText counts', () => {
    const text = 'Ann  Lee, ann lee; ANN\tLEE AnnLee';
    const [count] = searchableText(text).countAll([searchedValue('Ann Lee')]);
    expect(found('Ann Lee', text)).toHaveLength(count!);
  });

  it('distinguishes many values of different kinds, even when they overlap', () => {
    const values = [
      ...Array.from({ length: 20 }, (_, index) => `Person${index} Roe`),
      'Person1 Roebuck',
      'Ann',
      '12345678',
      'aaaaaaaa',
    ].map((value) => ({ value, searched: searchedValue(value) }));
    const finder = createValueFinder(values);
    const text = 'PERSON1 Roebuck, Ann and 12-34-56-78; Annabel, Person7  Roe, aaaaaaaaaaaaaaaaa';
    const places = finder
      .find(text)
      .map(({ value, start, end }) => `${value.value}: ${text.slice(start, end)}`);
    expect(new Set(places)).toEqual(
      new Set([
        '12345678: 12-34-56-78',
        'Ann: Ann',
        'Person1 Roe: PERSON1 Roe',
        'Person1 Roebuck: PERSON1 Roebuck',
        'Person7 Roe: Person7  Roe',
        'aaaaaaaa: aaaaaaaa',
      ]),
    );
    expect(places).toHaveLength(7);
    expect([finder.isIn(text), finder.isIn('Annabel'), finder.isIn('')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('finds nothing without values or for a value without visible characters', () => {
    expect(found(' \u200b', 'a  b')).toEqual([]);
    expect(createValueFinder([]).find('a')).toEqual([]);
  });

  it('finds values of different kinds and values with the same key in successive texts', () => {
    const values = ['Jane Roe', '4111 1111 1111 1111', 'JANE ROE', 'x'].map((name) => ({
      name,
      searched: searchedValue(name),
    }));
    const finder = createValueFinder(values);
    const namesIn = (text: string): string[] => finder.find(text).map(({ value }) => value.name);
    expect(namesIn('4111111111111111 is of jane roe').sort()).toEqual([
      '4111 1111 1111 1111',
      'JANE ROE',
      'Jane Roe',
    ]);
    expect(namesIn('nobody')).toEqual([]);
    expect(namesIn('jane roe')).toEqual(['Jane Roe', 'JANE ROE']);
  });
});
