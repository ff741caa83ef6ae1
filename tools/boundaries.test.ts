import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { repositoryRoot } from './run-command.ts';

/** A violation of the import rule: the offending file, and the tool's expected message about it. */
interface Breach {
  title: string;
  tool: 'tsc' | 'oxlint' | 'knip';
  file: string;
  source: string;
  answer: RegExp;
}

const breaches: readonly Breach[] = [
  {
    title: 'the engine cannot read files',
    tool: 'tsc',
    file: 'engine/src/breach-files.ts',
    source: `import { readFileSync } from 'node:fs';\nexport const breach = readFileSync;\n`,
    answer: /TS2591|TS2307/,
  },
  {
    title: 'the engine cannot see its process',
    tool: 'tsc',
    file: 'engine/src/breach-process.ts',
    source: `export const breach = process.env;\n`,
    answer: /TS2591|TS2580|TS2304/,
  },
  {
    title: 'the engine cannot reach the network',
    tool: 'tsc',
    file: 'engine/src/breach-network.ts',
    source: `export const breach = fetch;\n`,
    answer: /TS2304|TS2591/,
  },
  {
    title: 'the inside of a workspace cannot be imported',
    tool: 'tsc',
    file: 'cli/src/breach-deep-import.ts',
    source: `export * from '@proviso/engine/src/analyze.ts';\n`,
    answer: /TS2307/,
  },
  {
    title: 'the engine has no clock',
    tool: 'oxlint',
    file: 'engine/src/breach-clock.ts',
    source: `export const breach = Date.now();\n`,
    answer: /no-restricted-globals/,
  },
  {
    title: 'the engine has no randomness',
    tool: 'oxlint',
    file: 'engine/src/breach-randomness.ts',
    source: `export const breach = Math.random();\n`,
    answer: /no-restricted-properties/,
  },
  {
    title: 'a server feature cannot import a driver',
    tool: 'oxlint',
    file: 'server/src/features/usage/breach-driver.ts',
    source: `export * from '#server/drivers/blob-storage/disk.ts';\n`,
    answer: /no-restricted-imports/,
  },
  {
    title: 'a server feature cannot import the inside of another feature',
    tool: 'oxlint',
    file: 'server/src/features/usage/breach-feature.ts',
    source: `export * from '#server/features/documents/document-store.ts';\n`,
    answer: /no-restricted-imports/,
  },
  {
    title: 'relative imports cannot get round the patterns',
    tool: 'oxlint',
    file: 'server/src/features/usage/breach-relative.ts',
    source: `export * from '../../drivers/blob-storage/disk.ts';\n`,
    answer: /no-restricted-imports/,
  },
  {
    title: 'documents cannot import what the engine says of findings',
    tool: 'oxlint',
    file: 'documents/src/breach-engine.ts',
    source: `export * from '@proviso/engine';\n`,
    answer: /no-restricted-imports/,
  },
  {
    title: 'documents cannot import another face of the engine than its spellings',
    tool: 'oxlint',
    file: 'documents/src/breach-engine-face.ts',
    source: `export * from '@proviso/engine/marks';\n`,
    answer: /no-restricted-imports/,
  },
  {
    title: 'the web app cannot import the engine outside its preview worker',
    tool: 'oxlint',
    file: 'web/src/pages/breach-engine.ts',
    source: `export * from '@proviso/engine';\n`,
    answer: /no-restricted-imports/,
  },
  {
    title: 'a web feature cannot import another feature',
    tool: 'oxlint',
    file: 'web/src/features/usage/breach-feature.ts',
    source: `export * from '#web/features/documents/texts.ts';\n`,
    answer: /no-restricted-imports/,
  },
  {
    title: 'the web app cannot import the server',
    tool: 'oxlint',
    file: 'web/src/lib/breach-server.ts',
    source: `export * from '@proviso/server';\n`,
    answer: /no-restricted-imports/,
  },
  {
    title: 'imports cannot form a cycle',
    tool: 'oxlint',
    file: 'cli/src/breach-cycle.ts',
    source: `import { half } from './breach-cycle-half.ts';\nexport const whole = (): unknown => half;\n`,
    answer: /no-cycle/,
  },
  {
    title: 'an undeclared library cannot be imported',
    tool: 'knip',
    file: 'engine/src/index.ts',
    source: `export { z } from 'zod';\n`,
    answer: /zod/,
  },
  {
    title: 'an undeclared workspace cannot be imported',
    tool: 'knip',
    file: 'engine/src/index.ts',
    source: `export { readDocument } from '@proviso/documents';\n`,
    answer: /@proviso\/documents/,
  },
];

const otherHalfOfTheCycle = {
  file: 'cli/src/breach-cycle-half.ts',
  source: `import { whole } from './breach-cycle.ts';\nexport const half = (): unknown => whole;\n`,
};

let copy: string;
const output: Record<Breach['tool'], string> = { tsc: '', oxlint: '', knip: '' };

beforeAll(async () => {
  copy = await copyRepository();
  for (const { file, source } of [...breaches, otherHalfOfTheCycle]) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await appendFile(join(copy, file), source);
  }
  output.tsc = `${await run('tsc', '-p', 'engine')}\n${await run('tsc', '-p', 'cli')}`;
  output.oxlint = await run('oxlint', '--format=unix');
  output.knip = await run('knip', '--strict', '--include=unlisted', '--reporter=compact');
}, 120_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test.for(breaches)('$title ($tool)', ({ tool, file, answer }) => {
  const lines = output[tool].split('\n').filter((line) => line.includes(file));
  expect(lines.join('\n')).toMatch(answer);
});

async function copyRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'proviso-boundaries-'));
  const left =
    /^(?:\.git|\.cache|data|test-results|examples\/documents)$|(?:^|\/)(?:node_modules|dist)$/;
  await cp(repositoryRoot, folder, {
    recursive: true,
    filter: (source) => !left.test(relative(repositoryRoot, source)),
  });
  await symlink(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function run(command: string, ...commandArguments: string[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const binary = join(repositoryRoot, 'node_modules', '.bin', command);
  execFile(
    binary,
    commandArguments,
    { cwd: copy, maxBuffer: 64 * 1024 * 1024 },
    (_, stdout, stderr) => resolve(stdout + stderr),
  );
  return promise;
}
