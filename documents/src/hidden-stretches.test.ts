import { describe, expect, it } from 'vitest';

import type { TextPart } from './extracted-document.ts';
import { hiddenStretches } from './hidden-stretches.ts';

/** Consecutive segments of ten characters each. */
function segments(...parts: readonly TextPart[]) {
  return parts.map((part, index) => ({ part, start: index * 11, end: index * 11 + 10 }));
}

describe('hidden stretches', () => {
  it('are none where everything is seen', () => {
    expect(hiddenStretches(segments('body', 'footer', 'properties'))).toEqual([]);
  });

  it('join neighbours and stop where something is seen', () => {
    const found = hiddenStretches(segments('hidden-text', 'hidden-text', 'body', 'hidden-text'));
    expect(found.map(({ start, end }) => [start, end])).toEqual([
      [0, 21],
      [33, 43],
    ]);
  });
});
