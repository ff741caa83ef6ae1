import { describe, expect, it } from 'vitest';

import { readSectionWords } from '#engine/models/sections/section-words.ts';

import { clausesWithHeadings } from './clauses-with-headings.ts';

const TEXT = [
  '7. Duties of the Supplier',
  'The supplier shall do none of the following without consent:',
  '(a) sell the goods to others;',
  '(b) lower the price of the goods.',
  'The supplier keeps books of account.',
].join('\n\n');

function aboveOf(beginning: string) {
  const section = readSectionWords(TEXT);
  const written = (one?: { start: number; end: number }): string | undefined =>
    one && TEXT.slice(one.start, one.end);
  for (const [clause, { nearest, opening }] of clausesWithHeadings(section)) {
    if (!TEXT.startsWith(beginning, clause.start)) continue;
    return { heading: written(nearest), opening: written(opening) };
  }
  return undefined;
}

const heading = '7. Duties of the Supplier';
const opening = 'The supplier shall do none of the following without consent:';

describe('the context above a clause', () => {
  it('is its heading and, for a list item, the clause that opens the list', () => {
    expect(aboveOf('(a)')).toEqual({ heading, opening });
    expect(aboveOf('(b)')).toEqual({ heading, opening });
  });

  it('is only the heading before and after a list', () => {
    expect(aboveOf('The supplier shall')).toEqual({ heading, opening: undefined });
    expect(aboveOf('The supplier keeps')).toEqual({ heading, opening: undefined });
  });
});
