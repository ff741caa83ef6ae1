import { describe, expect, it } from 'vitest';

import type { TextPart } from '#documents/extracted-document.ts';

import { findHiddenRanges } from './find-hidden-ranges.ts';

/** Consecutive segments of ten characters each. */
function segments(...parts: readonly TextPart[]) {
  return parts.map((part, index) => ({ part, start: index * 11, end: index * 11 + 10 }));
}

describe('hidden stretches', () => {
  it('are empty when everything is visible', () => {
    expect(findHiddenRanges(segments('body', 'footer', 'properties'))).toEqual([]);
  });

  it('merge adjacent segments and end at visible text', () => {
    const found = findHiddenRanges(segments('hidden-text', 'hidden-text', 'body', 'hidden-text'));
    expect(found.map(({ start, end }) => [start, end])).toEqual([
      [0, 21],
      [33, 43],
    ]);
  });
});
