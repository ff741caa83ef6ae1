import { describe, expect, it } from 'vitest';

import { partAround } from './part-of-note.ts';

describe('the part of a note around a place', () => {
  const note = 'came late. says if it rains he stays. told her mother, e.g. by post';

  it.each([
    ['late', 'came late.'],
    ['rains', 'says if it rains he stays.'],
    ['mother', 'told her mother, e.g. by post'],
  ])('of “%s” ends at the stops', (word, part) => {
    expect(partAround(note, note.indexOf(word))).toBe(part);
  });

  it('is the whole of a sentence without any', () => {
    expect(partAround('If Mr. Roe is ill, call.', 8)).toBe('If Mr. Roe is ill, call.');
  });
});
