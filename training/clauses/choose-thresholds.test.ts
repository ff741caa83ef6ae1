import { describe, expect, it } from 'vitest';

import { chooseThresholds, findClauses } from './choose-thresholds.ts';
import { LABELS } from './clause-corpora.ts';
import { scoreClauses } from './clause-scores.ts';

const LABEL = 'exclusivity';
const label = LABELS.indexOf(LABEL);

/** Ten clauses of ten characters each; those that score above one are positive. */
const scores = [-3, -2.5, -2, -1.5, -1, 0, 0.5, 1.5, 2, 2.5];
const clauses = scores.map((score, index) => ({
  start: index * 10,
  end: index * 10 + 9,
  label,
  score,
}));
const documents = [
  {
    id: 'contract',
    text: '',
    read: LABELS,
    spans: clauses
      .filter(({ score }) => score > 1)
      .map(({ start }) => ({ start: start + 2, end: start + 5, label: LABEL })),
  },
];

describe('chooseThresholds', () => {
  it('returns a threshold that separates positive clauses from negative ones', () => {
    const threshold = chooseThresholds(documents, [clauses])[label] ?? 0;
    expect(threshold).toBeGreaterThan(0.5);
    expect(threshold).toBeLessThanOrEqual(1.5);
  });
});

describe('scoreClauses', () => {
  it('returns perfect scores when exactly the annotated clauses are found', () => {
    const found = [findClauses(clauses, new Float32Array(LABELS.length).fill(1))];
    const { spanMicro, documentMicro } = scoreClauses(documents, found, [LABEL]);
    expect([spanMicro, documentMicro]).toEqual([1, 1]);
  });

  it('counts false positives and missed clauses', () => {
    const found = [findClauses(clauses.slice(0, 8), new Float32Array(LABELS.length).fill(0.5))];
    const { spanMicro } = scoreClauses(documents, found, [LABEL]);
    expect(spanMicro).toBeCloseTo((2 * (1 / 2) * (1 / 3)) / (1 / 2 + 1 / 3));
  });
});
