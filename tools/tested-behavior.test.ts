import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { repositoryRoot } from './run-command.ts';

const PAGE = join('docs', 'tested-behavior.md');
/** A file in backticks, the sign, and a test title up to the end of the cell or the next file. */
const CITATION = /`([^`]+\.(?:test|spec)\.ts)` › (.+?)(?=; `| \|$)/gmu;

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

/** The titles of a file's tests and groups of tests, without quotation marks, escapes, and a variant in brackets. */
function titlesIn(source: string): ReadonlySet<string> {
  const titles = source.matchAll(
    /\b(?:it|test|describe\w*)(?:\.\w+)*(?:\((?:\[[^]*?\]|\w+)\))?\(\s*(['"`])(?<title>(?:\\.|(?!\1)[^\\])*)\1/gu,
  );
  return new Set(Array.from(titles, ({ groups }) => titleOf(groups?.['title'])));
}

function titleOf(written = ''): string {
  return written.replaceAll('\\', '').replace(/ \(\$\{.*\)$/u, '');
}

it('the page of tested behavior cites only tests that exist', () => {
  const citations = [...read(PAGE).matchAll(CITATION)];
  expect(citations.length).toBeGreaterThan(100);
  const missing = citations
    .filter(([, file = '', title = '']) => !titlesIn(read(file)).has(title.trim()))
    .map(([citation]) => citation);
  expect(missing).toEqual([]);
});

it('every row of the page of tested behavior cites a test', () => {
  const rows = read(PAGE)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:What|---)/u.test(line));
  expect(rows.filter((row) => !/` › /u.test(row))).toEqual([]);
});
