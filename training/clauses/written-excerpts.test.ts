import { expect, it } from 'vitest';

import { CONTRACT_LABELS } from './clause-corpora.ts';
import { parseExcerpts, readWrittenExcerpts } from './written-excerpts.ts';

it('reads excerpts line by line with the labels of each', () => {
  const content =
    'none\t9. ASSIGNMENT\nanti_assignment,change_of_control\tNo assignment.\n\nnone\tFees.\n';
  const [first, second, ...others] = parseExcerpts(content, 'contracts.tsv');
  expect(first?.text).toBe('9. ASSIGNMENT\nNo assignment.\n');
  expect(first?.spans).toEqual([
    { start: 14, end: 28, label: 'anti_assignment' },
    { start: 14, end: 28, label: 'change_of_control' },
  ]);
  expect(second).toEqual({
    id: 'contracts.tsv 2',
    text: 'Fees.\n',
    spans: [],
    read: CONTRACT_LABELS,
  });
  expect(others).toEqual([]);
});

it('rejects an unknown label and a line without a clause', () => {
  expect(() => parseExcerpts('non_assignment\tNo assignment.', 'a.tsv')).toThrow('non_assignment');
  expect(() => parseExcerpts('exclusivity', 'a.tsv')).toThrow('No labels and clause');
});

it('finds every label of contracts both in the excerpts and among those held out', async () => {
  const { excerpts, heldOutExcerpts } = await readWrittenExcerpts();
  for (const documents of [excerpts, heldOutExcerpts]) {
    const labels = documents.flatMap(({ spans }) => spans).map(({ label }) => label);
    expect(new Set(labels)).toEqual(new Set(CONTRACT_LABELS));
  }
});
