import { describe, expect, it } from 'vitest';

import { statementsModel } from '#engine/models/statements/statements-model.ts';
import { createFinding } from '#engine/testing/create-finding.ts';
import type { Finding } from '#engine/vocabulary.ts';

import { weighByContext } from './weigh-by-context.ts';

const PAGE = 6000;

function finding(start: number, more: Partial<Finding> = {}): Finding {
  return createFinding(start, {
    category: 'policy',
    type: 'concealment',
    severity: 'high',
    confidence: 0.8,
    ruleId: 'concealment',
    ...more,
  });
}

/** What the statements model finds in a sentence, so sure as log-odds say. */
function statement(start: number, logOdds: number, more: Partial<Finding> = {}): Finding {
  const { range } = statementsModel.calibrations?.get(more.type ?? 'concealment') ?? {};
  const { min = 0, max = 1 } = range ?? {};
  return finding(start, {
    confidence: min + (max - min) / (1 + Math.exp(-logOdds)),
    ruleId: statementsModel.id,
    source: { kind: 'model', version: '1' },
    ...more,
  });
}

function kept(findings: readonly Finding[], textLength: number): number[] {
  return weighByContext(findings, textLength).map(({ start }) => start);
}

describe('a sentence found by a model', () => {
  it('is kept in a short text, and on a page without other findings if it is clear', () => {
    expect(kept([statement(0, 0.4)], 90)).toEqual([0]);
    expect(kept([statement(PAGE / 2, 2.5)], PAGE)).toEqual([PAGE / 2]);
  });

  it('is dropped if it is doubtful and nothing related is on the page', () => {
    expect(kept([statement(PAGE / 2, 0.4)], PAGE)).toEqual([]);
    const harmless = finding(100, { category: 'legal', type: 'governing-law' });
    expect(kept([harmless, statement(PAGE / 2, 0.4)], PAGE)).toEqual([100]);
  });

  it('needs several rule findings nearby to be kept and gains confidence with their number', () => {
    const others = [1200, 1500, 2000, 2500, 3300, 3600, 4000, 4400].map((start) => finding(start));
    const doubtful = statement(PAGE / 2, 1);
    const sureness = (around: readonly Finding[]) =>
      weighByContext([doubtful, ...around], PAGE)[0]?.confidence ?? 0;
    expect(sureness(others)).toBeGreaterThan(sureness(others.slice(0, 6)));
    expect(kept([doubtful, ...others.slice(0, 2)], PAGE)).not.toContain(PAGE / 2);
    expect(kept([statement(20_000, 1), ...others], 30_000)).not.toContain(20_000);
  });

  it('is kept near the names of people unless it is too doubtful', () => {
    const name = (start: number) =>
      finding(start, { category: 'pii', type: 'person-name', severity: 'low' });
    const names = [1000, 1500, 2200, 2600, 3400, 3700].map(name);
    expect(kept([statement(PAGE / 2, 1.5), ...names], PAGE)).toContain(PAGE / 2);
    expect(kept([statement(PAGE / 2, 1.2), ...names], PAGE)).not.toContain(PAGE / 2);
  });

  it('keeps a severity that its words give it, however sure it is', () => {
    const severityIn = (severity: Finding['severity'], logOdds: number) =>
      weighByContext([statement(0, logOdds, { type: 'one-sided-clause', severity })], 90)[0]
        ?.severity;
    expect(severityIn('high', 2.5)).toBe('high');
    expect(severityIn('high', 0.4)).toBe('high');
  });

  it('is kept near other clear sentences but not near doubtful ones', () => {
    const beside = (logOdds: number) =>
      [1500, 2500, 3500, 4500].map((start) => statement(start, logOdds));
    expect(kept([statement(PAGE / 2, 1.2), ...beside(2)], PAGE)).toContain(PAGE / 2);
    expect(kept([statement(PAGE / 2, 1.2), ...beside(0.4)], PAGE)).toEqual([]);
  });

  it('is less severe as a threat in a long calm text than on its own', () => {
    const threat = statement(PAGE / 2, 2.4, { type: 'intimidation' });
    const [alone] = weighByContext([{ ...threat, start: 0 }], 90);
    const [amid] = weighByContext([threat], PAGE);
    expect([alone?.severity, amid?.severity]).toEqual(['high', 'low']);
  });

  it('is not supported by clauses that every contract has', () => {
    const clause = statement(PAGE / 2, 0.4, { category: 'legal', type: 'one-sided-clause' });
    const usual = [2000, 2400, 3500, 3900].map((start) =>
      finding(start, { category: 'legal', type: 'governing-law', severity: 'low' }),
    );
    expect(kept([clause, ...usual], PAGE)).not.toContain(PAGE / 2);
  });

  it('is supported by other clauses if it is a clause', () => {
    const clause = statement(PAGE / 2, 0.4, { category: 'legal', type: 'one-sided-clause' });
    expect(kept([clause, finding(100), finding(200), finding(300)], PAGE)).not.toContain(PAGE / 2);
    const others = [2000, 2400, 3500, 3900].map((start) =>
      finding(start, { category: 'legal', type: 'set-off', ruleId: 'set-off' }),
    );
    expect(kept([clause, ...others], PAGE)).toContain(PAGE / 2);
  });
});

describe('an admission of fault', () => {
  const admission = statement(PAGE / 2, 1.2, { category: 'legal', type: 'admission-of-fault' });
  const around = (more: Partial<Finding>) =>
    [2000, 2400, 3500, 3900].map((at) => finding(at, more));

  it('is supported by findings about conduct, not by clauses', () => {
    expect(kept([admission, ...around({})], PAGE)).toContain(PAGE / 2);
    const clauses = around({ category: 'legal', type: 'set-off', ruleId: 'set-off' });
    expect(kept([admission, ...clauses], PAGE)).not.toContain(PAGE / 2);
  });
});

describe('findings from rules', () => {
  it('remain unchanged', () => {
    const findings = [finding(10), finding(5000, { severity: 'low' })];
    expect(weighByContext(findings, PAGE)).toEqual(findings);
  });
});
