import { describe, expect, it } from 'vitest';

import { statementsModel } from '#engine/models/statements/statements-model.ts';
import type { Finding } from '#engine/vocabulary.ts';

import { weighBySurroundings } from './weigh-by-surroundings.ts';

const PAGE = 6000;

function finding(start: number, more: Partial<Finding> = {}): Finding {
  return {
    category: 'policy',
    type: 'concealment',
    typeName: 'Concealment',
    severity: 'high',
    confidence: 0.8,
    start,
    end: start + 40,
    why: 'It is so.',
    recommendation: 'Leave it.',
    isInformational: false,
    isSensitive: false,
    ruleId: 'concealment',
    source: { kind: 'rule', version: '1' },
    ...more,
  };
}

/** What the statements model finds in a sentence, so sure as log-odds say. */
function statement(start: number, logOdds: number, more: Partial<Finding> = {}): Finding {
  const { range } = statementsModel.weighed?.get(more.type ?? 'concealment') ?? {};
  const { least = 0, most = 1 } = range ?? {};
  return finding(start, {
    confidence: least + (most - least) / (1 + Math.exp(-logOdds)),
    ruleId: statementsModel.id,
    source: { kind: 'model', version: '1' },
    ...more,
  });
}

function kept(findings: readonly Finding[], textLength: number): number[] {
  return weighBySurroundings(findings, textLength).map(({ start }) => start);
}

describe('what a model found in a sentence', () => {
  it('is kept in a short text, and where it is plain on a page that holds nothing else', () => {
    expect(kept([statement(0, 0.4)], 90)).toEqual([0]);
    expect(kept([statement(PAGE / 2, 2.5)], PAGE)).toEqual([PAGE / 2]);
  });

  it('is left out where it is doubtful and nothing else on the page tells of wrongs or people', () => {
    expect(kept([statement(PAGE / 2, 0.4)], PAGE)).toEqual([]);
    const harmless = finding(100, { category: 'legal', type: 'governing-law' });
    expect(kept([harmless, statement(PAGE / 2, 0.4)], PAGE)).toEqual([100]);
  });

  it('is kept beside what rules found, and the surer the more of that there is', () => {
    const others = [1200, 1500, 2000, 2500, 3300, 3600, 4000, 4400].map((start) => finding(start));
    const doubtful = statement(PAGE / 2, 1);
    const sureness = (around: readonly Finding[]) =>
      weighBySurroundings([doubtful, ...around], PAGE)[0]?.confidence ?? 0;
    expect(sureness(others)).toBeGreaterThan(sureness(others.slice(0, 6)));
    expect(kept([doubtful, ...others.slice(0, 2)], PAGE)).not.toContain(PAGE / 2);
    expect(kept([statement(20_000, 1), ...others], 30_000)).not.toContain(20_000);
  });

  it('is kept where people are named, more of them where it is more doubtful', () => {
    const name = (start: number) =>
      finding(start, { category: 'pii', type: 'person-name', severity: 'low' });
    const names = [1000, 1500, 2200, 2600, 3400, 3700].map(name);
    expect(kept([statement(PAGE / 2, 1.5), ...names], PAGE)).toContain(PAGE / 2);
    expect(kept([statement(PAGE / 2, 1.2), ...names], PAGE)).not.toContain(PAGE / 2);
  });

  it('is kept beside others that are plain, and not beside those that are as doubtful', () => {
    const beside = (logOdds: number) =>
      [1500, 2500, 3500, 4500].map((start) => statement(start, logOdds));
    expect(kept([statement(PAGE / 2, 1.2), ...beside(2)], PAGE)).toContain(PAGE / 2);
    expect(kept([statement(PAGE / 2, 1.2), ...beside(0.4)], PAGE)).toEqual([]);
  });

  it('is as grave as it is sure: a threat in a long calm text alarms less than the same one by itself', () => {
    const threat = statement(PAGE / 2, 2.4, { type: 'intimidation' });
    const [alone] = weighBySurroundings([{ ...threat, start: 0 }], 90);
    const [amid] = weighBySurroundings([threat], PAGE);
    expect([alone?.severity, amid?.severity]).toEqual(['high', 'low']);
  });

  it('is not made likely by what every contract has', () => {
    const clause = statement(PAGE / 2, 0.4, { category: 'legal', type: 'one-sided-clause' });
    const usual = [2000, 2400, 3500, 3900].map((start) =>
      finding(start, { category: 'legal', type: 'governing-law', severity: 'low' }),
    );
    expect(kept([clause, ...usual], PAGE)).not.toContain(PAGE / 2);
  });

  it('is weighed by other clauses where it is one', () => {
    const clause = statement(PAGE / 2, 0.4, { category: 'legal', type: 'one-sided-clause' });
    expect(kept([clause, finding(100), finding(200), finding(300)], PAGE)).not.toContain(PAGE / 2);
    const others = [2000, 2400, 3500, 3900].map((start) =>
      finding(start, { category: 'legal', type: 'set-off', ruleId: 'set-off' }),
    );
    expect(kept([clause, ...others], PAGE)).toContain(PAGE / 2);
  });
});

describe('an admission, though a legal risk,', () => {
  const admission = statement(PAGE / 2, 1.2, { category: 'legal', type: 'admission-of-fault' });
  const around = (more: Partial<Finding>) =>
    [2000, 2400, 3500, 3900].map((at) => finding(at, more));

  it('is made likely by what people do to each other, and not by clauses', () => {
    expect(kept([admission, ...around({})], PAGE)).toContain(PAGE / 2);
    const clauses = around({ category: 'legal', type: 'set-off', ruleId: 'set-off' });
    expect(kept([admission, ...clauses], PAGE)).not.toContain(PAGE / 2);
  });
});

describe('what rules found', () => {
  it('stays as it is', () => {
    const findings = [finding(10), finding(5000, { severity: 'low' })];
    expect(weighBySurroundings(findings, PAGE)).toEqual(findings);
  });
});
