import { describe, expect, it } from 'vitest';

import { readSectionWords } from './section-words.ts';

function headingsOf(text: string): string[] {
  return readSectionWords(text)
    .clauses.filter(({ isHeading }) => isHeading)
    .map(({ start, end }) => text.slice(start, end));
}

describe('readSectionWords', () => {
  it('finds numbered, all-caps and run-in headings', () => {
    const text =
      '10.2 Assignment.\nNeither party may assign.\nLIMITATION OF LIABILITY\n\nwe are liable.\nGoverning Law. The laws of Ohio apply to all of this.';
    expect(headingsOf(text)).toEqual([
      '10.2 Assignment.',
      'LIMITATION OF LIABILITY',
      'Governing Law.',
    ]);
  });

  it('gives inflected forms of a word the same stem', () => {
    const { words } = readSectionWords('terminate termination Terminated term');
    const [first, second, third, fourth] = words.stems;
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('assigns each word to a clause', () => {
    const { clauses } = readSectionWords('You agree. We may change it.');
    expect(clauses.map(({ firstWord, endWord }) => [firstWord, endWord])).toEqual([
      [0, 2],
      [2, 6],
    ]);
  });
});
