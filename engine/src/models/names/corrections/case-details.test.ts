import { describe, expect, it } from 'vitest';

import { findCaseDetails } from './case-details.ts';

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
  return findCaseDetails(text, { names, guesses }).map(({ start, end }) => text.slice(start, end));
}

describe('detailsOfCase', () => {
  it('returns institutions, benefits, abbreviations, guesses, durations, nationalities, counts, offenses and body parts', () => {
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

  it('returns weekdays, times, measurements, injuries, votes, cited cases, units, institutions, and people by rank or initials', () => {
    const text =
      'So far the applicant was free. On Friday evening the applicant was seen at 10.46 a.m. by Judge Pryor. ' +
      'Then the applicant drove at 69 mph to HMP Longmartin, had a scabbed wound of 2 x 1 cm, and lost by four ' +
      'votes to three. As in Clinton v. Bradley, letters of D.K. went to the 47th Regiment and the EAT (yttrande).';
    expect(detailsIn(text)).toEqual([
      'Friday evening',
      '10.46 a.m.',
      'Judge Pryor',
      '69 mph',
      'HMP Longmartin',
      'scabbed wound',
      '2 x 1 cm',
      'by four votes to three',
      'Clinton v. Bradley',
      'D.K.',
      '47th Regiment',
      'EAT',
      '(yttrande)',
    ]);
  });

  it('returns only what remains around known names', () => {
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

  it("returns nothing for a text that is not about a person's case", () => {
    expect(detailsIn(CASE.replaceAll('applicant', 'supplier'))).toEqual([]);
  });
});
