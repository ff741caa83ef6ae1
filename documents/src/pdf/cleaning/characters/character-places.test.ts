import { describe, expect, it } from 'vitest';

import { CharacterPlaces } from './character-places.ts';
import type { PageCharacter } from './page-characters.ts';

const letterAt = (left: number, top: number, size = 5): PageCharacter => {
  const box = { left, top, right: left + size, bottom: top + size };
  const ink = { ...box, code: 65 };
  return { code: 65, box, ink, corners: [], origin: [left, top], isDrawn: true };
};

describe('CharacterPlaces', () => {
  it('finds the characters whose centers lie in a box, in their order', () => {
    const characters = [letterAt(100, 10), letterAt(10, 10), letterAt(14, 10), letterAt(400, 400)];
    const places = new CharacterPlaces(characters);
    const line = { left: 9, top: 8, right: 110, bottom: 17 };
    expect(places.within([line, line])).toEqual(characters.slice(0, 3));
  });

  it('finds characters beside the page and in boxes larger than it', () => {
    const characters = [letterAt(-900, -900), letterAt(50_000, 3)];
    const places = new CharacterPlaces(characters);
    const all = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    expect(places.within([all])).toEqual(characters);
    expect(places.within([{ ...all, right: 0 }])).toEqual([characters[0]]);
  });
});
