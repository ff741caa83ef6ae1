import { describe, expect, it } from 'vitest';

import { carryFindings } from './carry-findings.ts';

const before = 'call 555 or mail ann today';
const findings = [
  { start: 5, end: 8 },
  { start: 17, end: 20 },
];

function carriedWords(after: string): string[] {
  return carryFindings(findings, before, after).map(({ start, end }) => after.slice(start, end));
}

describe('findings after an edit', () => {
  it('stay in place when nothing changes', () => {
    expect(carriedWords(before)).toEqual(['555', 'ann']);
  });

  it('stay in place before the edit and shift after it', () => {
    expect(carriedWords('call 555 or just mail ann today')).toEqual(['555', 'ann']);
    expect(carriedWords('call 555 mail ann today')).toEqual(['555', 'ann']);
    expect(carriedWords('please call 555 or mail ann today')).toEqual(['555', 'ann']);
  });

  it('vanish when the edit touches them', () => {
    expect(carriedWords('call 5x5 or mail ann today')).toEqual(['ann']);
    expect(carriedWords('call')).toEqual([]);
    expect(carriedWords('')).toEqual([]);
  });

  it('never point outside the text when words are repeated', () => {
    const after = 'call 555 555 555';
    for (const { start, end } of carryFindings(findings, before, after)) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(after.length);
    }
  });
});
