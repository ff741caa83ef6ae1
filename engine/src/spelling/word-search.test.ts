import { describe, expect, it } from 'vitest';

import { createWordSearch } from './word-search.ts';

function found(words: string, text: string): string[] {
  return Array.from(createWordSearch(words).find(text), ({ start, end }) => text.slice(start, end));
}

describe('createWordSearch', () => {
  it.each([
    ['Jane Roe', 'signed by JANE ROE, in person', 'JANE ROE'],
    ['jane roe', 'signed by Jane\r\n   Roe', 'Jane\r\n   Roe'],
    ["O'Brien", 'Mr O’Brien agreed', 'O’Brien'],
    ['O’Brien', "Mr O'Brien agreed", "O'Brien"],
    ['"as is"', 'delivered “as is” today', '“as is”'],
    ['2019-2020', 'in 2019–2020 only', '2019–2020'],
    ['confidential', 'strictly confi\u00addential', 'confi\u00addential'],
    ['confidential', 'strictly confi-\ndential', 'confi-\ndential'],
    ['office', 'the oﬃce', 'oﬃce'],
    ['zero', 'a ze\u200bro', 'ze\u200bro'],
    ['Muller', 'Frau Müller', 'Müller'],
    ['Müller', 'Frau Mu\u0308ller', 'Mu\u0308ller'],
    ['Jose', 'José', 'José'],
    ['219099999', 'SSN 219-09-9999.', '219-09-9999'],
    ['+49 30 1234567', 'call +49 (30) 123 45-67', '49 (30) 123 45-67'],
    ['田中', '担当は田中です', '田中'],
  ])('finds %j in a different spelling', (words, text, place) => {
    expect(found(words, text)).toEqual([place]);
    expect(createWordSearch(words).count(text)).toBe(1);
  });

  it.each([
    ['Roe', 'heroes'],
    ['Ann', 'an annual fee'],
    ['schon', 'geschont'],
    ['----', 'a - b'],
  ])('does not find %j inside another word', (words, text) => {
    expect(found(words, text)).toEqual([]);
    expect(createWordSearch(words).count(text)).toBe(0);
  });

  it('finds each occurrence in a long text once and in order', () => {
    const text = Array.from({ length: 20_000 }, (_, index) => `${index} Jane\nRoe`).join(' and ');
    const places = Array.from(createWordSearch('jane roe').find(text));
    expect(places).toHaveLength(20_000);
    expect(createWordSearch('jane roe').count(text)).toBe(20_000);
    for (const { start, end } of places) expect(text.slice(start, end)).toBe('Jane\nRoe');
    expect(places.map(({ start }) => start)).toEqual(
      places.map(({ start }) => start).sort((one, other) => one - other),
    );
  });

  it('does not treat the edges of the chunks it searches as word boundaries', () => {
    const text = 'Roebuck '.repeat(20_000);
    expect(found('Roe', text)).toEqual([]);
    expect(found('buck', text)).toEqual([]);
  });
});
