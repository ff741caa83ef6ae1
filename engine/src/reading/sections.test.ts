import { describe, expect, it } from 'vitest';

import { endOfSection, LONGEST_SECTION } from './sections.ts';

const LENGTH = 1 << 16;

/** What the first section ends with and the second begins with, where a text goes on at the place of a seam. */
function seamIn(around: string, filler = 'a word '): [string, string] {
  const before = filler.repeat(LENGTH).slice(0, LENGTH - 20);
  const text = `${before}. ${around} ${filler.repeat(LENGTH)}`;
  const end = endOfSection(text, 0);
  return [text.slice(end - 8, end), text.slice(end, end + 8)];
}

describe('a section of a text', () => {
  it('ends after a paragraph that ends in time', () => {
    expect(seamIn('The patient\nJohn Smith came. He left.\n\nThen came Anna.')).toEqual([
      ' left.\n\n',
      'Then cam',
    ]);
  });

  it('ends after a sentence rather than within one, be the line or the word at its end', () => {
    const text = 'for long enough the patient John\nSmith was ill. Dr. Roe came.';
    expect(seamIn(text)).toEqual(['was ill. ', 'Dr. Roe '].map((part) => part.slice(-8)));
    expect(seamIn('after all the time that it took Mr. Roe came. Then he left.')[1]).toBe(
      'Then he ',
    );
  });

  it('ends after a line or a word where no sentence ends', () => {
    expect(seamIn('and so the list\ngoes on', 'word, ')[1]).toBe('on word,');
    expect(endOfSection('x'.repeat(2 * LENGTH), 0)).toBe(LONGEST_SECTION);
  });
});
