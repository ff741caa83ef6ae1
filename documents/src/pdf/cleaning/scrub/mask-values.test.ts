import { describe, expect, it } from 'vitest';

import { createMaskedValues } from './mask-values.ts';

describe('createMaskedValues', () => {
  const masked = createMaskedValues(['Jane Trapped', 'Ann']);

  it('finds a value however its letters are separated', () => {
    for (const text of ['ABCDEF+JaneTrapped', 'jane-trapped', 'Jane Tr\napped']) {
      expect(masked.isIn(text)).toBe(true);
    }
    expect(masked.isIn('Jane was trapped')).toBe(false);
  });

  it('does not look for short values', () => {
    expect(masked.isIn('Ann')).toBe(false);
  });
});
