import { describe, expect, it } from 'vitest';

import { type Box, doOverlap } from '../cleaning/box.ts';
import { TextPlaces } from './text-places.ts';

const PAGE = { width: 600, height: 5000 };

/** Boxes of all sizes, the same in every run; some are above the page, below it, or have no height. */
function* makeBoxes(count: number, largest: number): Generator<Box> {
  let state = largest;
  const random = (): number => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  for (let made = 0; made < count; made += 1) {
    const left = random() * PAGE.width;
    const top = random() * PAGE.height - 200;
    const height = made % 10 === 0 ? 0 : random() * largest;
    yield { left, top, right: left + random() * largest, bottom: top + height };
  }
}

describe('TextPlaces', () => {
  it('finds the same overlaps as a comparison with every text', () => {
    const texts = [...makeBoxes(300, 80)];
    const places = new TextPlaces();
    for (const text of texts) places.add(text);
    const boxes = [...makeBoxes(500, 10), ...makeBoxes(500, 120)];
    const found = boxes.map((box) => places.doOverlap(box, () => true));
    expect(found).toEqual(boxes.map((box) => texts.some((text) => doOverlap(box, text))));
    expect(new Set(found)).toEqual(new Set([true, false]));
  });

  it('does not compare with texts elsewhere on the page', () => {
    const places = new TextPlaces();
    for (let line = 0; line < 50; line += 1) {
      places.add({ left: 0, top: line * 15, right: 100, bottom: line * 15 + 10 });
    }
    let comparisons = 0;
    const box = { left: 200, top: 300, right: 300, bottom: 310 };
    expect(places.doOverlap(box, () => (comparisons += 1) > 0)).toBe(false);
    expect(comparisons).toBeLessThan(5);
  });

  it('stops searching when the callback disallows more comparisons', () => {
    const places = new TextPlaces();
    const box = { left: 0, top: 0, right: 10, bottom: 10 };
    places.add(box);
    expect(places.doOverlap(box, () => false)).toBe(false);
  });
});
