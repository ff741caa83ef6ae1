import { describe, expect, it } from 'vitest';

import { shiftFindings } from './shift-findings.ts';

const before = 'call 555 or mail ann today';
const findings = [
  { start: 5, end: 8 },
  { start: 17, end: 20 },
];

function shiftedWords(after: string): string[] {
  return shiftFindings(findings, before, after).map(({ start, end }) => after.slice(start, end));
}

describe('findings after an edit', () => {
  it('stay in place when nothing changes', () => {
    expect(shiftedWords(before)).toEqual(['555', 'ann']);
  });

  it('stay in place before the edit and shift after it', () => {
    expect(shiftedWords('call 555 or just mail ann today')).toEqual(['555', 'ann']);
    expect(shiftedWords('call 555 mail ann today')).toEqual(['555', 'ann']);
    expect(shiftedWords('please call 555 or mail ann today')).toEqual(['555', 'ann']);
  });

  it('vanish when the edit touches them', () => {
    expect(shiftedWords('call 5x5 or mail ann today')).toEqual(['ann']);
    expect(shiftedWords('call')).toEqual([]);
    expect(shiftedWords('')).toEqual([]);
  });

  it('never point outside the text when words are repeated', () => {
    const after = 'call 555 555 555';
    for (const { start, end } of shiftFindings(findings, before, after)) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(after.length);
    }
  });
});
