import { describe, expect, it } from 'vitest';

import type { PageMark } from '#documents/pdf/cleaning/plan-edits.ts';

import { findMarkCharacters, firstOfEachPlace, toRemoved } from './mark-characters.ts';
import type { PageCharacter } from './page-characters.ts';

const box = { left: 0, top: 0, right: 10, bottom: 10 };
const letter = (): PageCharacter => ({
  code: 65,
  box,
  ink: { ...box, code: 65 },
  corners: [0, 10, 10, 0],
  origin: [0, 0],
  isDrawn: true,
});
const mark = (edit: number): PageMark => ({
  edit,
  action: 'remove',
  text: '',
  value: 'A',
  place: 'content',
  characters: [box],
  areas: [box],
});

describe('findMarkCharacters', () => {
  it('looks once at a place where a page draws the same thousands of times', () => {
    const characters = Array.from({ length: 3000 }, letter);
    const marks = characters.map((_, edit) => mark(edit));
    const found = findMarkCharacters(marks, characters);
    expect(new Set(found).size).toBe(1);
    expect(found[0]!.characters).toHaveLength(3000);
    expect(found[0]!.glyphs).toHaveLength(1);
    expect(firstOfEachPlace(found)).toHaveLength(1);
    expect(toRemoved(characters)).toHaveLength(1);
  });

  it('finds nothing for a comment', () => {
    const [found] = findMarkCharacters([{ ...mark(0), action: 'comment' }], [letter()]);
    expect(found).toEqual({ characters: [], glyphs: [] });
  });
});
