import { describe, expect, it } from 'vitest';

import { toldSpan } from './told-span.ts';

describe('toldSpan', () => {
  it.each([
    [
      '2025-03-04 09:15] marcus: nobody understands these people',
      'nobody understands these people',
    ],
    ['[09:15] tom_w: clients like a bit of it', 'clients like a bit of it'],
    ['Ann Roe  9:04 AM\nnobody checks the old ones', 'nobody checks the old ones'],
    ['ann.r   22:52  nobody checks the old ones', 'nobody checks the old ones'],
    ['He is slow with it\n  KB: we should not say so', 'He is slow with it'],
    ['laughter) But honestly, it is in their blood', 'But honestly, it is in their blood'],
    ['L1,Leeds,"Would prefer an English couple', 'Would prefer an English couple'],
    [
      'Told client he is ill and they said no\n  Decision: reject',
      'Told client he is ill and they said no',
    ],
    ['He said, "Not one of those again"', 'He said, "Not one of those again"'],
    ['Marcus: nobody understands these people', 'Marcus: nobody understands these people'],
    ['They said no\nDecision: no', 'They said no\nDecision: no'],
  ])('keeps what is said of %j', (written, said) => {
    const text = `Before. ${written}. After.`;
    const { start, end } = toldSpan(text, { start: 8, end: 8 + written.length });
    expect(text.slice(start, end)).toBe(said);
  });
});
