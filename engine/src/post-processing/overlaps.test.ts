import { describe, expect, it } from 'vitest';

import type { Category, Finding } from '#engine/vocabulary.ts';

import { resolveOverlaps } from './overlaps.ts';

function finding(
  start: number,
  end: number,
  confidence = 0.8,
  category: Category = 'pii',
): Finding {
  return {
    category,
    type: 'test',
    typeName: 'Test',
    severity: 'low',
    confidence,
    start,
    end,
    why: 'Because.',
    recommendation: 'Look.',
    isInformational: false,
    isSensitive: false,
    ruleId: `${start}-${end}`,
    source: { kind: 'rule', version: '1.0' },
  };
}

function survivors(...findings: readonly Finding[]): string[] {
  return resolveOverlaps(findings).map(({ ruleId }) => ruleId);
}

describe('resolveOverlaps', () => {
  it('keeps the more confident of two findings, even if it is shorter', () => {
    expect(survivors(finding(0, 10, 0.6), finding(2, 5, 0.9))).toEqual(['2-5']);
  });

  it('keeps the longer of two equally confident findings', () => {
    expect(survivors(finding(0, 4), finding(2, 9))).toEqual(['2-9']);
  });

  it('marks a finding as sensitive when it fully covers a sensitive one', () => {
    const secret = { ...finding(2, 5, 0.6), isSensitive: true };
    const sensitive = (...findings: readonly Finding[]): boolean[] =>
      resolveOverlaps(findings).map(({ isSensitive }) => isSensitive);
    expect(sensitive(finding(0, 10, 1), secret)).toEqual([true]);
    expect(sensitive(finding(2, 5, 1), secret)).toEqual([true]);
    expect(sensitive(finding(3, 10, 1), secret)).toEqual([false]);
    expect(sensitive(finding(5, 10, 1), secret)).toEqual([true, false]);
  });

  it("keeps the earlier detector's finding when two detectors find the same", () => {
    const [kept, ...rest] = resolveOverlaps([
      { ...finding(0, 4), type: 'first' },
      { ...finding(0, 4), type: 'second' },
    ]);
    expect(kept?.type).toBe('first');
    expect(rest).toEqual([]);
  });

  it('keeps a flagged finding over an informational one that is longer and more confident', () => {
    const organization = { ...finding(0, 20, 0.99), isInformational: true };
    expect(survivors(organization, finding(5, 9, 0.55))).toEqual(['5-9']);
    expect(survivors(organization, { ...finding(5, 9, 0.55), isInformational: true })).toEqual([
      '0-20',
    ]);
  });

  it('keeps the more confident of a rule finding and a model finding, and the rule finding on a tie', () => {
    const byModel = (confidence: number): Finding => ({
      ...finding(0, 4, confidence),
      source: { kind: 'model', version: '1' },
    });
    const sources = (...findings: readonly Finding[]): string[] =>
      resolveOverlaps(findings).map(({ source }) => source.kind);
    expect(sources(finding(0, 4, 0.9), byModel(0.95))).toEqual(['model']);
    expect(sources(finding(0, 4, 0.9), byModel(0.9))).toEqual(['rule']);
  });

  it('lists each type dropped at exactly the same span once', () => {
    const [kept] = resolveOverlaps([
      { ...finding(0, 4, 0.9), type: 'first' },
      { ...finding(0, 4, 0.8), type: 'second' },
      { ...finding(0, 4, 0.7), type: 'second' },
      { ...finding(0, 3, 0.7), type: 'third' },
    ]);
    expect(kept?.alternatives).toEqual(['second']);
  });

  it('keeps adjacent findings and findings of other categories', () => {
    expect(survivors(finding(4, 8), finding(0, 4), finding(2, 6, 0.9, 'policy'))).toEqual([
      '0-4',
      '2-6',
      '4-8',
    ]);
  });

  it('drops informational findings inside a secret so that they reveal no part of it', () => {
    const secret: Finding = { ...finding(4, 20, 0.8, 'policy'), isSensitive: true };
    const place = (start: number, end: number): Finding => ({
      ...finding(start, end),
      isInformational: true,
    });
    expect(survivors(place(4, 11), secret, place(12, 20))).toEqual(['4-20']);
    expect(survivors(place(0, 4), secret, place(18, 24))).toEqual(['0-4', '4-20', '18-24']);
    expect(survivors(finding(4, 11), secret)).toEqual(['4-11', '4-20']);
  });

  it('keeps both ends of a chain of overlaps when the middle one is dropped', () => {
    expect(survivors(finding(0, 4, 0.9), finding(3, 7, 0.5), finding(6, 9, 0.9))).toEqual([
      '0-4',
      '6-9',
    ]);
  });
});
