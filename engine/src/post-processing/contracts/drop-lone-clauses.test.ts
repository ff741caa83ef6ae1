import { describe, expect, it } from 'vitest';

import { createFinding } from '#engine/testing/create-finding.ts';
import type { Finding } from '#engine/vocabulary.ts';

import { dropLoneClauses } from './drop-lone-clauses.ts';

const LONG = 40_000;

function clause(start: number, confidence: number, ruleId = 'clauses'): Finding {
  const kind = ruleId === 'clauses' ? 'model' : 'rule';
  return createFinding(start, { confidence, ruleId, source: { kind, version: '1' } });
}

function kept(findings: readonly Finding[], textLength = LONG): number[] {
  return dropLoneClauses(findings, textLength).map(({ start }) => start);
}

describe('a clause with low model confidence', () => {
  it('is dropped from a long text when only another such clause is nearby', () => {
    expect(kept([clause(20_000, 0.7), clause(20_400, 0.65)])).toEqual([]);
  });

  it('is kept only within two pages of a more certain clause, before or after it', () => {
    expect(kept([clause(17_100, 0.7), clause(20_000, 0.9), clause(22_900, 0.7)])).toEqual([
      17_100, 20_000, 22_900,
    ]);
    expect(kept([clause(16_900, 0.7), clause(20_000, 0.9), clause(23_100, 0.7)])).toEqual([20_000]);
  });

  it('is kept near a rule finding and in a text shorter than half a page', () => {
    expect(kept([clause(20_000, 0.7), clause(21_000, 0.6, 'exclusivity')])).toHaveLength(2);
    expect(kept([clause(900, 0.7)], 1400)).toEqual([900]);
  });
});
