import { expect, it } from 'vitest';

import { usedPercent } from './used-percent.ts';

it.each([
  [0, 500, 0],
  [1, 500, 1],
  [125, 500, 25],
  [498, 500, 99],
  [499, 500, 99],
  [500, 500, 100],
  [600, 500, 100],
  [1, 3, 33],
  [0, 0, 100],
])('%i of %i used are %i percent', (used, whole, percent) => {
  expect(usedPercent(used, whole)).toBe(percent);
});
