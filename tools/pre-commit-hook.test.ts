import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { repositoryRoot } from './run-command.ts';

const SECRET = 'Her SSN is 536-22-1234.\n';
const CLEAN = 'The parcel is here, and so are we.\n';

const home = mkdtempSync(join(tmpdir(), 'proviso-hook-'));
afterAll(() => rmSync(home, { recursive: true }));
const repository = join(home, 'repository');
const environment = {
  PATH: process.env['PATH'],
  HOME: home,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ana',
  GIT_AUTHOR_EMAIL: 'ana@example.com',
  GIT_COMMITTER_NAME: 'Ana',
  GIT_COMMITTER_EMAIL: 'ana@example.com',
};

const git = (...commandArguments: string[]) =>
  execFileSync('git', commandArguments, { cwd: repository, env: environment, stdio: 'pipe' });
const write = (name: string, content: string) => writeFileSync(join(repository, name), content);
const commit = () =>
  spawnSync('git', ['commit', '-qm', 'x'], { cwd: repository, env: environment, encoding: 'utf8' });

test('the documented git hook scans what is staged, renamed files among it', () => {
  const page = readFileSync(join(repositoryRoot, 'docs/how-to/scan-in-ci.md'), 'utf8');
  const [, hook = ''] = /^```sh\n(#!\/bin\/sh\n[^]*?)^```$/m.exec(page) ?? [];
  mkdirSync(repository);
  symlinkSync(repositoryRoot, join(home, 'proviso'));
  git('init', '-q');
  const hookFile = join(repository, '.git/hooks/pre-commit');
  mkdirSync(join(repository, '.git/hooks'), { recursive: true });
  writeFileSync(hookFile, hook);
  chmodSync(hookFile, 0o755);

  write('program.py', 'print()\n');
  git('add', '.');
  expect(commit(), 'nothing to scan').toMatchObject({ status: 0 });

  write('letter.txt', SECRET);
  git('add', '.');
  write('letter.txt', CLEAN);
  expect(commit(), 'a secret that is staged').toMatchObject({ status: 1 });

  write('letter.txt', CLEAN.repeat(20));
  git('add', '.');
  write('letter.txt', SECRET);
  expect(commit(), 'a secret that is not staged').toMatchObject({ status: 0 });

  write('letter.txt', CLEAN.repeat(20) + SECRET);
  renameSync(join(repository, 'letter.txt'), join(repository, 'renamed.txt'));
  symlinkSync('/nowhere', join(repository, 'link.txt'));
  git('add', '--all');
  expect(commit(), 'a renamed file').toMatchObject({ status: 1 });
}, 120_000);
