import { describe, expect, it } from 'vitest';

import { daysOfDate } from './dates.ts';
import { searchableText } from './searchable-text.ts';
import { spellingsOf } from './searched-value.ts';
import { createValueFinder } from './value-finder.ts';

const finder = createValueFinder(spellingsOf('17 May 1980').map((searched) => ({ searched })));
/** What stands where the date is found. */
const found = (text: string): string[] => [
  ...new Set(finder.find(text).map(({ start, end }) => text.slice(start, end))),
];

describe('a date that is searched for', () => {
  it.each([
    '1980-05-17',
    '17.05.1980',
    '17. 5. 1980',
    '17.5.80',
    '17/05/80',
    '05/17/1980',
    '17 05 1980',
    '1980/5/17',
    '19800517',
    '17|05|1980',
    '17-MAY-80',
    '17MAY1980',
    'May 17th, 1980',
    'May 17 1980',
    '17th of May, 1980',
    '17th day of May 1980',
    '17. Mai 1980',
    '17 mai 1980',
    '17 de mayo de 1980',
    '17 maja 1980',
    '17 мая 1980',
    '1980 May 17',
    '17\nMay\n1980',
  ])('is found as %j', (written) => {
    expect(found(`On (${written}), x`)).toEqual([written]);
    expect(found(`1 ${written}; ${written}`)).toEqual([written]);
  });

  it.each([
    '18 May 1980',
    '17 May',
    '17 May 1981',
    '117.05.1980',
    '17.05.19801',
    '17:05:80',
    '05.17.1980',
    '31.02.1980',
    '17 people 1980',
    '1980 05/17',
  ])('is not found in %j', (written) => {
    expect(found(written)).toEqual([]);
  });

  it('may mean two days', () => {
    expect(daysOfDate('05/06/1980')).toEqual(['1980-06-05', '1980-05-06']);
    expect(daysOfDate('05.06.1980')).toEqual(['1980-06-05']);
    expect(daysOfDate('saturday, 17 may 1980')).toEqual(['1980-05-17']);
  });

  it('is no longer text, and no number that is too long or too short', () => {
    for (const value of ['17 may 1980 and more', '2024', '12.3.4', '4111111111111111'])
      expect(daysOfDate(value)).toEqual([]);
  });

  it('keeps all spellings of a number that could be one', () => {
    const kinds = spellingsOf('20051230').map(({ kind }) => kind);
    expect(kinds).toEqual(['digits', 'date']);
  });

  it('is found wherever a chunk boundary falls', () => {
    const searched = spellingsOf('1980-05-17');
    for (const written of ['17 de mayo de 1980', 'May 17th, 1980', '17.05.1980']) {
      for (let more = 0; more < 60; more += 1) {
        const filling = 'ab cd '.repeat(4000);
        const text = `${filling.slice(0, 16_384 - 30 + more)} ${written} ${filling}`;
        expect(Math.max(...searchableText(text).countAll(searched))).toBe(1);
      }
    }
  });
});
