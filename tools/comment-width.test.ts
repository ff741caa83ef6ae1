import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync } from 'vite';
import { expect, it } from 'vitest';

import { repositoryRoot } from './run-command.ts';

const WIDTH = 120;
const SOURCES =
  '{auth,bin,cli,contracts,database,documents,e2e,engine,examples,server,tools,training,web}/**/*.{ts,tsx}';

it(`comments are no wider than ${WIDTH} columns, because the formatter does not wrap them`, () => {
  const files = globSync([SOURCES, '*.ts'], { cwd: repositoryRoot }).filter(
    (file) => !/(?:^|\/)(?:node_modules|dist)\//u.test(file),
  );
  expect(files.flatMap(wideComments)).toEqual([]);
});

function wideComments(file: string): string[] {
  const source = readFileSync(join(repositoryRoot, file), 'utf8');
  const lines = source.split('\n');
  if (lines.every(({ length }) => length <= WIDTH)) return [];
  return parseSync(file, source).comments.flatMap(({ start, end }) => {
    const first = source.slice(0, start).split('\n').length;
    const last = first + source.slice(start, end).split('\n').length - 1;
    const isWide = lines.slice(first - 1, last).some(({ length }) => length > WIDTH);
    return isWide ? [`${file}:${first}`] : [];
  });
}
