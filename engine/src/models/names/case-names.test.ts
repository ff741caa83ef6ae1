import { describe, expect, it } from 'vitest';

import { otherNamesOfCase } from './case-names.ts';

const CASE =
  'The case concerns the applicant. In May the applicant was taken to Antrim police station. She asked for Widowed ' +
  'Mother’s Allowance (“WMA”) and wrote to the District Court (tingsrätten) of Bollnäs; the applicant lost.';

function namesIn(text: string, known: readonly string[] = []): string[] {
  const names = known.map((name) => {
    const start = text.indexOf(name);
    return { start, end: start + name.length };
  });
  const guess = text.indexOf('She');
  const guesses = guess === -1 ? [] : [{ start: guess, end: guess + 'She'.length }];
  return otherNamesOfCase(text, { names, guesses }).map(({ start, end }) => text.slice(start, end));
}

describe('what else bears a name in a text about a case', () => {
  it('is bodies with their places, benefits, what they are called for short, and guesses', () => {
    expect(namesIn(CASE)).toEqual([
      'Antrim police station',
      'She',
      'Widowed Mother’s Allowance',
      '(“WMA”)',
      'District Court (tingsrätten) of Bollnäs',
    ]);
  });

  it('is what known names leave of it', () => {
    expect(namesIn(CASE, ['District Court', 'Bollnäs'])).toEqual([
      'Antrim police station',
      'She',
      'Widowed Mother’s Allowance',
      '(“WMA”)',
      ' (tingsrätten) of ',
    ]);
  });

  it('is nothing in a text that is about nobody’s case', () => {
    expect(namesIn(CASE.replaceAll('applicant', 'supplier'))).toEqual([]);
  });

  it('is found in time that grows with the text alone', () => {
    const bait = 'the applicant '.repeat(3) + 'Aa '.repeat(50_000);
    expect(namesIn(bait).length).toBeGreaterThan(0);
  });
});
