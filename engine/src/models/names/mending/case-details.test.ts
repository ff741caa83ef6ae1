import { describe, expect, it } from 'vitest';

import { detailsOfCase } from './case-details.ts';

const CASE =
  'The case concerns the applicant. In May the applicant was taken to Antrim police station. She asked for Widowed ' +
  'Mother’s Allowance (“WMA”) and wrote to the District Court (tingsrätten) of Bollnäs (länsstyrelsen) within ' +
  '30 days; the applicant, a Danish man, had three warnings for armed robbery and hurt his left elbow.';

function detailsIn(text: string, known: readonly string[] = []): string[] {
  const names = known.map((name) => {
    const start = text.indexOf(name);
    return { start, end: start + name.length };
  });
  const guess = text.indexOf('She');
  const guesses = guess === -1 ? [] : [{ start: guess, end: guess + 'She'.length }];
  return detailsOfCase(text, { names, guesses }).map(({ start, end }) => text.slice(start, end));
}

describe('what else tells whose case a text is about', () => {
  it('is bodies, benefits, what they are called for short, guesses, lengths of time and numbers', () => {
    expect(detailsIn(CASE)).toEqual([
      'Antrim police station',
      'She',
      'Widowed Mother’s Allowance',
      '(“WMA”)',
      'District Court (tingsrätten) of Bollnäs',
      '(länsstyrelsen)',
      'within 30 days',
      'Danish',
      'three warnings',
      'armed robbery',
      'his left elbow',
    ]);
  });

  it('is what known names leave of it', () => {
    expect(detailsIn(CASE, ['District Court', 'Bollnäs'])).toEqual([
      'Antrim police station',
      'She',
      'Widowed Mother’s Allowance',
      '(“WMA”)',
      ' (tingsrätten) of ',
      '(länsstyrelsen)',
      'within 30 days',
      'Danish',
      'three warnings',
      'armed robbery',
      'his left elbow',
    ]);
  });

  it('is nothing in a text that is about nobody’s case', () => {
    expect(detailsIn(CASE.replaceAll('applicant', 'supplier'))).toEqual([]);
  });
});
