import { expect, it } from 'vitest';

import { tooLong } from './too-long.ts';

it('a text beyond its limit is explained, not cut', () => {
  expect(tooLong('x'.repeat(80), 80)).toBeUndefined();
  expect(tooLong(` ${'x'.repeat(80)} `, 80)).toBeUndefined();
  expect(tooLong('x'.repeat(85), 80)).toBe('At most 80 characters: this is 5 too long.');
});
