import type { Analysis, Issue } from '@proviso/contracts';
import { expect, it } from 'vitest';

import { applyAllowances } from './allowed-in-text.ts';

const TEXT = 'Pay by 4111 1111 1111 1111 or 4111-1111-1111-1111, write to ines@acme.example.';
const DECISION = {
  reason: 'not-relevant',
  decidedAt: '2026-11-01T12:00:00.000Z',
  allowed: 7,
} as const;

const analysis = {
  issues: [
    { type: 'credit-card', severity: 'high', recommendation: 'Remove the card.', ...at('4111 1') },
    { type: 'credit-card', severity: 'high', recommendation: 'Remove the card.', ...at('4111-1') },
    { type: 'email-address', severity: 'low', recommendation: 'Remove it.', ...at('ines@') },
  ].map((issue, id) => Object.assign(issue, { id, category: 'pii' })) as unknown as Issue[],
  summary: { overallRisk: 'high' },
} as Analysis;

/** The span from the start of `beginning` to the end of the value. */
function at(beginning: string): Pick<Issue, 'start' | 'end'> {
  const start = TEXT.indexOf(beginning);
  return { start, end: start + (beginning.startsWith('4') ? 19 : 'ines@acme.example'.length) };
}

const card = { type: 'credit-card', value: '4111111111111111', decision: DECISION };

it('an allowed value does not count in any spelling, and the summary reflects the rest', () => {
  const later = applyAllowances(analysis, TEXT, { allowed: [card], removed: [] });
  expect(later.issues.map(({ decision }) => decision)).toEqual([DECISION, DECISION, undefined]);
  expect(later.summary).toMatchObject({
    overallRisk: 'low',
    hasPii: true,
    recommendations: ['Remove it.'],
  });
});

it('an allowed value of another type has no effect', () => {
  const other = { ...card, type: 'iban' };
  const later = applyAllowances(analysis, TEXT, { allowed: [other], removed: [] });
  expect(later.issues.every(({ decision }) => decision === undefined)).toBe(true);
  expect(later.summary.overallRisk).toBe('high');
});

it('an allowed value counts again once its allowance is removed', () => {
  const before = applyAllowances(analysis, TEXT, { allowed: [card], removed: [] });
  const later = applyAllowances(before, TEXT, { allowed: [], removed: [7] });
  expect(later.issues).toEqual(analysis.issues);
  expect(later.summary).toMatchObject({
    overallRisk: 'high',
    recommendations: ['Remove the card.', 'Remove it.'],
  });
});

it('an analysis without changed allowances is returned as is', () => {
  expect(applyAllowances(analysis, TEXT, { allowed: [], removed: [] })).toBe(analysis);
});
