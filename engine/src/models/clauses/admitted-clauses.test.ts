import { describe, expect, it } from 'vitest';

import { readSectionWords } from '#engine/models/sections/section-words.ts';

import { admittedClauses } from './admitted-clauses.ts';
import weights from './clauses.weights.json' with { type: 'json' };
import { readGate } from './gate.ts';

const gate = readGate(weights.gate);
const CLAUSE = 'Neither party may assign this Agreement without prior written consent.';

function placesIn(text: string): (readonly number[])[] {
  return admittedClauses(readSectionWords(text), gate).map(({ places }) => places);
}

describe('admittedClauses', () => {
  it('returns only clauses that may be risky', () => {
    expect(placesIn(`Soup was hot. ${CLAUSE} Birds sang.`)).toEqual([[1]]);
  });

  it('groups identical clauses', () => {
    expect(placesIn(`${CLAUSE} ${CLAUSE} ${CLAUSE}`)).toEqual([[0, 1, 2]]);
  });

  it('does not group identical clauses under different headings', () => {
    const under = (heading: string): string => `${heading}\n\n${CLAUSE}\n\n`;
    const repeated = placesIn(under('Assignment') + under('Miscellaneous'));
    expect(repeated.filter((places) => places.includes(1) && places.includes(3))).toEqual([]);
    expect(repeated.flat()).toEqual(expect.arrayContaining([1, 3]));
  });

  it('returns nothing for an empty text', () => {
    expect(placesIn('')).toEqual([]);
  });
});
