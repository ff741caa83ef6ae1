import { describe, expect, it } from 'vitest';

import { createFinding } from '#engine/testing/create-finding.ts';
import type { Finding } from '#engine/vocabulary.ts';

import { preferClausesModel } from './prefer-clauses-model.ts';

const LONG = 40_000;

function finding(start: number, type: string, kind: 'rule' | 'model'): Finding {
  const ruleId = kind === 'rule' ? type : 'clauses';
  return createFinding(start, { type, ruleId, source: { kind, version: '1' } });
}

const byModel = [100, 5000, 9000, 20_000].map((start) => finding(start, 'exclusivity', 'model'));
const byRule = finding(30_000, 'non-compete', 'rule');

function kept(findings: readonly Finding[], textLength: number): string[] {
  return preferClausesModel(findings, textLength)
    .filter(({ source }) => source.kind === 'rule')
    .map(({ type }) => type);
}

describe('a clause that a rule finds by its wording', () => {
  it('is dropped from a long contract when the clause model finds nothing there', () => {
    expect(kept([...byModel, byRule], LONG)).toEqual([]);
  });

  it('is kept when the model has not learned its type', () => {
    expect(kept([...byModel, finding(30_000, 'personal-guarantee', 'rule')], LONG)).toEqual([
      'personal-guarantee',
    ]);
  });

  it('is kept in a short text and when the model finds few clauses', () => {
    expect(kept([...byModel, byRule], 5000)).toEqual(['non-compete']);
    expect(kept([...byModel.slice(0, 2), byRule], LONG)).toEqual(['non-compete']);
  });
});
