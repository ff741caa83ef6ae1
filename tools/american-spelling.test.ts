import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync } from 'vite';
import { expect, it } from 'vitest';

import { repositoryRoot } from './run-command.ts';

const WORKSPACES =
  '{auth,bin,cli,contracts,database,documents,e2e,engine,examples,server,tools,training,web}';

/** British forms of words that the project uses often. */
const BRITISH = new RegExp(
  [
    '\\banalys(?:e|ed|er|ers|ing)\\b',
    '(?:recogn|organ|capital|general|normal|optim|random|author)is(?:e|ed|er|es|ing|ation)\\b',
    'colour',
    'behaviour',
    'favour',
    'neighbour',
    'honour',
    'label(?:led|ling)\\b',
    'licence',
    '(?:def|off)ence',
    'judgement',
    '\\benrol(?:ment)?\\b',
    '\\b(?:mis)?spelt\\b',
  ].join('|'),
  'iu',
);
/** What is quoted, code and the targets of links are spelled as they are there. */
const QUOTED = /`[^`]*`|“[^”]*”|"[^"\n]*"|\]\([^)]*\)/gu;

const list = (...patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: repositoryRoot }))
    .filter((file) => !/(?:^|\/)(?:node_modules|dist|\.cache|data)\//u.test(file));
const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const british = (text: string) => BRITISH.exec(text.replaceAll(QUOTED, ''))?.[0];

it('comments are in American English', () => {
  const found = list(`${WORKSPACES}/**/*.{ts,tsx}`, '*.ts').flatMap((file) => {
    const source = read(file);
    if (!BRITISH.test(source)) return [];
    return parseSync(file, source).comments.flatMap(({ value }) => {
      const word = british(value);
      return word === undefined ? [] : [`${file}: ${word}`];
    });
  });
  expect(found).toEqual([]);
});

it('names are in American English, except those of wordings that the engine looks for', () => {
  const found = list(`${WORKSPACES}/**/*.{ts,tsx}`).flatMap((file) => {
    const source = read(file);
    if (file.startsWith('engine/src/') || !BRITISH.test(spread(source))) return [];
    const names = namesIn(parseSync(file, source).program);
    return names.flatMap((name) => (BRITISH.test(spread(name)) ? [`${file}: ${name}`] : []));
  });
  expect(found).toEqual([]);
});

it('pages are in American English', () => {
  const found = list('*.md', 'docs/**/*.md', 'policies/*.md', `${WORKSPACES}/**/*.md`).flatMap(
    (file) => {
      const word = british(read(file).replaceAll(/^```[^]*?^```/gmu, ''));
      return word === undefined ? [] : [`${file}: ${word}`];
    },
  );
  expect(found).toEqual([]);
});

/** The names in a syntax tree. */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(namesIn);
  const isName = 'type' in node && node.type === 'Identifier' && 'name' in node;
  return isName ? [String(node.name), ...below] : below;
}

/** A name as words: `isOfColor` as `is Of Color`. */
function spread(name: string): string {
  return name.replaceAll('_', ' ').replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}
