import { globSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { readWrittenRuns, readWrittenSentences } from './written-sentences.ts';

const FOLDER = join(import.meta.dirname, 'sentences');

it('the list of runs names every file of sentences, in the order of their names', async () => {
  const files = globSync('**/*.tsv', { cwd: FOLDER }).filter((file) => file !== 'runs.tsv');
  const runs = await readWrittenRuns();
  expect(runs.map(({ file }) => file)).toEqual(files.toSorted());
});

it('the list of runs gives the number of passages in each file, and its shape', async () => {
  const counts = new Map<string, number>();
  for (const { file } of await readWrittenSentences()) {
    counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  for (const { file, passages, shape } of await readWrittenRuns()) {
    expect(counts.get(file), file).toBe(passages);
    expect(['sentences', 'pairs', 'documents', 'texts'], file).toContain(shape);
    expect(shape === 'texts', file).toBe(file.startsWith('ordinary/'));
  }
});
